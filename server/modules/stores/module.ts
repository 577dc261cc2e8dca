/** The stores and sellers that filters and forms choose from. */
import type { Module } from "../../fields.ts";
import { sellersIn, storesIn } from "./store.ts";

export const stores: Module = {
  queries: {
    stores: (_args, { db, scope }) => storesIn(db.read, scope),
    sellers: (_args, { db, scope }) => sellersIn(db.read, scope),
  },
};
