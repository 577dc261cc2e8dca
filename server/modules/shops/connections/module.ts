/** Connections of stores with their shops. Source: docs/shops.md. */
import { notFoundOf } from "../../../entity/refusals.ts";
import type { Module } from "../../../module.ts";
import { storeById } from "../../orders/stores/store.ts";
import { changeShop, connectShop, disconnectShop, platforms, syncShop, testShop } from "./connect.ts";
import { isSignedInAt } from "./grants.ts";
import { beginShopSignIn, finishShopSignIn } from "./sign_in.ts";
import { connectionOfStore } from "./store.ts";
import { connectionView } from "./view.ts";

export const shopConnections: Module = {
  queries: {
    shopPlatforms: (_, context) => platforms(context),
    async shopConnection({ store: id }, context) {
      const { db, scope } = context;
      const store = await storeById(db.read, scope, id);
      if (!store) throw notFoundOf("store")();
      const row = await connectionOfStore(db.read, store._id);
      return row ? await connectionView(db.read, row, store, context) : null;
    },
    async shopSignIn({ store: id }, context) {
      const { db, scope } = context;
      const store = await storeById(db.read, scope, id);
      if (!store) throw notFoundOf("store")();
      const { platform } = await connectionOfStore(db.read, store._id) ?? store;
      return await isSignedInAt(platform, store._id, context);
    },
  },
  mutations: {
    testShop,
    connectShop,
    changeShop,
    disconnectShop,
    syncShop,
    beginShopSignIn,
    finishShopSignIn,
  },
};
