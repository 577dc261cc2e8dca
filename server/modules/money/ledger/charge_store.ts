/** Charges and refunds orders line by line; a refund is never larger than what is left of the line's charge. */
import type { Charge } from "../../../../api/generated/schema.ts";
import { ApiError } from "../../../../api/errors.ts";
import { type Heading, type Parts, type Payer, sumOf } from "../../../../api/money/legs.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { ChargeLinesTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import { StepCache } from "../../../lifecycle/step_cache.ts";
import { inScope, type Scope, type ScopedIds } from "../../../scope.ts";
import { documentsPort, post } from "./post_store.ts";
import { taxerFor } from "./tax_store.ts";
import { owedBy, payerOf } from "./wallet_store.ts";

const CHARGE_COLUMNS = 19;

export interface OrderMoney {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly total_minor: number;
  readonly currency: string;
}

export interface SoldLine {
  readonly _id: string;
  readonly quantity: number;
  readonly total_minor: number;
}

export interface MoneyStep {
  readonly stamp: AuditStamp;
  readonly event: string;
  /** The record that causes the movement, if it is not the order itself; the statement shows its code. */
  readonly by?: { readonly kind: string; readonly id: string; readonly code: string };
  readonly cache?: StepCache;
}

export interface ChargedLine extends ChargeLinesTable {
  /** The amount not refunded yet in minor units, including the part that refund requests reserve. */
  readonly leftMinor: number;
}

export interface RefundPart {
  readonly line: ChargedLine;
  readonly minor: number;
}

/** Charges the wallet, or the account of a seller who pays by invoice. @throws {ApiError} INSUFFICIENT_BALANCE */
export async function captureTotal(
  tx: Writer,
  order: OrderMoney,
  its: readonly SoldLine[],
  { stamp, event, cache = new StepCache() }: MoneyStep,
): Promise<void> {
  const { seller_id, currency, total_minor } = order;
  const step = { tx, cache };
  const payer = await payerOf(step, seller_id);
  const lines = its.filter((line) => line.total_minor > 0);
  const taxes = (await taxerFor(step, seller_id, stamp.at))(lines.map((line) => line.total_minor));
  const tax = taxes.reduce((sum, each) => sum + each, 0);
  const txn_id = await post(tx, {
    kind: "charge",
    facts: { payer, parts: { goods: total_minor, tax }, currency },
    sellerId: seller_id,
    orderId: order._id,
    code: order.code,
    event,
  }, stamp);
  const charged = { seller_id, order_id: order._id, currency, created_at: stamp.at };
  if (txn_id !== null) {
    await insertLines(
      tx,
      lines.map((line, position) => ({
        ...chargeLine(line, { ...charged, _id: newId(), txn_id, position }),
        tax_minor: taxes[position] ?? 0,
      })),
    );
  }
  await tx.insertInto("holds").values({
    _id: newId(),
    seller_id,
    order_id: order._id,
    package_id: null,
    purpose: "order",
    amount_minor: total_minor + tax,
    currency,
    status: "Captured",
    txn_id,
    created_at: stamp.at,
    updated_at: stamp.at,
  }).execute();
}

export const chargeLine = (
  line: SoldLine,
  more: Pick<
    ChargeLinesTable,
    "_id" | "txn_id" | "seller_id" | "order_id" | "position" | "currency" | "created_at"
  >,
): ChargeLinesTable => ({
  ...more,
  order_line_id: line._id,
  package_id: null,
  heading: "goods",
  quantity: line.quantity,
  unit_minor: Math.floor(line.total_minor / line.quantity),
  amount_minor: line.total_minor,
  tax_minor: 0,
  service: "",
  price: "{}",
  refunded_minor: 0,
  asked_minor: 0,
});

export async function insertLines(tx: Writer, rows: readonly ChargeLinesTable[]): Promise<void> {
  for (const some of chunksOf(rows, CHARGE_COLUMNS)) {
    await tx.insertInto("charge_lines").values(some).execute();
  }
}

const exceeds = () =>
  new ApiError("REFUND_EXCEEDS", "Cannot refund more than is left of what the order was charged");

export async function chargedLines(reader: Reader, orderIds: readonly string[]): Promise<ChargedLine[]> {
  const rows = await reader.selectFrom("charge_lines").selectAll().where(isOneOf("order_id", orderIds))
    .orderBy("created_at").orderBy("txn_id").orderBy("position").execute();
  return rows.map((row) => ({
    ...row,
    leftMinor: row.amount_minor + row.tax_minor - row.refunded_minor,
  })).filter(({ leftMinor }) => leftMinor > 0);
}

