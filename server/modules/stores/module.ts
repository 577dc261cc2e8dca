/** Stores, the sellers they belong to, and the ways to ship that their orders may name. */
import { ApiError } from "../../../api/errors.ts";
import { stores as resource } from "../../../resources/stores.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { makeStore, trashStore } from "./make.ts";
import { sellersIn, shippingMethodsOf, storeById, storesList, viewOf } from "./store.ts";

const { list, count } = listOf(resource, storesList);

export const stores: Module = {
  queries: {
    stores: list,
    storesCount: count,
    async getStoreById({ _id }, { db, scope }) {
      const row = await storeById(db.read, scope, _id);
      if (!row) throw new ApiError("NOT_FOUND", "There is no such store.");
      return viewOf(row);
    },
    sellers: (_args, { db, scope }) => sellersIn(db.read, scope),
    shippingMethods: (_args, { db }) => shippingMethodsOf(db.read),
  },
  mutations: { makeStore, trashStore },
};
