/** What global search reads: a few rows of every kind, each within what the caller may see. */
import { sql } from "kysely";
import { carrierSpellings, spellingsOf } from "../../../../api/codes/spellings.ts";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { among } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { JobsTable, UsersTable } from "../../../db/tables.ts";
import { type Newest, newestNumbered, newestWith, searchAny, textIn } from "../../../db/search.ts";
import { inScope } from "../../../scope.ts";
import { trackedOrders } from "../../orders/orders/store.ts";
import { somePeopleWith } from "../../people/users/words_store.ts";
import { visibleJobs } from "../jobs/store.ts";

/** A record with a number, a recipient and a parcel. */
export interface Shipped {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
  readonly tracking_number: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly country: string;
}
export type FoundOrder = Shipped & { readonly external_number: string };
export type FoundPackage = Shipped & { readonly order_id: string };

/** A table with a search index, the numbers that name one of its rows, and what is read of a row. */
interface Numbered {
  readonly table: "orders" | "packages";
  readonly numbers: readonly string[];
  readonly fields: string;
}

const SHIPPED = "r._id, r.code, r.tracking_number, r.recipient_name, r.city, r.country";
const ORDERS: Numbered = {
  table: "orders",
  numbers: ["code", "external_number", "tracking_number"],
  fields: `${SHIPPED}, r.external_number, r.status`,
};
const PACKAGES: Numbered = {
  table: "packages",
  numbers: ["code", "tracking_number"],
  fields: `${SHIPPED}, r.order_id, r.shipment_status as status`,
};

/** What was found, and which of it has the text as its whole number. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly exact: readonly Row[];
}

/**
 * A record that the text names comes first, then the newest that have all words. These are looked for by the reader that
 * holds up nobody: words that many rows have, but none together, take the index a while. One of our own codes is whole,
 * and nothing else is meant by it.
 */
async function numbered<Row extends Shipped>(
  { table, numbers, fields }: Numbered,
  text: string,
  { db, scope }: AuthorizedContext,
): Promise<Found<Row>> {
  const read = async ({ from, where, order }: Newest, reader: Reader = db.read) => {
    const query = sql<Row>`select ${sql.raw(fields)} from ${from}
      where ${where} and ${inScope(scope, "r.seller_id")} order by ${order} limit ${RECORDS_LIMIT}`;
    return (await query.execute(reader)).rows;
  };
  const spellings = spellingsOf(text);
  const exact = await read(newestNumbered(table, numbers, spellings));
  const isCode = exact.some(({ code }) => spellings.includes(code));
  const newest = isCode ? null : newestWith(db.engine, table, text);
  const found = newest ? await read(newest, db.heavy) : [];
  const known = new Set(exact.map(({ _id }) => _id));
  return { exact, rows: [...exact, ...found.filter(({ _id }) => !known.has(_id))].slice(0, RECORDS_LIMIT) };
}

export const ordersFound = (text: string, context: AuthorizedContext): Promise<Found<FoundOrder>> =>
  numbered(ORDERS, text, context);

export const packagesFound = (text: string, context: AuthorizedContext): Promise<Found<FoundPackage>> =>
  numbered(PACKAGES, text, context);

/** Orders that the number of one of their garments or packages names, or a carrier's number on one of these. */
export async function ordersNamed(
  text: string,
  parts: readonly ("units" | "packages")[],
  { db, scope }: AuthorizedContext,
): Promise<readonly FoundOrder[]> {
  const numbers = carrierSpellings(text);
  const named = [
    ...parts.map((part) =>
      sql`select order_id from ${sql.table(part)} where ${among("code", spellingsOf(text))}`
    ),
    ...numbers.length > 0 ? [sql`select row_id from (${trackedOrders(numbers)}) as tracked`] : [],
  ];
  const query = sql<FoundOrder>`select ${sql.raw(ORDERS.fields)} from orders as r
    where r._id in (${sql.join(named, sql` union `)}) and ${inScope(scope, "r.seller_id")} limit 2`;
  return (await query.execute(db.read)).rows;
}

/** Of the catalogue, which is the house's and the same for all: a SKU that begins so first. */
export function itemsFound(text: string, { db }: AuthorizedContext) {
  return db.read.selectFrom("items").select(["_id", "sku", "title", "variant"])
    .where("status", "=", "Active").where(searchAny(db.engine, { table: "items", numbers: [] }, [text]))
    .orderBy(sql`case when lower(sku) = ${text.toLowerCase()} then 0 else 1 end`)
    .orderBy("sku").limit(RECORDS_LIMIT).execute();
}

/** Few enough that every row within the scope is looked at. */
export function storesFound(text: string, { db, scope }: AuthorizedContext) {
  return db.read.selectFrom("stores").select(["_id", "name", "platform", "status", "url"])
    .where(inScope(scope)).where(searchAny(db.engine, { table: null, numbers: [] }, [text]))
    .orderBy("name").orderBy("_id").limit(RECORDS_LIMIT).execute();
}

type FoundJob = Pick<JobsTable, "_id" | "title" | "status" | "kind" | "about" | "total">;

export async function jobsFound(text: string, context: AuthorizedContext) {
  const query = sql<FoundJob>`select _id, title, status, kind, about, total from jobs as k
    where ${visibleJobs(context)} and ${searchAny(context.db.engine, { table: null, numbers: [] }, [text])}
    order by k.created_at desc, k._id desc limit ${RECORDS_LIMIT}`;
  return (await query.execute(context.db.read)).rows;
}

export type FoundUser = Readonly<Pick<UsersTable, "_id" | "name" | "identity" | "email" | "role">>;

/** Of a word that very many people have, so many are put in order. */
const MOST_SORTED = 200;

/** Accounts of the house and of sellers, for whoever may manage them. */
export async function usersFound(text: string, { db }: AuthorizedContext): Promise<readonly FoundUser[]> {
  const query = sql<FoundUser>`select _id, name, identity, email, role from (${
    somePeopleWith(db.engine, text, MOST_SORTED)
  }) as found order by name, _id limit ${RECORDS_LIMIT}`;
  return (await query.execute(db.heavy)).rows;
}

/** One's own, the newest first. */
export function notificationsFound(text: string, { db, session }: AuthorizedContext) {
  return db.read.selectFrom("notifications").select(["_id", "type", "code", "subject", "referent"])
    .where("user_id", "=", session.person._id)
    .where(textIn(["code", "subject", "content"], text))
    .orderBy("created_at", "desc").orderBy("_id", "desc").limit(RECORDS_LIMIT).execute();
}
