/** The catalogue: what can be ordered. */
import type { Module } from "../../fields.ts";
import { activeItems } from "./store.ts";

export const items: Module = {
  queries: {
    items({ _id, search, sku }, { db, page }) {
      return activeItems(db.read, { ids: _id ?? null, skus: sku ?? null, search: search ?? "" }, page);
    },
  },
};