export async function postRefund(
  tx: Writer,
  order: Pick<OrderMoney, "_id" | "code" | "seller_id" | "currency">,
  backs: readonly RefundPart[],
  { stamp, event, by }: MoneyStep,
): Promise<void> {
  for (const [txnId, some] of groupRows(backs.filter(({ minor }) => minor > 0), ({ line }) => line.txn_id)) {
    for (const back of some) await markRefunded(tx, back);
    const minor = some.reduce((sum, back) => sum + back.minor, 0);
    const currency = some[0]?.line.currency ?? order.currency;
    const due = Math.min(minor, await repayableDebtOf(tx, txnId, order.seller_id, currency));
    // Each movement uses one account, because a document contains whole movements.
    const [ofDebt, rest] = splitParts(partsOf(some), due);
    for (const [parts, dueMinor] of [[ofDebt, due], [rest, 0]] as const) {
      if (sumOf(parts) === 0) continue;
      await post(tx, {
        kind: "refund",
        facts: { parts, due: dueMinor, currency },
        sellerId: order.seller_id,
        orderId: order._id,
        code: by?.code ?? order.code,
        ...by && { ref: { kind: by.kind, id: by.id } },
        event,
        reverses: txnId,
      }, stamp);
    }
  }
}

/** Returns the part of the debt that a refund of a charge may repay: at most the open sum of the charge's invoice. */
export async function repayableDebtOf(
  tx: Writer,
  txnId: string,
  sellerId: string,
  currency: string,
): Promise<number> {
  if (await payerIn(tx, txnId) !== "due") return 0;
  const owed = await owedBy(tx, sellerId, currency);
  return Math.min(owed, await documentsPort.get().openOf(tx, txnId) ?? owed);
}

/** Splits parts in two groups, of which the first has the given sum. */
function splitParts(parts: Parts, minor: number): readonly [Parts, Parts] {
  const [first, rest]: Record<string, number>[] = [{}, {}];
  let open = minor;
  for (const [part, whole] of Object.entries(parts)) {
    const taken = Math.min(open, whole);
    open -= taken;
    first![part] = taken;
    rest![part] = whole - taken;
  }
  return [first!, rest!];
}

async function markRefunded(tx: Writer, { line, minor }: RefundPart): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("charge_lines")
    .set(({ eb }) => ({ refunded_minor: eb("refunded_minor", "+", minor) })).where("_id", "=", line._id)
    .where(({ eb }) =>
      eb(
        eb(eb("refunded_minor", "+", eb.ref("asked_minor")), "+", minor),
        "<=",
        eb("amount_minor", "+", eb.ref("tax_minor")),
      )
    ).executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw exceeds();
}

export function partsOf(backs: readonly RefundPart[]): Parts {
  const parts: Partial<Record<Heading | "tax", number>> = {};
  for (const { line, minor } of backs) {
    const whole = line.amount_minor + line.tax_minor;
    const taxUpTo = (given: number) => Math.floor(line.tax_minor * given / whole);
    const tax = taxUpTo(line.refunded_minor + minor) - taxUpTo(line.refunded_minor);
    const heading = line.heading as Heading;
    parts[heading] = (parts[heading] ?? 0) + minor - tax;
    parts.tax = (parts.tax ?? 0) + tax;
  }
  return parts;
}

/** Returns the seller's account that a movement used. */
export async function payerIn(tx: Writer, txnId: string): Promise<Payer> {
  const row = await tx.selectFrom("ledger_entries as e").innerJoin(
    "ledger_accounts as a",
    "a._id",
    "e.account_id",
  )
    .select("a.kind").where("e.txn_id", "=", txnId).where("e.seller_id", "is not", null).executeTakeFirst();
  return row?.kind === "due" ? "due" : "wallet";
}

export const topUp = (tx: Writer, seller: string, minor: number, currency: string, by: AuditStamp) =>
  post(tx, {
    kind: "topup",
    facts: { method: "other", received: { minor, currency }, credited: { minor, currency } },
    sellerId: seller,
    code: "",
  }, by);

const txnsOf = cacheQuery((reader, place: Place<ScopedIds>) =>
  reader.selectFrom("ledger_txns as t").innerJoin("ledger_entries as e", "e.txn_id", "t._id")
    .select(({ fn }) => [
      "t._id",
      "t.kind",
      "t.order_id",
      "t.created_at",
      "e.currency",
      fn.sum<number | string>("e.amount_minor").as("amount_minor"),
    ])
    .where(isOneOf("t.order_id", place("ids"))).where(inScope(place("scope"), "t.seller_id"))
    .where("e.seller_id", "is not", null)
    .groupBy(["t._id", "t.kind", "t.order_id", "t.created_at", "e.currency"])
    .orderBy("t.created_at").orderBy("t._id")
);

export async function chargesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, Charge[]>> {
  const rows = await txnsOf.all(reader, { ids: orderIds, scope });
  const groups = groupRows(rows, (row) => row.order_id ?? "");
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map(({ order_id: _, amount_minor, ...charge }) => ({
        ...charge,
        amount_minor: Number(amount_minor),
      })),
    ]),
  );
}
