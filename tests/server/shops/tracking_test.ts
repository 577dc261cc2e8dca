/** Tracking numbers go back to the shop of an order, once each and in order, at the time that its seller chose. */
import assert from "node:assert/strict";
import { sendingTime } from "../../../server/modules/shops/tracking/due.ts";
import { ShopFailure } from "../../../server/modules/shops/port.ts";
import {
  inShipping,
  leave,
  leaveAgain,
  sendDue,
  shipOrder,
  step,
  tracking,
} from "../../support/shops/shipping.ts";
import { ordersOf, STORE, syncOnce } from "../../support/shops/shop_world.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import { ETSY_SHOP } from "../../support/shops/etsy_stage.ts";
import { ETSY_STORE, inEtsy } from "../../support/shops/etsy_world.ts";
import { makeRemedy } from "../../support/orders/remedies.ts";
import { inShopify } from "../../support/shops/shopify_world.ts";
import { NOW } from "../../support/people/people.ts";

const TWO_LOCATIONS = ["TEE-BLACK-M", "MUG-WHITE"].map((sku, nth) => ({
  ...{ variantId: nth + 1, sku, title: sku, variant: "", cents: 1_000 },
  location: `Location ${nth}`,
}));

Deno.test("S3.1 a number is sent when its package is handed over, with the package's lines, once", () =>
  inShipping(async (world) => {
    const { shop } = world;
    await shipOrder(world);
    assert.deepEqual(shop.sent, []);
    await sendDue(world);
    await sendDue(world);
    assert.deepEqual(shop.sent, [{
      shop_order_id: "1",
      number: "JD014600003",
      carrier: "DHL",
      url: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003",
      lines: [{ shop_line_id: "1-1", quantity: 2 }],
      isRemedy: false,
      isLast: true,
    }]);
    assert.deepEqual(await tracking(world), [{
      number: "JD014600003",
      status: "Sent",
      reason: "",
      attempts: 0,
    }]);
  }));

Deno.test("S3.1 with the setting never no number is sent; a number whose answer was lost is sent again, and is in the shop once", () =>
  inShipping(async (world) => {
    const { shop, db, clock } = world;
    await shipOrder(world);
    await sendDue(world);
    assert.deepEqual([shop.sent.length, (await tracking(world))[0]!.reason], [0, "never"]);
    await db.write((tx) =>
      tx.updateTable("users").set({ when_tracking_update: "immediately" }).where("_id", "=", "anna").execute()
    );
    await db.write((tx) => tx.updateTable("shop_tracking").set({ status: "Waiting" }).execute());
    const send = shop.adapter.sendTracking;
    Object.assign(shop.adapter, {
      sendTracking: async (...args: Parameters<typeof send>) => {
        await send(...args);
        throw new ShopFailure({ kind: "failed", code: "timeout" });
      },
    });
    await sendDue(world);
    assert.partialDeepStrictEqual(await tracking(world), [{
      status: "Waiting",
      reason: "timeout",
      attempts: 1,
    }]);
    clock.now += 60;
    Object.assign(shop.adapter, { sendTracking: send });
    await sendDue(world);
    assert.deepEqual([shop.sent.length, (await tracking(world))[0]!.status], [1, "Sent"]);
  }, "never"));

Deno.test("a number waits while its shop is Waiting or Broken without using up an attempt; a shop that keeps failing finally refuses it", () =>
  inShipping(async (world) => {
    const { shop, clock, ask, connection } = world;
    await shipOrder(world);
    shop.fail({ kind: "waiting", until: NOW + 600 });
    await sendDue(world);
    assert.partialDeepStrictEqual(await connection(), { status: "Waiting", waiting_tracking: 1 });
    clock.now += 601;
    shop.fail({ kind: "broken", code: "tokenRefused" });
    for (let round = 0; round < 3; round++) {
      await sendDue(world);
      clock.now += 600;
    }
    assert.partialDeepStrictEqual(await connection(), { status: "Broken" });
    assert.partialDeepStrictEqual(await tracking(world), [{ status: "Waiting", attempts: 0 }]);
    await ask(`mutation { syncShop(store: "${STORE}", key: "mended again") { status } }`);
    const { data } = await ask(`{ shopTracking(store: "${STORE}") { number status reason order_code } }`);
    assert.partialDeepStrictEqual(data, { shopTracking: [{ number: "JD014600003", status: "Waiting" }] });
    shop.fail({ kind: "failed", code: "serverError" });
    for (let round = 0; round < 8; round++) {
      await sendDue(world);
      clock.now += 86_400;
    }
    assert.deepEqual(await tracking(world), [{
      number: "JD014600003",
      status: "Refused",
      reason: "serverError",
      attempts: 7,
    }]);
  }));

