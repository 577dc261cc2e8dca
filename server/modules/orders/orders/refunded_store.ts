import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export async function refundedByOrder(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom("refund_requests")
    .select(({ fn }) => ["order_id", fn.sum<number | string>("requested_minor").as("minor")])
    .where(isOneOf("order_id", orderIds)).where("status", "=", "Posted").groupBy("order_id").execute();
  return new Map(rows.map(({ order_id, minor }) => [order_id, Number(minor)]));
}
