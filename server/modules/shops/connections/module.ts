/** Connections of stores with their shops. Source: docs/shops.md. */
import { notFoundOf } from "../../../entity/refusals.ts";
import type { Module } from "../../../module.ts";
import { storeById } from "../../orders/stores/store.ts";
import { changeShop, connectShop, disconnectShop, platforms, syncShop, testShop } from "./connect.ts";
import { connectionOfStore } from "./store.ts";
import { connectionView } from "./view.ts";

export const shopConnections: Module = {
  queries: {
    shopPlatforms: () => platforms(),
    async shopConnection({ store: id }, context) {
      const { db, scope } = context;
      const store = await storeById(db.read, scope, id);
      if (!store) throw notFoundOf("store")();
      const row = await connectionOfStore(db.read, store._id);
      return row ? await connectionView(db.read, row, store, context) : null;
    },
  },
  mutations: { testShop, connectShop, changeShop, disconnectShop, syncShop },
};
