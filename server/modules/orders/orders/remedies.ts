import type { Reader } from "../../../db/database.ts";
import { definePort } from "../../../port.ts";
import { netChargesOf } from "../../money/ledger/refund_reservations_store.ts";
import { refundedByOrder } from "./refunded_store.ts";
import type { OrderRow } from "./rows.ts";

export type Remedies = Pick<OrderRow, "refunds_minor" | "paid">;

export async function remediesOf(
  reader: Reader,
  orders: readonly Pick<OrderRow, "_id" | "paid" | "total_minor">[],
): Promise<ReadonlyMap<string, Remedies>> {
  const ids = orders.map(({ _id }) => _id);
  const given = await refundedByOrder(reader, ids);
  const netCharges = await netChargesOf(reader, ids);
  return new Map(orders.map(({ _id, paid, total_minor }) => [_id, {
    refunds_minor: given.get(_id) ?? 0,
    paid: total_minor > 0 && netCharges.get(_id) === 0 ? 0 : paid,
  }]));
}

export const casesPort = definePort<{
  /** Counts open cases by order; orders without one are left out. */
  readonly openCasesOf: (
    reader: Reader,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}>("cases of orders");
