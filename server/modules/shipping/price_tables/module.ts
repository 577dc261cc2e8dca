/** Tables of prices, of our own costs and of duties. Source: docs/requirements.md S2.5, S2.29, S2.30. */
import { anyOf } from "../../../../api/access.ts";
import {
  costRights,
  localCostTable,
  priceRights,
  shippingCosts,
} from "../../../../resources/shipping/price_tables.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { tableContext } from "./table_context.ts";
import { priceCard, quotes } from "./queries.ts";
import { priceTableClock } from "./clock.ts";
import { PRICE_TABLES, priceTableLifecycle } from "./lifecycle.ts";
import * as made from "./make.ts";
import { cost, price } from "./make.ts";
import { backtestKind } from "./backtest.ts";
import { costsList, pricesList } from "./store.ts";

export const rating: Module = {
  jobKinds: [backtestKind],
  lists: [listOf(shippingCosts, pricesList), listOf(localCostTable, costsList)],
  entities: [price, cost],
  lifecycles: [priceTableLifecycle],
  queries: {
    priceCard,
    quotes,
  },
  mutations: {
    makePriceTable: made.makePriceTable,
    makeCostTable: made.makeCostTable,
  },
  audiences: { [PRICE_TABLES]: { rule: anyOf(priceRights.view, costRights.view) } },
  fields: {
    PriceTable: {
      in_force_body: async (parent, context) => (await tableContext(parent, context)).inForce?.body ?? "",
      in_force_code: async (parent, context) => (await tableContext(parent, context)).inForce?.code ?? "",
      cost_body: async (parent, context) => (await tableContext(parent, context)).cost?.body ?? "",
    },
  },
  background: (tools) => priceTableClock(tools),
};
