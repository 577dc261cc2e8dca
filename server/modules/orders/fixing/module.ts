import type { Module } from "../../../module.ts";
import { narrowScope } from "../../../scope.ts";
import type { Writer } from "../../../db/database.ts";
import type { LineDraft } from "../orders/draft.ts";
import type { LineRow, OrderRow } from "../orders/rows.ts";
import { fixedLines } from "../orders/make.ts";
import { artworkKind } from "./artwork.ts";
import { keepMapping } from "./fix_store.ts";
import { skuMapPage } from "./map_store.ts";
import { missingArtworkOf } from "./missing_artwork_store.ts";
import { makeSkuMapping, storeOf, trashSkuMapping } from "./mapping.ts";
import { unavailableItemsOf } from "./substitute_store.ts";
import { fix } from "./fix.ts";
import { substitute } from "./substitute.ts";
import { unknownSkusOf } from "./unknown_store.ts";

/** Stores mappings for edited lines whose unknown SKU was replaced by one of our items. */
async function rememberFixed(
  tx: Writer,
  order: Pick<OrderRow, "store_id" | "seller_id">,
  before: readonly LineRow[],
  after: readonly (LineDraft & { readonly _id: string })[],
  userId: string,
  at: number,
): Promise<void> {
  const { store_id, seller_id } = order;
  const unknown = new Map(before.filter((line) => line.item_id === null).map((line) => [line._id, line.sku]));
  for (const { _id, sku, item_id } of after) {
    const external_sku = unknown.get(_id);
    if (!external_sku || item_id === null || sku === external_sku) continue;
    await keepMapping(tx, { store_id, seller_id, external_sku, item_id }, userId, at);
  }
}

fixedLines.fill({ remember: rememberFixed });

export const fixingModule: Module = {
  jobKinds: [fix, substitute, artworkKind],
  queries: {
    unknownSkus: ({ store, seller }, { db, scope }) =>
      unknownSkusOf(db.heavy, narrowScope(scope, seller), store ?? null),
    missingArtwork: ({ seller }, { db, scope }) => missingArtworkOf(db.heavy, narrowScope(scope, seller)),
    unavailableItems: ({ seller }, { db, scope }) => unavailableItemsOf(db.heavy, narrowScope(scope, seller)),
    async skuMap(args, context) {
      const { db, page } = context;
      return await skuMapPage(db.read, await storeOf(db.read, args.store, context), {
        ...page,
        search: args.search ?? "",
      });
    },
  },
  mutations: { makeSkuMapping, trashSkuMapping },
};
