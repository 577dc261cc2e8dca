import type { Selectable } from "kysely";
import { levelAt, plansOf } from "../../../../api/catalogue/pricing.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { UsersTable } from "../../../db/tables.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";

export type Terms = Readonly<
  Pick<
    Selectable<UsersTable>,
    "vip" | "pricing_plans" | "default_pricing_id" | "payment_type" | "is_rounded_tax"
  >
>;

export const TERMS: Readable<Terms> = {
  async load(reader, ids) {
    const rows = await reader.selectFrom("users")
      .select(["_id", "vip", "pricing_plans", "default_pricing_id", "payment_type", "is_rounded_tax"]).where(
        isOneOf("_id", ids),
      )
      .execute();
    return new Map(rows.map((row) => [row._id, row]));
  },
};

/** Returns the price level; 0 for a deleted seller. @param at unix seconds, because a price plan is valid for a time */
export const levelOfTerms = (terms: Terms | undefined, at: number): number =>
  terms ? levelAt({ vip: terms.vip, plans: plansOf(terms) }, at) : 0;
