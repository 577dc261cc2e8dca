import { pausedWork } from "../../../backup/paused_work.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Module } from "../../../module.ts";
import { tiktokShopPort } from "../../handover/tiktok/shop_port.ts";
import { connectionOfStore } from "../connections/store.ts";
import { connectedStores } from "./remote_store.ts";
import { settleShopOrder, shopOrders } from "./settle.ts";
import { nameShopOrder } from "./store.ts";
import { SHOP_SYNC, shopWorker } from "./worker.ts";

tiktokShopPort.fill({
  connected: connectedStores,
  async wake(tx, { store_id, tiktok_id }, at) {
    const row = await connectionOfStore(tx, store_id);
    if (row) await nameShopOrder(tx, row, tiktok_id, at);
  },
});

export const shopSync: Module = {
  queries: { shopOrders },
  mutations: { settleShopOrder },
  kinds: [pausedWork.bring({ kind: SHOP_SYNC, table: "shop_connections", waits: isOneOf("broken", [""]) })],
  background: (tools) => shopWorker(tools),
};
