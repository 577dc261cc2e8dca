/** Drafts that wait for one SKU of their store, and what the SKU is from now on. */
import { type RawBuilder, sql } from "kysely";
import type { ItemsTable } from "../../db/catalogue_tables.ts";
import type { Reader, Writer } from "../../db/database.ts";

export interface Mapping {
  readonly store_id: string;
  readonly seller_id: string;
  readonly external_sku: string;
  readonly item_id: string;
}

/** Says what a store's SKU is. The store was read within the caller's scope. */
export async function keepMapping(tx: Writer, mapping: Mapping, userId: string, at: number): Promise<void> {
  const change = { item_id: mapping.item_id, user_id: userId, updated_at: at };
  await tx.insertInto("sku_map").values({ ...mapping, user_id: userId, created_at: at, updated_at: at })
    .onConflict((known) => known.columns(["store_id", "external_sku"]).doUpdateSet(change)).execute();
}

/** An item that can be ordered, whoever pays for it; undefined where there is none of the id. */
export function activeItem(
  reader: Reader,
  id: string,
): Promise<Pick<ItemsTable, "_id" | "sku" | "title" | "variant"> | undefined> {
  return reader.selectFrom("items").select(["_id", "sku", "title", "variant"])
    .where("_id", "=", id).where("status", "=", "Active").executeTakeFirst();
}

const waiting = ({ store_id, seller_id, external_sku }: Mapping): RawBuilder<boolean> =>
  sql<boolean>`o.store_id = ${store_id} and o.seller_id = ${seller_id} and o.status = 'Draft' and exists (
    select 1 from order_lines as l where l.order_id = o._id and l.seller_id = o.seller_id
      and l.sku = ${external_sku} and l.item_id is null)`;

/** How many drafts of the store wait for the SKU. */
export async function countWaiting(reader: Reader, mapping: Mapping): Promise<number> {
  const { rows } = await sql<{ found: number | string }>`
    select count(*) as found from orders as o where ${waiting(mapping)}`.execute(reader);
  return Number(rows[0]?.found ?? 0);
}

/** The next drafts that wait, by running number: those that were fixed wait no more. */
export async function nextWaiting(
  reader: Reader,
  mapping: Mapping,
  after: number,
  limit: number,
): Promise<readonly { readonly _id: string; readonly seq: number }[]> {
  const { rows } = await sql<{ _id: string; seq: number | string }>`
    select o._id, o.seq from orders as o where o.seq > ${after} and ${waiting(mapping)}
    order by o.seq limit ${limit}`.execute(reader);
  return rows.map(({ _id, seq }) => ({ _id, seq: Number(seq) }));
}
