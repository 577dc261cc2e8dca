/** What sellers have: one row for each seller and currency, as of its last line. */
import { sql } from "kysely";
import {
  ASKS,
  entriesOf,
  type Facts,
  type Kind,
  type Movement,
  type Payer,
} from "../../../api/money/legs.ts";
import { ApiError } from "../../../api/errors.ts";
import { among } from "../../db/conditions.ts";
import type { Reader, Writer } from "../../db/database.ts";
import type { WalletsTable } from "../../db/ledger_tables.ts";

/** Sum of the sellers' wallets less what they owe, in minor units; 0 of no sellers. `total_credit` is in US dollars. */
export async function balanceOf(
  reader: Reader,
  sellerIds: readonly string[],
  currency = "USD",
): Promise<number> {
  const { total } = await reader.selectFrom("wallets")
    .select(({ eb, fn }) =>
      fn.sum<number | string | null>(eb("balance_minor", "-", eb.ref("due_minor"))).as("total")
    )
    .where(among("seller_id", sellerIds)).where("currency", "=", currency).executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The wallets of some sellers, by currency. */
export const walletsOf = (reader: Reader, sellerIds: readonly string[]): Promise<WalletsTable[]> =>
  reader.selectFrom("wallets").selectAll().where(among("seller_id", sellerIds)).orderBy("currency").execute();

/** What may be spent: what is there and not set aside, less what is owed, and up to the limit what is not there. */
export const availableIn = (
  { balance_minor, due_minor, held_minor, credit_limit_minor }: Pick<
    WalletsTable,
    "balance_minor" | "due_minor" | "held_minor" | "credit_limit_minor"
  >,
): number => balance_minor - due_minor - held_minor + credit_limit_minor;

const find = (reader: Reader, sellerId: string, currency: string) =>
  reader.selectFrom("wallets").selectAll().where("seller_id", "=", sellerId).where("currency", "=", currency)
    .executeTakeFirst();

/** What a seller may spend in one currency. */
export async function availableOf(reader: Reader, sellerId: string, currency: string): Promise<number> {
  const wallet = await find(reader, sellerId, currency);
  return wallet ? availableIn(wallet) : 0;
}

/** Which account of the seller is charged: who pays by invoice owes it. */
export async function payerOf(reader: Reader, sellerId: string): Promise<Payer> {
  const row = await reader.selectFrom("users").select("payment_type").where("_id", "=", sellerId)
    .executeTakeFirst();
  return row?.payment_type === "postpaid" ? "due" : "wallet";
}

/** What a seller owes. */
export async function dueOf(reader: Reader, sellerId: string, currency: string): Promise<number> {
  return (await find(reader, sellerId, currency))?.due_minor ?? 0;
}

export async function openWallet(tx: Writer, seller_id: string, currency: string): Promise<void> {
  await tx.insertInto("wallets").values({
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
    version: 1,
  }).onConflict((row) => row.columns(["seller_id", "currency"]).doNothing()).execute();
}

interface Change {
  readonly sellerId: string;
  readonly currency: string;
  readonly wallet: number;
  readonly due: number;
  readonly held: number;
  /** What must be there before. */
  readonly asks: "credit" | "own" | undefined;
  /** Unix seconds. */
  readonly at: number;
}

/** What a movement changes on the seller's side; null where it touches none of its accounts. */
export function changeBy<K extends Kind>(
  kind: K,
  facts: Facts[K],
  movement: Movement,
): Pick<Change, "currency" | "wallet" | "due" | "held" | "asks"> | null {
  const own = entriesOf(movement).filter(({ account }) => account === "wallet" || account === "due");
  const currency = own[0]?.currency ?? ("currency" in facts ? facts.currency : undefined);
  if (currency === undefined || own.length === 0 && movement.held === 0) return null;
  const of = (payer: Payer) => own.find(({ account }) => account === payer)?.minor ?? 0;
  return { currency, wallet: of("wallet"), due: 0 - of("due"), held: movement.held, asks: ASKS[kind] };
}

/**
 * Changes it in one conditional update: of many at once the wallet covers only those that it covers.
 * @throws {ApiError} INSUFFICIENT_BALANCE, with nothing written
 */
export async function changeWallet(tx: Writer, change: Change): Promise<WalletsTable> {
  const changed = await update(tx, change);
  if (changed) return changed;
  if (!await find(tx, change.sellerId, change.currency)) {
    await openWallet(tx, change.sellerId, change.currency);
    const opened = await update(tx, change);
    if (opened) return opened;
  }
  throw new ApiError("INSUFFICIENT_BALANCE", "Cannot take the sum: the balance does not cover it");
}

function update(tx: Writer, { sellerId, currency, wallet, due, held, asks, at }: Change) {
  return tx.updateTable("wallets").set(({ eb, case: when }) => ({
    balance_minor: eb("balance_minor", "+", wallet),
    due_minor: eb("due_minor", "+", due),
    held_minor: eb("held_minor", "+", held),
    wallet_no: eb("wallet_no", "+", wallet === 0 ? 0 : 1),
    due_no: eb("due_no", "+", due === 0 ? 0 : 1),
    last_at: when().when("last_at", ">", at).then(eb.ref("last_at")).else(at).end(),
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
