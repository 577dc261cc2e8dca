/**
 * Money as an append-only double-entry ledger: every movement is one transaction whose entries sum to zero,
 * a balance is the sum of its entries. Corrections are reversals. Source: domain §2 invariants 1–5.
 */
import type { Charge } from "../../../api/generated/schema.ts";
import { ApiError } from "../../../api/errors.ts";
import type { AuditStamp } from "../../audit.ts";
import { grouped } from "../../batch.ts";
import { appendOutbox } from "../../outbox.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { newId } from "../../ids.ts";
import { inScope, type Scope } from "../../scope.ts";

/** `seller` null is the house. */
interface AccountName {
  readonly seller: string | null;
  readonly kind: "wallet" | "revenue" | "cash";
}

interface Posting {
  readonly kind: "topup" | "charge" | "refund" | "adjustment";
  readonly sellerId: string;
  readonly orderId?: string;
  /** Of a refund: the charge it gives back. */
  readonly reverses?: string;
  readonly from: AccountName;
  readonly to: AccountName;
  /** Above zero. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** What live events call a change of a seller's balance. */
export const WALLETS = "wallets";

const wallet = (seller: string): AccountName => ({ seller, kind: "wallet" });
const REVENUE: AccountName = { seller: null, kind: "revenue" };
const CASH: AccountName = { seller: null, kind: "cash" };

/** Money of an order: what a charge or a refund is about. */
export interface OrderMoney {
  readonly _id: string;
  readonly seller_id: string;
  readonly total_minor: number;
  readonly currency: string;
}

/** Sum of the sellers' wallets in minor units; 0 of no sellers. `total_credit` is in US dollars. */
export async function balanceOf(
  reader: Reader,
  sellerIds: readonly string[],
  currency = "USD",
): Promise<number> {
  const { total } = await reader.selectFrom("ledger_entries as e")
    .innerJoin("ledger_accounts as a", "a._id", "e.account_id")
    .select(({ fn }) => fn.sum<number | string | null>("e.amount_minor").as("total"))
    .where(among("a.seller_id", sellerIds)).where("a.kind", "=", "wallet").where("a.currency", "=", currency)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The wallets of some sellers, by currency. */
export function walletsOf(reader: Reader, sellerIds: readonly string[]) {
  return reader.selectFrom("ledger_accounts").select(["seller_id", "currency"]).where("kind", "=", "wallet")
    .where(among("seller_id", sellerIds)).$narrowType<{ seller_id: string }>().orderBy("currency").execute();
}

/** What a seller may spend: the balance above its floor, less what open holds have set aside. */
export async function availableOf(reader: Reader, sellerId: string, currency: string): Promise<number> {
  const [balance, account, held] = [
    await balanceOf(reader, [sellerId], currency),
    await findAccount(reader, wallet(sellerId), currency),
    await reader.selectFrom("holds").select(({ fn }) =>
      fn.sum<number | string | null>("amount_minor").as("total")
    )
      .where("seller_id", "=", sellerId).where("currency", "=", currency).where("status", "=", "Open")
      .executeTakeFirstOrThrow(),
  ];
  return balance - (account?.floor_minor ?? 0) - Number(held.total ?? 0);
}

/**
 * Sets the order's total aside and takes it, from the wallet to revenue.
 * @throws {ApiError} INSUFFICIENT_BALANCE, with nothing written
 */
export async function captureTotal(tx: Writer, order: OrderMoney, by: AuditStamp): Promise<void> {
  if (await availableOf(tx, order.seller_id, order.currency) < order.total_minor) {
    throw new ApiError("INSUFFICIENT_BALANCE", "Cannot pay the order: the balance does not cover its total");
  }
  const txnId = await post(tx, {
    kind: "charge",
    sellerId: order.seller_id,
    orderId: order._id,
    from: wallet(order.seller_id),
    to: REVENUE,
    amountMinor: order.total_minor,
    currency: order.currency,
  }, by);
  await tx.insertInto("holds").values({
    _id: newId(),
    seller_id: order.seller_id,
    order_id: order._id,
    amount_minor: order.total_minor,
    currency: order.currency,
    status: "Captured",
    txn_id: txnId,
    created_at: by.at,
    updated_at: by.at,
  }).execute();
}

/** Gives back what is left of the order's charges: a second refund finds nothing to give. */
export async function refundTotal(tx: Writer, order: OrderMoney, by: AuditStamp): Promise<number> {
  let refunded = 0;
  for (const charge of await openCharges(tx, order)) {
    await refund(tx, order, charge, charge.leftMinor, by);
    refunded += charge.leftMinor;
  }
  return refunded;
}

type OpenCharge = Awaited<ReturnType<typeof openCharges>>[number];

const refund = (
  tx: Writer,
  order: OrderMoney,
  { txnId, currency }: OpenCharge,
  amountMinor: number,
  by: AuditStamp,
) =>
  post(tx, {
    kind: "refund",
    sellerId: order.seller_id,
    orderId: order._id,
    reverses: txnId,
    from: REVENUE,
    to: wallet(order.seller_id),
    amountMinor,
    currency,
  }, by);

/**
 * Gives a part of them back, of the oldest charge first.
 * @throws {ApiError} REFUND_EXCEEDS where less is left, with nothing written
 */
export async function refundPart(
  tx: Writer,
  order: OrderMoney,
  minor: number,
  by: AuditStamp,
): Promise<void> {
  const charges = await openCharges(tx, order);
  if (charges.reduce((sum, { leftMinor }) => sum + leftMinor, 0) < minor) {
    throw new ApiError("REFUND_EXCEEDS", "Cannot give back more than is left of what the order was charged");
  }
  let left = minor;
  for (const charge of charges) {
    const amountMinor = Math.min(left, charge.leftMinor);
    if (amountMinor > 0) await refund(tx, order, charge, amountMinor, by);
    left -= amountMinor;
  }
}

/** Money that came in from outside. */
export function topUp(tx: Writer, sellerId: string, amountMinor: number, currency: string, by: AuditStamp) {
  return post(tx, { kind: "topup", sellerId, from: CASH, to: wallet(sellerId), amountMinor, currency }, by);
}

/** Charges and refunds of orders, by order id, signed from the seller's side, oldest first. */
export async function chargesOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
): Promise<Map<string, Charge[]>> {
  const rows = await reader.selectFrom("ledger_txns as t")
    .innerJoin("ledger_entries as e", "e.txn_id", "t._id")
    .innerJoin("ledger_accounts as a", "a._id", "e.account_id")
    .select(["t._id", "t.kind", "t.order_id", "t.created_at", "e.amount_minor", "e.currency"])
    .where(among("t.order_id", orderIds)).where(inScope(scope, "t.seller_id")).where("a.kind", "=", "wallet")
    .orderBy("t.created_at").orderBy("t._id").execute();
  const groups = grouped(rows, (row) => row.order_id ?? "");
  return new Map([...groups].map(([id, group]) => [id, group.map(({ order_id: _, ...charge }) => charge)]));
}

async function openCharges(tx: Writer, order: OrderMoney) {
  const rows = await tx.selectFrom("ledger_txns as t")
    .innerJoin("ledger_entries as e", "e.txn_id", "t._id")
    .innerJoin("ledger_accounts as a", "a._id", "e.account_id")
    .select(["t._id", "t.reverses", "e.amount_minor", "e.currency"])
    .where("t.order_id", "=", order._id).where("t.seller_id", "=", order.seller_id).where(
      "a.kind",
      "=",
      "wallet",
    )
    .orderBy("t.created_at").orderBy("t._id").execute();
  return rows.filter((row) => row.reverses === null && row.amount_minor < 0).map((charge) => ({
    txnId: charge._id,
    currency: charge.currency,
    leftMinor: rows.filter((row) => row.reverses === charge._id)
      .reduce((left, refund) => left - refund.amount_minor, -charge.amount_minor),
  })).filter((charge) => charge.leftMinor > 0);
}

/** One balanced movement. Returns its id. */
async function post(tx: Writer, posting: Posting, by: AuditStamp): Promise<string> {
  const { kind, sellerId, orderId, reverses, amountMinor, currency } = posting;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw new RangeError(`Cannot post ${amountMinor}: expected minor units above zero`);
  }
  const [from, to] = [
    await accountFor(tx, posting.from, currency),
    await accountFor(tx, posting.to, currency),
  ];
  const txnId = newId();
  await tx.insertInto("ledger_txns").values({
    _id: txnId,
    kind,
    seller_id: sellerId,
    order_id: orderId ?? null,
    reverses: reverses ?? null,
    actor_id: by.actor._id,
    request_id: by.requestId,
    created_at: by.at,
  }).execute();
  await tx.insertInto("ledger_entries").values([
    { txn_id: txnId, account_id: from, amount_minor: -amountMinor, currency },
    { txn_id: txnId, account_id: to, amount_minor: amountMinor, currency },
  ]).execute();
  await appendOutbox(tx, [{ entity: WALLETS, sellerId, ids: [sellerId] }], by.at);
  return txnId;
}

function findAccount(reader: Reader, name: AccountName, currency: string) {
  return reader.selectFrom("ledger_accounts").select(["_id", "floor_minor"])
    .where("kind", "=", name.kind).where("currency", "=", currency)
    .where(({ eb }) => eb(eb.fn.coalesce("seller_id", eb.val("")), "=", name.seller ?? ""))
    .executeTakeFirst();
}

async function accountFor(tx: Writer, name: AccountName, currency: string): Promise<string> {
  const known = await findAccount(tx, name, currency);
  if (known) return known._id;
  const _id = newId();
  await tx.insertInto("ledger_accounts")
    .values({ _id, seller_id: name.seller, kind: name.kind, currency, floor_minor: 0 }).execute();
  return _id;
}
