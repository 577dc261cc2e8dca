/** Posts the production costs of an order's garments when it is printed for the first time. Source: ADR 34. */
import { sql } from "kysely";
import {
  type MadeGarments,
  orderCosts,
  type PrintedOrder,
  type ProductionCostInForce,
} from "../../../../api/money/production_costs.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { post } from "../ledger/post_store.ts";

/** Name by which the ledger refers to the table of an order's costs. */
export const ORDER_COSTS = "order_costs";

/** Does nothing if the costs were booked before. @param readGarments returns the garments without cancelled ones */
export async function bookProduction(
  tx: Writer,
  order: PrintedOrder,
  readGarments: () => Promise<readonly MadeGarments[]>,
  { stamp, event }: { readonly stamp: AuditStamp; readonly event: string },
): Promise<void> {
  const booked = await tx.selectFrom("order_costs").select("order_id").where("order_id", "=", order._id)
    .limit(1).executeTakeFirst();
  if (booked) return;
  const garments = await readGarments();
  const rows = orderCosts(order, garments, await costsInForce(tx, garments, stamp.at), stamp.at);
  await tx.insertInto("order_costs").values([...rows]).execute();
  for (const { provider, amount_minor: minor, currency } of rows) {
    await post(tx, {
      kind: "cost",
      facts: { of: "production", provider, minor, currency },
      sellerId: order.seller_id,
      orderId: order._id,
      ref: { kind: ORDER_COSTS, id: order._id },
      code: order.code,
      event,
    }, stamp);
  }
}

/** Returns the costs that are effective already, the latest first. */
async function costsInForce(
  reader: Reader,
  garments: readonly MadeGarments[],
  at: number,
): Promise<readonly ProductionCostInForce[]> {
  const items = [...new Set(garments.flatMap(({ item_id }) => item_id ?? []))];
  const locations = [...new Set(garments.map(({ location_id }) => location_id))];
  const fits = sql<boolean>`(${isOneOf("item_id", items)}
    or item_id is null and ${isOneOf("location_id", locations)})`;
  return await reader.selectFrom("production_costs")
    .select(["item_id", "location_id", "cost_minor", "currency"]).where(fits)
    .where("effective_at", "<=", at).orderBy("effective_at", "desc").orderBy("seq", "desc").execute();
}
