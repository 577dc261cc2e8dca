/** The catalogue: what can be sold, by SKU. It belongs to the house and is the same for every seller. */
import type { Item } from "../../../api/generated/schema.ts";
import type { Page } from "../../context.ts";
import { chunksOf } from "../../db/chunks.ts";
import { among, every } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { textIn } from "../../db/search.ts";
import type { ItemsTable } from "../../db/tables.ts";

export type ItemRow = Readonly<
  Pick<ItemsTable, "_id" | "sku" | "title" | "variant" | "currency" | "price_minor">
>;

/** Items of the catalogue by SKU; a SKU that is not there is not in the map. */
export async function itemsBySku(reader: Reader, skus: Iterable<string>): Promise<Map<string, ItemRow>> {
  const found = new Map<string, ItemRow>();
  for (const some of chunksOf([...new Set(skus)], 1)) {
    const rows = await reader.selectFrom("items")
      .select(["_id", "sku", "title", "variant", "currency", "price_minor"])
      .where(among("sku", some)).execute();
    for (const row of rows) found.set(row.sku, row);
  }
  return found;
}

/** What is looked for in the catalogue; null where it does not matter. */
export interface ItemsAsked {
  readonly ids: readonly string[] | null;
  readonly skus: readonly string[] | null;
  readonly search: string;
}

/** One page of the items that can be ordered, by SKU. */
export function activeItems(
  reader: Reader,
  { ids, skus, search }: ItemsAsked,
  { page, perPage }: Page,
): Promise<Item[]> {
  const where = every([
    textIn(["sku", "title", "variant"], search),
    ...ids ? [among("_id", ids)] : [],
    ...skus ? [among("sku", skus)] : [],
  ]);
  return reader.selectFrom("items")
    .select(["_id", "sku", "title", "variant", "currency", "price_minor", "status"])
    .where("status", "=", "Active").where(where)
    .orderBy("sku").limit(perPage).offset((page - 1) * perPage).execute();
}

/** A store and its seller, as an order names them. */
export interface SkuOwner {
  readonly store_id: string;
  readonly seller_id: string;
}

/** Items by what a store calls them: a SKU of ours means itself, any other what the store's map says. */
export async function itemsOfStore(
  reader: Reader,
  { store_id, seller_id }: SkuOwner,
  skus: Iterable<string>,
): Promise<Map<string, ItemRow>> {
  const found = await itemsBySku(reader, skus);
  const others = [...new Set(skus)].filter((sku) => !found.has(sku));
  // Two more values in each statement: the store and its seller.
  for (const some of chunksOf(others, 2)) {
    const rows = await reader.selectFrom("sku_map as m").innerJoin("items as i", "i._id", "m.item_id")
      .select(["m.external_sku", "i._id", "i.sku", "i.title", "i.variant", "i.currency", "i.price_minor"])
      .where("m.store_id", "=", store_id).where("m.seller_id", "=", seller_id)
      .where(among("m.external_sku", some)).execute();
    for (const { external_sku, ...item } of rows) found.set(external_sku, item);
  }
  return found;
}

/** Weight of one piece in grams, by item id. */
export async function weightsOf(reader: Reader, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("items").select(["_id", "weight_g"])
    .where(among("_id", itemIds)).execute();
  return new Map(rows.map((row) => [row._id, row.weight_g]));
}
