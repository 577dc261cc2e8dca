/** Accounts by their name; one that is used the first time is made. */
import { type Account, isSellers } from "../../../api/money/legs.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { newId } from "../../ids.ts";

interface Named {
  readonly account: Account;
  readonly currency: string;
}

const keyOf = (account: Account, sellerId: string | null) => {
  const [kind = "", party = ""] = account.split(":");
  return { kind, party, seller_id: isSellers(account) ? sellerId : null };
};

async function find(reader: Reader, { account, currency }: Named, sellerId: string | null) {
  const { kind, party, seller_id } = keyOf(account, sellerId);
  const row = await reader.selectFrom("ledger_accounts").select("_id")
    .where("kind", "=", kind).where("party", "=", party).where("currency", "=", currency)
    .where(({ eb }) => eb(eb.fn.coalesce("seller_id", eb.val("")), "=", seller_id ?? "")).executeTakeFirst();
  return row?._id;
}

/** @param sellerId whose the seller's accounts are */
export async function accountFor(tx: Writer, named: Named, sellerId: string | null): Promise<string> {
  const known = await find(tx, named, sellerId);
  if (known) return known;
  const _id = newId();
  const made = await tx.insertInto("ledger_accounts")
    .values({ _id, ...keyOf(named.account, sellerId), currency: named.currency })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 0n) return _id;
  // Somebody else used it the first time, in the same moment.
  const theirs = await find(tx, named, sellerId);
  if (!theirs) {
    throw new Error(
      `Cannot make the account ${named.account} in ${named.currency}: it is taken, and not found`,
    );
  }
  return theirs;
}
