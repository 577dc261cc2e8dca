import type { Facts, Kind } from "../../api/money/legs.ts";
import type { HoldsTable, LedgerTxnsTable } from "../db/tables.ts";
import type { OrderMoney } from "../modules/money/ledger/charge_store.ts";
import type { DemoStep } from "./walk/business.ts";

/** The seller id of the business's own movements. */
export const NO_SELLER = "";

export interface About {
  readonly seller: string;
  readonly code: string;
  readonly at: number;
  readonly actorId: string;
  readonly event: string;
  readonly order?: string;
  /** The record of the movement, where it is not just an order. */
  readonly ref?: { readonly kind: string; readonly id: string };
  readonly reverses?: string | undefined;
}

export const aboutOrder = (
  { seller_id, _id, code }: Pick<OrderMoney, "seller_id" | "_id" | "code">,
  { at, actorId, event, by }: DemoStep,
): About => ({
  seller: seller_id,
  order: _id,
  code: by?.code ?? code,
  at,
  actorId,
  event,
  ...by && { ref: by },
});

export const txnOf = (
  kind: Kind,
  _id: string,
  { seller, code, at, actorId, event, order, ref, reverses }: About,
): LedgerTxnsTable => ({
  _id,
  kind,
  event,
  seller_id: seller === NO_SELLER ? null : seller,
  order_id: order ?? null,
  ref_kind: ref?.kind ?? "",
  ref_id: ref?.id ?? null,
  ref_code: code,
  reverses: reverses ?? null,
  service: "",
  actor_id: actorId,
  acting_for: null,
  request_id: `demo-${_id.slice(-12)}`,
  created_at: at,
});

export const holdRow = (order: OrderMoney, _id: string, txn_id: string, at: number): HoldsTable => ({
  _id,
  seller_id: order.seller_id,
  order_id: order._id,
  package_id: null,
  purpose: "order",
  amount_minor: order.total_minor,
  currency: order.currency,
  status: "Captured",
  txn_id,
  created_at: at,
  updated_at: at,
});

export interface Movement<K extends Kind = Kind> {
  readonly txn: LedgerTxnsTable;
  readonly seller: string;
  readonly kind: K;
  readonly facts: Facts[K];
}