Deno.test("S4.1 the number of a package from two locations that reached the shop for one of them is sent for the other too", () =>
  inShopify(async ({ shop, simulator, ...world }) => {
    world.clock.now += 10;
    const order = shop.place({
      method: "Standard",
      lines: TWO_LOCATIONS.map(({ sku }) => ({ sku, quantity: 1 })),
    });
    await syncOnce(world);
    await world.db.write((tx) =>
      tx.updateTable("users").set({ when_tracking_update: "immediately" }).execute()
    );
    await shipOrder(world);
    shop.onChange(() => {
      if (order.shipments.length === 1) simulator.fault = "serverError";
    });
    await sendDue(world);
    simulator.fault = null;
    const sent = () => order.shipments.map(({ numbers: [only] }) => only!.number);
    assert.deepEqual([sent(), (await tracking(world))[0]!.status], [["JD014600003"], "Waiting"]);
    world.clock.now += 60;
    await sendDue(world);
    assert.deepEqual([sent(), (await tracking(world))[0]!.status], [
      ["JD014600003", "JD014600003"],
      "Sent",
    ]);
  }, TWO_LOCATIONS));

Deno.test("S4.1 the number of a remedy that leaves first does not complete the order in the shop", () =>
  inShipping(async (shipping) => {
    const { shop, world } = shipping;
    const [order] = await ordersOf(shipping);
    for (const event of ["order.submit", "order.pay"]) await step(shipping, order!._id, event);
    const { order_id } = await makeRemedy(world, order!._id);
    await leave(shipping, order_id, "JD014600004");
    await sendDue(shipping);
    await leave(shipping, order!._id, "JD014600003");
    await sendDue(shipping);
    assert.deepEqual(
      shop.sent.map(({ number, lines, isRemedy, isLast }) => [number, lines.length, isRemedy, isLast]),
      [["JD014600004", 0, true, false], ["JD014600003", 1, false, true]],
    );
  }));

Deno.test("S3.1 a number that is attached again after another one was sent replaces that one in the shop", () =>
  inShipping(async (shipping) => {
    const { shop } = shipping;
    await shipOrder(shipping, "JD014600003");
    await sendDue(shipping);
    for (const number of ["JD014600004", "JD014600003", "JD014600005"]) {
      await leaveAgain(shipping, number);
      await sendDue(shipping);
    }
    assert.deepEqual(shop.sent.map(({ number, replaces }) => [number, replaces?.join()]), [
      ["JD014600003", undefined],
      ["JD014600004", "JD014600003"],
      ["JD014600003", "JD014600004"],
      ["JD014600005", "JD014600003"],
    ]);
    assert.deepEqual((await tracking(shipping)).map(({ number, status }) => [number, status]), [
      ["JD014600003", "Dropped"],
      ["JD014600004", "Dropped"],
      ["JD014600005", "Sent"],
    ]);
  }));

Deno.test("S3.1 a sent number that is attached again while another one is being sent goes to the shop after that one", () =>
  inShipping(async (shipping) => {
    const { shop } = shipping;
    await shipOrder(shipping, "JD014600003");
    await sendDue(shipping);
    await leaveAgain(shipping, "JD014600004");
    shop.before = async () => {
      shop.mend();
      await leaveAgain(shipping, "JD014600003");
      await sendDue(shipping);
    };
    await sendDue(shipping);
    await sendDue(shipping);
    assert.deepEqual(shop.sent.map(({ number, replaces }) => [number, replaces?.join()]), [
      ["JD014600003", undefined],
      ["JD014600004", "JD014600003"],
      ["JD014600003", "JD014600004"],
    ]);
    assert.deepEqual((await tracking(shipping)).map(({ status }) => status), ["Sent", "Dropped"]);
  }));

