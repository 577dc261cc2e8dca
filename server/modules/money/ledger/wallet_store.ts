import { sql } from "kysely";
import {
  entriesOf,
  type Facts,
  type Kind,
  type Movement,
  type Payer,
  REQUIRED_COVER,
} from "../../../../api/money/legs.ts";
import { ApiError } from "../../../../api/errors.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import { readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { TERMS } from "../../catalogue/items/terms_store.ts";

/** Sums the balances of sellers' wallets minus their debts, in minor units. */
export async function balanceOf(
  reader: Reader,
  sellerIds: readonly string[],
  currency = "USD",
): Promise<number> {
  const { total } = await reader.selectFrom("wallets")
    .select(({ eb, fn }) =>
      fn.sum<number | string | null>(eb("balance_minor", "-", eb.ref("due_minor"))).as("total")
    )
    .where(isOneOf("seller_id", sellerIds)).where("currency", "=", currency).executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export const walletsOf = (reader: Reader, sellerIds: readonly string[]): Promise<WalletsTable[]> =>
  reader.selectFrom("wallets").selectAll().where(isOneOf("seller_id", sellerIds)).orderBy("currency")
    .execute();

export const availableIn = (
  { balance_minor, due_minor, held_minor, credit_limit_minor }: Pick<
    WalletsTable,
    "balance_minor" | "due_minor" | "held_minor" | "credit_limit_minor"
  >,
): number => balance_minor - due_minor - held_minor + credit_limit_minor;

/** Returns a seller's wallet; undefined if the seller never had money in the currency. */
export const walletOf = (reader: Reader, sellerId: string, currency: string) =>
  reader.selectFrom("wallets").selectAll().where("seller_id", "=", sellerId).where("currency", "=", currency)
    .executeTakeFirst();

export const isLow = (wallet: Parameters<typeof availableIn>[0] & Pick<WalletsTable, "low_minor">): boolean =>
  wallet.low_minor > 0 && availableIn(wallet) < wallet.low_minor;

/** Stores the time of a low-balance notification; null resets it. */
export async function storeLowNotifiedAt(
  tx: Writer,
  { seller_id, currency }: Pick<WalletsTable, "seller_id" | "currency">,
  at: number | null,
): Promise<void> {
  await tx.updateTable("wallets").set({ low_told_at: at }).where("seller_id", "=", seller_id)
    .where("currency", "=", currency).execute();
}

export async function peopleOf(reader: Reader, sellerId: string): Promise<string[]> {
  const rows = await reader.selectFrom("scopes").select("user_id").where("seller_id", "=", sellerId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function availableOf(reader: Reader, sellerId: string, currency: string): Promise<number> {
  const wallet = await walletOf(reader, sellerId, currency);
  return wallet ? availableIn(wallet) : 0;
}

/** Returns the account that is charged: `due` for a seller who pays by invoice, otherwise the wallet. */
export async function payerOf(step: ReadsIn, sellerId: string): Promise<Payer> {
  const terms = await readOne(step, TERMS, sellerId);
  return terms?.payment_type === "postpaid" ? "due" : "wallet";
}

/** Returns true if the seller has an overdue invoice; without a debt there is none. */
export async function hasOverdueInvoice(
  reader: Reader,
  { seller_id, currency, due_minor }: Pick<WalletsTable, "seller_id" | "currency" | "due_minor">,
): Promise<boolean> {
  if (due_minor <= 0) return false;
  const row = await reader.selectFrom("invoices").select("_id").where("seller_id", "=", seller_id)
    .where("currency", "=", currency).where("status", "=", "Overdue").limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function wakeWallet(tx: Writer, sellerId: string, currency: string): Promise<void> {
  await tx.updateTable("wallets").set({ wake: 1 }).where("seller_id", "=", sellerId)
    .where("currency", "=", currency).execute();
}

/** Returns the debt of a seller; 0 if credits exceed the debts, so that `due_minor` is below zero. */
export async function owedBy(reader: Reader, sellerId: string, currency: string): Promise<number> {
  return Math.max(0, (await walletOf(reader, sellerId, currency))?.due_minor ?? 0);
}

export const emptyWallet = (seller_id: string, currency: string): WalletsTable => ({
  seller_id,
  currency,
  balance_minor: 0,
  due_minor: 0,
  held_minor: 0,
  credit_limit_minor: 0,
  wallet_no: 0,
  due_no: 0,
  last_at: 0,
  low_minor: 0,
  low_told_at: null,
  wake: 0,
  version: 1,
});

export async function openWallet(tx: Writer, seller_id: string, currency: string): Promise<void> {
  await tx.insertInto("wallets").values(emptyWallet(seller_id, currency))
    .onConflict((row) => row.columns(["seller_id", "currency"]).doNothing()).execute();
}

interface Change {
  readonly sellerId: string;
  readonly currency: string;
  readonly wallet: number;
  readonly due: number;
  readonly held: number;
  readonly asks: "credit" | "own" | undefined;
  /** Unix seconds. */
  readonly at: number;
}

/** Returns the change of the seller's wallet by a movement; null if it affects no account of the seller. */
export function changeBy<K extends Kind>(
  kind: K,
  facts: Facts[K],
  movement: Movement,
): Pick<Change, "currency" | "wallet" | "due" | "held" | "asks"> | null {
  const own = entriesOf(movement).filter(({ account }) => account === "wallet" || account === "due");
  const currency = own[0]?.currency ?? ("currency" in facts ? facts.currency : undefined);
  if (currency === undefined || own.length === 0 && movement.held === 0) return null;
  const of = (payer: Payer) => own.find(({ account }) => account === payer)?.minor ?? 0;
  return {
    currency,
    wallet: of("wallet"),
    due: 0 - of("due"),
    held: movement.held,
    asks: REQUIRED_COVER[kind],
  };
}

/** Selects the first instant after the closed months. */
const OPEN_FROM = sql<
  number
>`(select coalesce(max(until_at), 0) from ledger_months where status = 'Closed')`;

export async function openFrom(reader: Reader): Promise<number> {
  const { rows: [row] } = await sql<{ at: number | string }>`select ${OPEN_FROM} as at`.execute(reader);
  return Number(row?.at ?? 0);
}

/**
 * Changes a wallet by one conditional update, so that it is never overdrawn and no closed month changes.
 * @throws {ApiError} INSUFFICIENT_BALANCE, with no amount changed
 */
export async function changeWallet(tx: Writer, change: Change): Promise<WalletsTable> {
  const changed = await update(tx, change);
  if (changed) return changed;
  if (!await walletOf(tx, change.sellerId, change.currency)) {
    await openWallet(tx, change.sellerId, change.currency);
    const opened = await update(tx, change);
    if (opened) return opened;
  }
  throw new ApiError("INSUFFICIENT_BALANCE", "Cannot take the sum: the balance does not cover it");
}

/** Selects 1 to have the wallet processed: waiting orders may be covered now, or the balance became low. */
const wakeOf = (more: number) =>
  more > 0 ? sql<number>`1` : sql<number>`case when low_told_at is null and low_minor > 0
    and balance_minor - due_minor - held_minor + credit_limit_minor + ${more} < low_minor then 1 else wake end`;

function update(tx: Writer, { sellerId, currency, wallet, due, held, asks, at }: Change) {
  return tx.updateTable("wallets").set(({ eb }) => ({
    balance_minor: eb("balance_minor", "+", wallet),
    due_minor: eb("due_minor", "+", due),
    held_minor: eb("held_minor", "+", held),
    wallet_no: eb("wallet_no", "+", wallet === 0 ? 0 : 1),
    due_no: eb("due_no", "+", due === 0 ? 0 : 1),
    last_at: sql<number>`case when last_at >= ${OPEN_FROM} and last_at > ${at} then last_at
      when ${OPEN_FROM} > ${at} then ${OPEN_FROM} else ${at} end`,
    wake: wakeOf(wallet - due - held),
    version: eb("version", "+", 1),
  })).where("seller_id", "=", sellerId).where("currency", "=", currency)
    .$if(asks !== undefined, (query) =>
      query.where(
        asks === "own"
          ? sql<boolean>`balance_minor - held_minor >= ${held - wallet}`
          : sql<boolean>`balance_minor - due_minor - held_minor + credit_limit_minor >= ${
            held + due - wallet
          }`,
      ))
    .returningAll().executeTakeFirst();
}
