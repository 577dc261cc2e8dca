/** Finds accounts by their key, and creates an account at its first use. */
import { sql } from "kysely";
import { splitAccount } from "../../../../api/money/headings.ts";
import { type Account, isSellers } from "../../../../api/money/legs.ts";
import { either } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";

interface Named {
  readonly account: Account;
  readonly currency: string;
}

interface Key {
  readonly seller_id: string | null;
  readonly kind: string;
  readonly party: string;
  readonly currency: string;
}

const keyOf = ({ account, currency }: Named, sellerId: string | null): Key => {
  const [kind, party] = splitAccount(account);
  return { seller_id: isSellers(account) ? sellerId : null, kind, party, currency };
};

const textOf = ({ seller_id, kind, party, currency }: Key): string =>
  JSON.stringify([seller_id, kind, party, currency]);

/** Repeats the expression of the index, `coalesce(seller_id, '')`: with '' as a bound value the index is not used. */
const isKey = ({ seller_id, kind, party, currency }: Key) =>
  sql<boolean>`(coalesce(seller_id, '') = ${seller_id ?? ""} and kind = ${kind} and party = ${party}
    and currency = ${currency})`;

async function find(reader: Reader, keys: readonly Key[]): Promise<Map<string, string>> {
  const rows = await reader.selectFrom("ledger_accounts")
    .select(["_id", "seller_id", "kind", "party", "currency"]).where(either(keys.map(isKey))).execute();
  return new Map(rows.map((row) => [textOf(row), row._id]));
}

/** Returns the ids of accounts in the given order. @param sellerId the owner of sellers' accounts */
export async function accountsFor(
  tx: Writer,
  named: readonly Named[],
  sellerId: string | null,
): Promise<readonly string[]> {
  const keys = named.map((each) => keyOf(each, sellerId));
  const known = await find(tx, keys);
  for (const key of keys) {
    if (!known.has(textOf(key))) known.set(textOf(key), await make(tx, key));
  }
  return keys.map((key) => known.get(textOf(key)) ?? "");
}

async function make(tx: Writer, key: Key): Promise<string> {
  const _id = newId();
  const made = await tx.insertInto("ledger_accounts").values({ _id, ...key })
    .onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 0n) return _id;
  // Another transaction created the account at the same moment.
  const theirs = (await find(tx, [key])).get(textOf(key));
  if (theirs) return theirs;
  throw new Error(
    `Cannot make the account ${key.kind}:${key.party} in ${key.currency}: it is taken, and not found`,
  );
}
