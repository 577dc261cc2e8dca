/** The catalogue: items that can be ordered. Source: docs/requirements.md S2.22. */
import { items as resource } from "../../../../resources/catalogue/items.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { selectsAny } from "../../../graphql/selection.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { editKind } from "../../desk/bulk/edit_records.ts";
import { itemUpload } from "./import_upload.ts";
import { itemsPreview, makeItems } from "./variants.ts";
import { editedItems, item } from "./make.ts";
import { itemLifecycle } from "./lifecycle.ts";
import { itemImport } from "./import_run.ts";
import { activeItems, itemsList } from "./store.ts";
import { searchedItems } from "./search_store.ts";

/** Fields of prices, stock and history, for people who see the catalogue. Source: docs/requirements.md S6.13, S6.18. */
const CATALOGUE_FIELDS = ["price_minor", "prices", "level_prices", "stock", "shelves", "timeline"];

export const items: Module = {
  jobKinds: [itemImport, editKind("items.edit", catalogueRights.update, editedItems)],
  searchable: [searchedItems],
  lists: [listOf(resource, itemsList)],
  entities: [item],
  lifecycles: [itemLifecycle],
  queries: {
    items({ _id, search, sku }, context, info) {
      if (selectsAny(info, CATALOGUE_FIELDS)) checkRule(catalogueRights.view, context.session);
      return activeItems(
        { ids: _id ?? null, skus: sku ?? null, search: search ?? "" },
        context.page,
        context,
      );
    },
    itemsPreview,
  },
  routes: [itemUpload],
  mutations: { makeItems },
};
