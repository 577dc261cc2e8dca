import { chunksOf } from "../../../db/chunks.ts";
import type { ItemsTable, ProductsTable } from "../../../db/tables.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import type { Need } from "../locations/making_store.ts";
import { PRICED_ITEM_COLUMNS, type StoredItem } from "./store.ts";

export type OrderedItem =
  & StoredItem
  & Pick<ItemsTable, "weight_g">
  & Pick<ProductsTable, "hs_code" | "origin" | "customs_desc">
  & Need;

export const ORDERED_ITEMS: Readable<OrderedItem> = {
  async load(reader, ids) {
    const found = new Map<string, OrderedItem>();
    for (const some of chunksOf(ids, 1)) {
      const rows = await reader.selectFrom("items as i").innerJoin("products as p", "p._id", "i.product_id")
        .select(PRICED_ITEM_COLUMNS.map((name) => `i.${name}` as const)).select([
          "i.weight_g",
          "p.route",
          "p.methods",
          "p.hs_code",
          "p.origin",
          "p.customs_desc",
        ])
        .where(isOneOf("i._id", some)).execute();
      for (const row of rows) found.set(row._id, row);
    }
    return found;
  },
};
