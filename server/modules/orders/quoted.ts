/** What carriage of an order's parcel costs, by the prices of its seller at an instant. */
import { rate } from "../../../api/rating/rate.ts";
import { readOne, type ReadsIn } from "../../lifecycle/known.ts";
import { TERMS } from "../ledger/terms_store.ts";
import { sidesOf } from "../packages/rateable.ts";
import type { PackageDraft } from "../packages/store.ts";
import { PRICE_CARDS, pricingBy } from "../rating/cards_store.ts";
import { type MethodQuote, questionOf } from "../rating/quotes.ts";
import type { OrderRow } from "./rows.ts";

/** Undefined where no method is known. @param at unix seconds */
export async function quotedFor(
  step: ReadsIn,
  order: Pick<OrderRow, "seller_id" | "country" | "postal_code">,
  { method_code = "", weight_g, location_id, length_mm = 0, width_mm = 0, height_mm = 0 }: PackageDraft,
  at: number,
): Promise<Pick<MethodQuote, "question" | "price"> | undefined> {
  const terms = await readOne(step, TERMS, order.seller_id);
  if (method_code === "" || !terms) return undefined;
  const { country, postal_code } = order;
  const mm = sidesOf({ length_mm, width_mm, height_mm });
  const asked = { at, country, postal_code, weight_g, mm, location_id };
  const question = questionOf(asked, pricingBy(terms)(at), method_code);
  return { question, price: rate(question, await readOne(step, PRICE_CARDS, `${at}`) ?? []) };
}
