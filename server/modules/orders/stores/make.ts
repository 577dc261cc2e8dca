import { storeInput } from "../../../../api/inputs/orders/store.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { Writer } from "../../../db/database.ts";
import { flag, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import type { Scope } from "../../../scope.ts";
import { sellersIn } from "../../people/users/sellers_store.ts";
import { haveJobs, isOffered, storesList, viewOf } from "./store.ts";

export const storeEntity = defineEntity({
  noun: "Store",
  entity: "stores",
  called: "store",
  source: storesList,
  view: viewOf,
  seller: ({ seller_id }) => seller_id,
  name: "name",
  input: storeInput,
  columns: {
    name: text(),
    platform: text(),
    status: text("Active"),
    url: text(),
    time_zone: text(),
    auto_hold: flag(),
    cooling_off_min: number(),
    shipping_method: text(),
  },
  search: ["name", "url", "platform"],
  once: ["seller_id"],
  begin({ input, context: { scope } }) {
    const [own, ...others] = scope.sellers ?? [];
    return { seller_id: input.seller_id ?? (own && others.length === 0 ? own : "") };
  },

  required: ["name", "platform", "seller_id"],
  unique: { column: "name", within: ["seller_id"], alike: true },
  problems: async (next, { tx, before, context: { scope } }) => [
    ...before || next.seller_id === "" || await isSeller(tx, scope, next.seller_id)
      ? []
      : [{ path: "seller_id", code: says("unknown") }],
    // An unchanged method may stay even if it was paused since; an empty text means none.
    ...[before?.shipping_method, ""].includes(next.shipping_method) ||
        await isOffered(tx, next.shipping_method)
      ? []
      : [{ path: "shipping_method", code: says("unknown") }],
  ],
  referrers: {
    "orders.store_id": "storeHasOrders",
    "label_pages.store_id": "storeHasOrders",
    "tiktok_orders.store_id": "storeHasOrders",
    "shop_connections.store_id": "storeConnected",
    "shop_orders.store_id": "deleted",
    "shop_variants.store_id": "deleted",
    "shop_tracking.store_id": "deleted",
    "sku_map.store_id": "deleted",
    "import_plans.store_id": "deleted",
    "placements.store_id": "deleted",
  },
  async mayTrash(rows, _context, tx) {
    if (await haveJobs(tx, rows)) throw illegal("storeHasJobs");
  },
});

const isSeller = async (tx: Writer, scope: Scope, id: string): Promise<boolean> =>
  (await sellersIn(tx, scope)).some(({ _id }) => _id === id);
