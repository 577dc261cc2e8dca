/** The catalogue: what can be sold, by SKU. It belongs to the house and is the same for every seller. */
import { chunksOf } from "../../db/chunks.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
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

/** Weight of one piece in grams, by item id. */
export async function weightsOf(reader: Reader, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("items").select(["_id", "weight_g"])
    .where(among("_id", itemIds)).execute();
  return new Map(rows.map((row) => [row._id, row.weight_g]));
}
