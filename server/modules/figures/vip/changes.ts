/** Proposes the VIP levels that follow from the points of last month. */
import { levelFor } from "../../../../api/figures/vip.ts";
import type { VipChange } from "../../../../api/generated/schema.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import type { Reader } from "../../../db/database.ts";
import type { BackgroundTools } from "../../../fields.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { pricingBy } from "../../shipping/price_tables/price_tables_store.ts";
import { allSellers, pointsOf, rulesAt, type SellerTerms } from "./store.ts";

export interface Proposal {
  readonly seller: SellerTerms;
  readonly change: VipChange;
}

/** Uses the rules of levels that were effective at the end of last month. */
export async function proposeVipChanges(
  reader: Reader,
  { now, settings }: Pick<BackgroundTools, "now" | "settings">,
): Promise<Proposal[]> {
  const at = now();
  const span = spanOf("last-month", at, settings.timeZone);
  const rules = await rulesAt(reader, span.until - 1);
  if (rules.length === 0) return [];
  const points = await pointsOf(reader, span, ALL_SELLERS);
  const sellers = await allSellers(reader);
  return sellers.flatMap((seller): Proposal[] => {
    const own = points.get(seller._id) ?? 0;
    const [level, next] = [pricingBy(seller)(at).vip, levelFor(own, rules)];
    const change = { seller_id: seller._id, seller_name: seller.name, points: own, level, next };
    return level === next ? [] : [{ seller, change }];
  }).toSorted((one, other) => other.change.points - one.change.points);
}
