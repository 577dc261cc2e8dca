import { sql } from "kysely";
import type { TiktokLine, TiktokSku } from "../../../../api/generated/schema.ts";
import { itemsText } from "../../../../api/orders/items_text.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { TiktokLinesTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { itemsOfStore } from "../../catalogue/items/store.ts";

type LineRow = TiktokLine & { readonly tiktok_order_id: string };

export const linesOfTiktok: Load<readonly TiktokLine[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<
    LineRow
  >`select l.tiktok_order_id, l.line_id, l.sku_id, l.seller_sku, l.sku, l.title,
      l.variant, l.qty, l.remote_package_id, l.item_id, coalesce(i.sku, '') as item_sku, coalesce(i.title, '') as item_title
    from tiktok_lines as l left join items as i on i._id = l.item_id
    where ${isOneOf("l.tiktok_order_id", ids)} order by l.position, l.line_id`.execute(reader);
  return new Map(
    [...groupRows(rows, ({ tiktok_order_id }) => tiktok_order_id)]
      .map(([id, its]) => [id, its.map(({ tiktok_order_id: _, ...line }) => line)]),
  );
};

export type StoredLine = Readonly<TiktokLinesTable>;

export async function storedLines(
  reader: Reader,
  orders: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredLine[]>> {
  const rows = await reader.selectFrom("tiktok_lines").selectAll().where(isOneOf("tiktok_order_id", orders))
    .orderBy("position").orderBy("line_id").execute();
  return groupRows(rows, ({ tiktok_order_id }) => tiktok_order_id);
}

/** Names the goods of an order, as lists and the search show them. */
export const textOfLines = (lines: readonly Pick<StoredLine, "sku" | "title" | "qty">[]): string =>
  itemsText(lines.map(({ sku, title, qty }) => ({ sku, title, quantity: qty })));

/** Maximum number of listed SKUs: nobody maps more in a day. */
const MAX_SKUS = 500;

type CountedSku = Omit<TiktokSku, "orders"> & { readonly orders: number | string };

/** Returns unmapped SKUs of TikTok orders that still wait to be pushed. */
export async function waitingSkus(reader: Reader, scope: Scope): Promise<readonly TiktokSku[]> {
  const { rows } = await sql<
    CountedSku
  >`select found.*, s.name as store_name, e.tiktok_id as example_number, e._id as example_id
    from (select r.store_id, l.sku, max(l.title) as title, max(l.variant) as variant, min(r.seq) as example,
        count(distinct r._id) as orders
      from tiktok_lines as l join tiktok_orders as r on r._id = l.tiktok_order_id
      where l.item_id is null and r.order_id is null and r.status in ('On Hold', 'Processing', 'Cancel Requested')
        and ${inScope(scope, "r.seller_id")}
      group by r.store_id, l.sku order by orders desc, l.sku limit ${MAX_SKUS}) as found
    join tiktok_orders as e on e.seq = found.example join stores as s on s._id = found.store_id
    order by orders desc, sku, store_id`.execute(reader);
  return rows.map(({ store_id, store_name, sku, title, variant, orders, example_id, example_number }) => ({
    store_id,
    store_name,
    sku,
    title,
    variant,
    orders: Number(orders),
    example_id,
    example_number,
  }));
}

interface StoreOf {
  readonly store_id: string;
  readonly seller_id: string;
}

type Named = Pick<StoredLine, "sku" | "sku_id">;

/** Returns a function that finds the item of a line by the seller's SKU, or else by TikTok's id. */
export async function itemsFor(
  reader: Reader,
  store: StoreOf,
  lines: readonly Named[],
  at: number,
): Promise<(line: Named) => string | null> {
  const names = new Set(lines.flatMap(({ sku, sku_id }) => [sku, sku_id]).filter(Boolean));
  const items = await itemsOfStore(reader, store, names, at);
  return ({ sku, sku_id }) => (items.get(sku) ?? items.get(sku_id))?._id ?? null;
}

const waitingLines = (store: string, where: Condition): Condition =>
  sql<
    boolean
  >`tiktok_order_id in (select _id from tiktok_orders where store_id = ${store} and order_id is null)
    and ${where}`;

/** Assigns the mapped items to waiting lines with these SKUs. @returns the orders that changed */
export async function mapWaitingLines(
  tx: Writer,
  store: StoreOf,
  skus: readonly string[],
  at: number,
): Promise<readonly string[]> {
  const named = sql<boolean>`(${isOneOf("sku", skus)} or ${isOneOf("sku_id", skus)})`;
  const lines = await tx.selectFrom("tiktok_lines").select([
    "line_id",
    "tiktok_order_id",
    "sku",
    "sku_id",
    "item_id",
  ])
    .where(waitingLines(store.store_id, named)).execute();
  const itemOf = await itemsFor(tx, store, lines, at);
  const changed = lines.filter((line) => itemOf(line) !== line.item_id);
  for (const [item_id, some] of Map.groupBy(changed, itemOf)) {
    await tx.updateTable("tiktok_lines").set({ item_id }).where(
      isOneOf("line_id", some.map(({ line_id }) => line_id)),
    )
      .execute();
  }
  const orders = [...new Set(changed.map(({ tiktok_order_id }) => tiktok_order_id))];
  await countUnmapped(tx, orders, at);
  return orders;
}

/** Deletes lines of orders that wait to be pushed, if another supplier makes the line's SKU. */
export async function dropLinesOf(
  tx: Writer,
  storeId: string,
  skus: readonly string[],
  at: number,
): Promise<void> {
  if (skus.length === 0) return;
  const dropped = await tx.deleteFrom("tiktok_lines").where(waitingLines(storeId, isOneOf("sku_id", skus)))
    .returning("tiktok_order_id").execute();
  const orders = [...new Set(dropped.map(({ tiktok_order_id }) => tiktok_order_id))];
  const left = await storedLines(tx, orders);
  for (const _id of orders) {
    await tx.updateTable("tiktok_orders").set({ items_text: textOfLines(left.get(_id) ?? []) })
      .where("_id", "=", _id).execute();
  }
  await countUnmapped(tx, orders, at);
}

async function countUnmapped(tx: Writer, orders: readonly string[], at: number): Promise<void> {
  if (orders.length === 0) return;
  await sql`update tiktok_orders set version = version + 1, updated_at = ${at},
      lines_count = (select count(*) from tiktok_lines as l where l.tiktok_order_id = tiktok_orders._id),
      unmapped = (
      select count(*) from tiktok_lines as l where l.tiktok_order_id = tiktok_orders._id and l.item_id is null)
    where ${every([isOneOf("_id", orders)])}`.execute(tx);
}
