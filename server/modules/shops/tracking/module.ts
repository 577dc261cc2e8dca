/** Tracking numbers for the shops of our orders. Source: docs/shops.md. */
import type { Writer } from "../../../db/database.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { EventBatch } from "../../../events/events.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import type { Module } from "../../../module.ts";
import { storeById } from "../../orders/stores/store.ts";
import { repeatLastNumber } from "./repeat_store.ts";
import { firstOrders, leavingPackages, OUT_STATUSES, queueNumbers, shopOrdersOf } from "./store.ts";
import { trackingPage } from "./view_store.ts";
import { SHOP_TRACKING, trackingWorker } from "./worker.ts";

export const shopTracking: Module = {
  queries: {
    async shopTracking({ store: id, status }, { db, scope, page }) {
      const store = await storeById(db.read, scope, id);
      if (!store) throw notFoundOf("store")();
      return await trackingPage(db.read, store._id, status ?? ["Waiting", "Refused"], page);
    },
  },
  kinds: [
    pausedWork.bring({ kind: SHOP_TRACKING, table: "shop_tracking", waits: isOneOf("status", ["Waiting"]) }),
  ],
  async onEvents(tx, happened) {
    await queueTracking(tx, happened);
    await repeatAfterStops(tx, happened);
  },
  background: (tools) => trackingWorker(tools),
};

const PACKAGES = "packages";

/** Queues a package's number for its orders' shops, in the transaction in which it leaves or is numbered. */
async function queueTracking(tx: Writer, { events, at }: EventBatch): Promise<void> {
  const ids = new Set(
    events.flatMap(({ entity, entityId, changes }) =>
      entity === PACKAGES &&
        changes.some(({ field, after }) =>
          field === "shipment_status"
            ? OUT_STATUSES.includes(after)
            : field === "tracking_number" && after !== ""
        )
        ? [entityId]
        : []
    ),
  );
  if (ids.size === 0) return;
  const left = await leavingPackages(tx, [...ids]);
  if (left.length === 0) return;
  const firsts = await firstOrders(tx, left.map(({ order_id }) => order_id));
  const shops = new Map(
    (await shopOrdersOf(tx, [...new Set(firsts.values())])).map((each) => [each.order_id, each]),
  );
  const rows = left.flatMap(({ order_id, package_id, number }) => {
    const shop = shops.get(firsts.get(order_id) ?? "");
    if (!shop) return [];
    const { store_id, seller_id, shop_order_id } = shop;
    return [{ store_id, seller_id, shop_order_id, order_id, package_id, number }];
  });
  await queueNumbers(tx, rows, at);
}

/** Repeats the last number of an order that counts as shipped because its other garments were stopped. */
async function repeatAfterStops(tx: Writer, { events, at }: EventBatch): Promise<void> {
  const shipped = events.flatMap(({ entity, entityId, changes }) =>
    entity === "orders" && changes.some(({ field, after }) => field === "status" && after === "Shipped")
      ? [entityId]
      : []
  );
  if (shipped.length === 0) return;
  for (const order of await shopOrdersOf(tx, shipped)) await repeatLastNumber(tx, order, at);
}
