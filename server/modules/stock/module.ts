/** Blanks: what lies where, and which garment gets which. Source: workshop §2, §6. */
import { stock as resource } from "../../../resources/stock.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { listOf } from "../../list_resolver.ts";
import { allotter } from "./allot.ts";
import { movesOf, stockList } from "./list_store.ts";
import { getStockById, makeStock, makeStockMove, stockDiff } from "./make.ts";

const { list, count } = listOf(resource, stockList);

export const stock: Module = {
  queries: { stock: list, stockCount: count, getStockById, stockDiff },
  mutations: { makeStock, makeStockMove },
  background: allotter,
  fields: { Stock: { moves: batched(movesOf, []) } },
};
