/** Stores, the sellers they belong to, and the ways to ship that their orders may name. */
import { stores as resource } from "../../../resources/stores.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { getStoreById, makeStore, trashStore } from "./make.ts";
import { sellersIn, shippingMethodsOf, storesList } from "./store.ts";

const { list, count } = listOf(resource, storesList);

export const stores: Module = {
  queries: {
    stores: list,
    storesCount: count,
    getStoreById,
    sellers: (_args, { db, scope }) => sellersIn(db.read, scope),
    shippingMethods: (_args, { db }) => shippingMethodsOf(db.read),
  },
  mutations: { makeStore, trashStore },
};
