/** The catalogue: what can be ordered, and every item of it. Source: spec S2.22. */
import { allows, staff } from "../../../api/access.ts";
import { items as resource } from "../../../resources/items.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { shelvesOf } from "../stock/list_store.ts";
import { itemUpload } from "./import_upload.ts";
import { moveItem } from "./lifecycle.ts";
import { getItemById, makeItem, trashItem } from "./make.ts";
import { itemsPreview, makeItems } from "./variants.ts";
import { activeItems, itemsList } from "./store.ts";

const { list, count } = listOf(resource, itemsList);

const shelves = batched(shelvesOf, []);

export const items: Module = {
  queries: {
    items: ({ _id, search, sku }, context) =>
      activeItems({ ids: _id ?? null, skus: sku ?? null, search: search ?? "" }, context.page, context),
    catalogueItems: list,
    catalogueItemsCount: count,
    getItemById,
    itemsPreview,
  },
  routes: [itemUpload],
  mutations: { makeItem, makeItems, trashItem, moveItem },
  fields: {
    Item: {
      timeline: batched(timelinesOf("catalogueItems", { substitute_id: ["items", "sku"] }), []),
      // Figures are the house's own.
      shelves: (item, context) => allows(staff, context.session.person) ? shelves(item, context) : [],
    },
  },
};
