import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { WalletsTable } from "../../../db/tables.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { WALLETS } from "./post_store.ts";
import { openWallet } from "./wallet_store.ts";

export type WalletRow = Readonly<Omit<WalletsTable, "seller_id">> & {
  readonly _id: string;
  readonly seller_name: string;
  readonly payment_type: string;
  readonly time_of_payment: number;
  readonly awaiting: number | string;
  readonly awaiting_minor: number | string;
};

/** Maximum number of sellers: more than a person reads. */
const MAX_COUNT = 50;

/** Returns a row for each seller, with zeros for a seller who never had money. */
export async function walletRows(
  reader: Reader,
  sellers: readonly string[],
  currency: string,
): Promise<WalletRow[]> {
  const { rows } = await sql<
    WalletRow
  >`select u._id, u.name as seller_name, u.payment_type, u.time_of_payment,
    cast(${currency} as text) as currency, coalesce(w.balance_minor, 0) as balance_minor,
    coalesce(w.due_minor, 0) as due_minor, coalesce(w.held_minor, 0) as held_minor,
    coalesce(w.credit_limit_minor, 0) as credit_limit_minor, coalesce(w.low_minor, 0) as low_minor,
    coalesce(w.wallet_no, 0) as wallet_no, coalesce(w.due_no, 0) as due_no, coalesce(w.last_at, 0) as last_at,
    w.low_told_at, coalesce(w.wake, 0) as wake, coalesce(w.version, 1) as version,
    (select count(*) from orders as o where o.seller_id = u._id and o.currency = ${currency}
      and o.pay_asked_at is not null) as awaiting,
    (select coalesce(sum(coalesce(o.pay_seen_minor, o.total_minor)), 0) from orders as o where o.seller_id = u._id and o.currency = ${currency}
      and o.pay_asked_at is not null) as awaiting_minor
    from users as u left join wallets as w on w.seller_id = u._id and w.currency = ${currency}
    where ${isOneOf("u._id", sellers)} and u.role = 'sale' and u.deleted_at is null
    order by lower(u.name), u._id limit ${MAX_COUNT}`.execute(reader);
  return rows;
}

export async function agreeTerms(
  tx: Writer,
  sellerId: string,
  currency: string,
  terms: Pick<WalletsTable, "credit_limit_minor" | "low_minor">,
  at: number,
): Promise<void> {
  await openWallet(tx, sellerId, currency);
  await tx.updateTable("wallets").set(({ eb }) => ({ ...terms, wake: 1, version: eb("version", "+", 1) }))
    .where("seller_id", "=", sellerId).where("currency", "=", currency).execute();
  await appendOutbox(tx, [{ entity: WALLETS, sellerId, ids: [sellerId] }], at);
}
