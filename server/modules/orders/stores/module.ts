import { stores as resource } from "../../../../resources/orders/stores.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { sellersIn } from "../../people/users/sellers_store.ts";
import { storeEntity } from "./make.ts";
import { shippingMethodsOf, storesList } from "./store.ts";
import { searchedStores } from "./search_store.ts";

export const stores: Module = {
  searchable: [searchedStores],
  lists: [listOf(resource, storesList)],
  entities: [storeEntity],
  queries: {
    sellers: (_args, { db, scope }) => sellersIn(db.read, scope),
    shippingMethods: (_args, { db }) => shippingMethodsOf(db.read),
  },
};
