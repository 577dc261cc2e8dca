/** Cards of prices, of our own costs and of duties, and what parcels cost by them. Source: spec S2.5, S2.29, S2.30. */
import { anyOf } from "../../../api/access.ts";
import { costRights, localCostTable, priceRights, shippingCosts } from "../../../resources/price_tables.ts";
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { listOf } from "../../list_resolver.ts";
import { around } from "./around.ts";
import { priceCard, quotes } from "./asked.ts";
import { cardClock } from "./clock.ts";
import { CARDS, movePriceTable, priceTableFacts } from "./lifecycle.ts";
import * as made from "./make.ts";
import { costsList, pricesList, tablesById } from "./store.ts";

const prices = listOf(shippingCosts, pricesList);
const costs = listOf(localCostTable, costsList);

export const rating: Module = {
  queries: {
    priceTables: prices.list,
    priceTablesCount: prices.count,
    getPriceTableById: made.getPriceTableById,
    costTables: costs.list,
    costTablesCount: costs.count,
    getCostTableById: made.getCostTableById,
    priceCard,
    quotes,
  },
  mutations: {
    makePriceTable: made.makePriceTable,
    makeCostTable: made.makeCostTable,
    trashPriceTable: made.trashPriceTable,
    trashCostTable: made.trashCostTable,
    movePriceTable,
  },
  audiences: { [CARDS]: { rule: anyOf(priceRights.view, costRights.view) } },
  fields: {
    PriceTable: {
      timeline: batched(timelinesOf(CARDS), []),
      in_force_body: async (parent, context) => (await around(parent, context)).inForce?.body ?? "",
      in_force_code: async (parent, context) => (await around(parent, context)).inForce?.code ?? "",
      cost_body: async (parent, context) => (await around(parent, context)).cost?.body ?? "",
      async facts(parent, { db, now }) {
        const id = String(parent["_id"]);
        const rows = await tablesById(db.read, [id]);
        return (await priceTableFacts(db.read, [...rows.values()], now())).get(id) ?? null;
      },
    },
  },
  background: (tools) => cardClock(tools),
};
