/** Products of connected shops and the items that they are matched with. Source: docs/shops.md. */
import type { Module } from "../../../module.ts";
import { storeOf } from "../../orders/fixing/mapping.ts";
import { markShopVariants, matchShopVariants } from "./match.ts";
import { variantPage } from "./view_store.ts";

export const shopVariants: Module = {
  queries: {
    async shopVariants({ store: id, search, only }, context) {
      const { db, page } = context;
      const store = await storeOf(db.read, id, context);
      return await variantPage(db.read, store._id, { search: search ?? "", only: only ?? "", ...page });
    },
  },
  mutations: { matchShopVariants, markShopVariants },
};
