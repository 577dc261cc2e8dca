import type { Module } from "../../../module.ts";
import { settleShopOrder, shopOrders } from "./settle.ts";
import { shopWorker } from "./worker.ts";

export const shopSync: Module = {
  queries: { shopOrders },
  mutations: { settleShopOrder },
  background: (tools) => shopWorker(tools),
};
