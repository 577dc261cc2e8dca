import { allows, staff } from "../../../../api/access.ts";
import { stock as resource } from "../../../../resources/catalogue/stock.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { allotLoop } from "./allot.ts";
import { movesOf, shelvesOf, stockList } from "./list_store.ts";
import { makeStockMove, stockDiff, stockEntity } from "./make.ts";
import { stockImport } from "./import_job.ts";

const shelves = batchField(shelvesOf, []);

export const stock: Module = {
  jobKinds: [stockImport],
  lists: [listOf(resource, stockList)],
  entities: [stockEntity],
  queries: { stockDiff },
  mutations: { makeStockMove },
  background: allotLoop,
  fields: {
    Stock: { moves: batchField(movesOf, []) },
    Item: {
      shelves: (item, context) => allows(staff, context.session.person) ? shelves(item, context) : [],
    },
  },
};
