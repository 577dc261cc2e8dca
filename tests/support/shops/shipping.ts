/** Hands over orders of a shop, and sends their tracking numbers. */
import assert from "node:assert/strict";
import { sendNumber } from "../../../server/modules/shops/tracking/send.ts";
import { dueStores, leaseNumbers } from "../../../server/modules/shops/tracking/store.ts";
import { inShop, ordersOf, type ShopWorld, STORE, syncOnce } from "./shop_world.ts";

export type Shipping = Omit<ShopWorld, "shop">;

export async function sendDue({ db, settings, clock }: Shipping): Promise<void> {
  for (const store of await dueStores(db.read, clock.now)) {
    for (const row of await db.write((tx) => leaseNumbers(tx, store, 9, clock.now))) {
      await sendNumber(row, { db, settings, now: () => clock.now });
    }
  }
}

/** Returns the queue of numbers, in the order in which they were added. */
export const tracking = ({ db }: Shipping) =>
  db.read.selectFrom("shop_tracking").select(["number", "status", "reason", "attempts"]).orderBy("seq")
    .execute();

/** Hands over an order of the shop, with a label. */
export async function shipOrder(world: Shipping, number = "JD014600003", store = STORE): Promise<void> {
  await world.world.topUp("anna", 50_000);
  const [order] = await ordersOf(world, store);
  for (const event of ["order.submit", "order.pay"]) await step(world, order!._id, event);
  await leave(world, order!._id, number);
}

export async function step({ world: { move } }: Shipping, order: string, event: string, params = {}) {
  const [moved] = await move("root", [order], event, params);
  assert.ok(moved!.ok, `${event}: ${JSON.stringify(moved)}`);
}

/** Produces a paid order, and hands over its package. */
export async function leave(world: Shipping, order: string, tracking_number: string): Promise<void> {
  for (const event of ["production.start", "production.finish"]) await step(world, order, event);
  await step(world, order, "label.attach", { carrier: "DHL", tracking_number });
  await step(world, order, "shipment.handOver");
}

/** Hands over the package again, with another number. */
export async function leaveAgain(shipping: Shipping, tracking_number: string): Promise<void> {
  const [order] = await ordersOf(shipping);
  const [pack] = await shipping.db.read.selectFrom("packages").select("_id").execute();
  const [undone] = await shipping.world.package("root", [pack!._id], "handOver.undo");
  assert.ok(undone!.ok, JSON.stringify(undone));
  await step(shipping, order!._id, "label.void", { reason: "wrong number" });
  await step(shipping, order!._id, "label.attach", { carrier: "DHL", tracking_number });
  await step(shipping, order!._id, "shipment.handOver");
}

export const inShipping = (work: (world: ShopWorld) => Promise<void>, when = "immediately") =>
  inShop(async (world) => {
    world.shop.put({ shop_order_id: "1" });
    await world.connect(`, when_tracking_update: "${when}"`);
    await syncOnce(world);
    await work(world);
  });
