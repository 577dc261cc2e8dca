import { DAY_SECONDS } from "../../../api/constants.ts";
import type { Writer } from "../../db/database.ts";
import { closeMonth, dueMonth, ledgerMonthsOf } from "../../modules/money/ledger/months.ts";
import type { Facts, Kind } from "../../../api/money/legs.ts";
import type { HoldsTable, LedgerTxnsTable } from "../../db/tables.ts";
import type { OrderMoney } from "../../modules/money/ledger/charge_store.ts";
import type { DemoStep } from "../orders/walk/business.ts";

export const NO_SELLER = "";

export interface About {
  readonly seller: string;
  readonly code: string;
  readonly at: number;
  readonly actorId: string;
  readonly event: string;
  readonly order?: string;
  /** The record that caused the movement, if it is not only an order. */
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
  event_at: null,
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

interface Opened {
  readonly now: number;
  readonly timeZone: string;
  readonly idOf: (account: string) => string;
}

/** Closes each month as accounting does, the day after its end. */
export async function closeMonths(tx: Writer, { now, timeZone, idOf }: Opened): Promise<void> {
  const by = await tx.selectFrom("users").select(["_id", "name"]).where("_id", "=", idOf("accounting"))
    .executeTakeFirstOrThrow();
  for (;;) {
    const months = await ledgerMonthsOf(tx, now, timeZone);
    const due = dueMonth(months, now);
    if (!due) return;
    await closeMonth(tx, months, due.span.month, { by, at: due.span.until + DAY_SECONDS });
  }
}
