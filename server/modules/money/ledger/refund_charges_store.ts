/** Refunds charges for goods and labels that are not used, and reduces refund requests. Source: ADR 63. */
import type { Writer } from "../../../db/database.ts";
import type { PendingSettle } from "../../../lifecycle/lifecycle.ts";
import { reduceRequests } from "./refund_reservations_store.ts";
import {
  type ChargedLine,
  chargedLines,
  type MoneyStep,
  type OrderMoney,
  postRefund,
  type RefundPart,
} from "./charge_store.ts";
import { spreadRefund } from "../../../../api/money/shares.ts";

type OfOrder = Pick<OrderMoney, "_id" | "code" | "seller_id" | "currency">;

/** @returns settling events for the requests that became smaller, and for the order, whose refunds changed */
async function refundLines(
  tx: Writer,
  order: OfOrder,
  backs: readonly RefundPart[],
  step: MoneyStep,
): Promise<readonly PendingSettle[]> {
  const returned = backs.filter(({ minor }) => minor > 0);
  if (returned.length === 0) return [];
  const parts = returned.map(({ line, minor }) => ({ id: line._id, minor }));
  const ids = await reduceRequests(tx, parts, step.stamp.at);
  await postRefund(tx, order, returned, step);
  return [
    { lifecycle: "refund", event: "orders.settle", ids },
    { lifecycle: "order", event: "remedies.settle", ids: [order._id] },
  ];
}

const wholeOf = (lines: readonly ChargedLine[]): RefundPart[] =>
  lines.map((line) => ({ line, minor: line.leftMinor }));

/** Postage is refunded with its label, never with the goods. */
const goodsOf = async (tx: Writer, { _id }: OfOrder) =>
  (await chargedLines(tx, [_id])).filter(({ heading }) => heading !== "postage");

/** Refunds what is left of the charges for the order's goods; a second call does nothing. */
export const refundGoods = async (tx: Writer, order: OfOrder, step: MoneyStep) =>
  await refundLines(tx, order, wholeOf(await goodsOf(tx, order)), step);

/** @param wanted minor units including tax by order line; at most what is left of each line is refunded */
export const refundShares = async (
  tx: Writer,
  order: OfOrder,
  wanted: ReadonlyMap<string, number>,
  step: MoneyStep,
) => await refundLines(tx, order, spreadRefund(await goodsOf(tx, order), wanted), step);

export async function refundCharge(tx: Writer, order: OfOrder, txnId: string, step: MoneyStep) {
  const lines = (await chargedLines(tx, [order._id])).filter(({ txn_id }) => txn_id === txnId);
  return await refundLines(tx, order, wholeOf(lines), step);
}