Deno.test("S3.1 a number whose answer was lost is replaced when the package gets its old number back", () =>
  inShipping(async (shipping) => {
    const { shop } = shipping;
    await shipOrder(shipping, "JD014600003");
    await sendDue(shipping);
    await leaveAgain(shipping, "JD014600004");
    // The shop takes the number, but its answer is lost.
    shop.before = () => {
      shop.sent.push({ ...shop.sent[0]!, number: "JD014600004", replaces: ["JD014600003"] });
      throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
    };
    await sendDue(shipping);
    shop.mend();
    await leaveAgain(shipping, "JD014600003");
    await sendDue(shipping);
    assert.deepEqual(shop.sent.map(({ number, replaces }) => [number, replaces?.join()]).slice(1), [
      ["JD014600004", "JD014600003"],
      ["JD014600003", "JD014600004"],
    ]);
    assert.deepEqual((await tracking(shipping)).map(({ status }) => status), ["Sent", "Dropped"]);
    // A number that was replaced is not sent again.
    await sendDue(shipping);
    assert.equal(shop.sent.length, 3);
  }));

Deno.test("disconnecting drops waiting numbers with a reason", () =>
  inShipping(async (world) => {
    await shipOrder(world);
    const { version } = await world.connection();
    await world.ask(
      `mutation { disconnectShop(store: "${STORE}", version: ${version}, key: "leave the shop") }`,
    );
    assert.partialDeepStrictEqual(await tracking(world), [{ status: "Dropped", reason: "disconnected" }]);
    await sendDue(world);
    assert.deepEqual(world.shop.sent, []);
  }));

Deno.test("S3.1 the setting daily means 18:00 in the business time zone, some days after the package left", () => {
  const zone = "Europe/Berlin";
  const at = (text: string) => Date.parse(text) / 1000;
  const rules = (when_tracking_update: string, day_update_tracking = 0) => ({
    when_tracking_update,
    day_update_tracking,
  });
  const left = at("2026-10-24T10:00:00+02:00");
  assert.equal(sendingTime(rules("never"), left, zone), null);
  assert.equal(sendingTime(rules("immediately"), left, zone), left);
  assert.equal(sendingTime(rules("immediately", 2), left, zone), at("2026-10-26T10:00:00+01:00"));
  assert.equal(sendingTime(rules("daily"), left, zone), at("2026-10-24T18:00:00+02:00"));
  assert.equal(
    sendingTime(rules("daily"), at("2026-10-24T19:00:00+02:00"), zone),
    at("2026-10-25T18:00:00+01:00"),
  );
  assert.equal(sendingTime(rules("daily", 1), left, zone), at("2026-10-25T18:00:00+01:00"));
});

Deno.test("S3.1 an order of an Etsy shop is handed over, and its number and carrier are in the shop once", () =>
  inEtsy(async (world) => {
    const { db, settings, clock, shops, connectEtsy, simulator } = world;
    await connectEtsy();
    clock.now += 10;
    const order = shops.get(ETSY_SHOP)!.place({
      method: "Standard",
      lines: [{ sku: "TEE-BLACK-M", quantity: 1 }],
    });
    for (const id of await dueConnections(db.read, ["etsy"], clock.now)) {
      await syncConnection(id, { db, settings, now: () => clock.now, isStopping: () => false });
    }
    await db.write((tx) => tx.updateTable("users").set({ when_tracking_update: "immediately" }).execute());
    await shipOrder(world, "JD014600003", ETSY_STORE);
    simulator.calls.length = 0;
    await sendDue(world);
    await sendDue(world);
    const receipt = `openapi.etsy.com/v3/application/shops/${ETSY_SHOP}/receipts/${order.id}`;
    assert.deepEqual(simulator.calls, [`GET ${receipt}`, `POST ${receipt}/tracking`]);
    assert.deepEqual(order.shipments.map(({ numbers }) => numbers), [
      [{ number: "JD014600003", company: "dhl", url: "" }],
    ]);
  }, {
    products: [{ variantId: 1, sku: "TEE-BLACK-M", title: "Tee", variant: "Black / M", cents: 2_500 }],
  }));
