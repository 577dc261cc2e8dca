/** Webhooks of a shop only name an order and start the sync of their store; their other content is ignored. */
import assert from "node:assert/strict";
import {
  inShop,
  nextSync,
  ordersOf,
  shopRows,
  type ShopWorld,
  STORE,
  syncOnce,
} from "../../support/shops/shop_world.ts";
import { signedHeaders } from "../../../server/secrets/webhook_signature.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import { ETSY_APP, ETSY_SHOP } from "../../support/shops/etsy_stage.ts";
import { ETSY_STORE, inEtsy } from "../../support/shops/etsy_world.ts";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { NOW } from "../../support/people/people.ts";
import { ShopFailure } from "../../../server/modules/shops/port.ts";

const PUBLIC = { publicApi: "https://api.example/api" };

async function call({ app, connection, shop }: ShopWorld, body: string, more: Record<string, string> = {}) {
  const { _id } = await connection();
  const answer = await app.send(`/hooks/shopify/${_id}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-signature": shop.key, ...more },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

Deno.test("S2.35 after a signed webhook its order is read from the shop, at most once in 10 seconds", () =>
  inShop(async (world) => {
    const { shop, connect, connection, clock } = world;
    await connect();
    await syncOnce(world);
    assert.partialDeepStrictEqual(await connection(), { webhooks: "on" });
    const { _id } = await connection();
    assert.deepEqual([...shop.hooks], [`https://api.example/api/hooks/shopify/${_id}`]);
    shop.put({ shop_order_id: "1", updated_at: NOW + 30 });
    shop.calls.length = 0;
    clock.now = NOW + 30;
    for (let count = 0; count < 5; count++) assert.equal(await call(world, '{"id":"1"}'), 200);
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 1);
    for (let second = 0; second < 20; second++) {
      clock.now++;
      await call(world, '{"id":"1"}');
      await syncOnce(world);
    }
    assert.deepEqual(shop.calls, ["read", "read", "read"]);
  }, PUBLIC));

Deno.test("webhooks that a shop refuses delay neither its orders nor its products, and are tried at every sync", () =>
  inShop(async (world) => {
    const { ask, shop, connect, connection, clock } = world;
    await connect();
    shop.before = (call) => {
      if (call === "addHooks") throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
    };
    await syncOnce(world);
    assert.partialDeepStrictEqual(await connection(), {
      trouble: "",
      webhooks: "off",
      next_sync_at: NOW + 300,
    });
    assert.ok(shop.calls.includes("variants"));
    shop.mend();
    await nextSync(world);
    assert.partialDeepStrictEqual(await connection(), { webhooks: "on" });
    shop.before = (call) => {
      if (call === "addHooks") throw new ShopFailure({ kind: "failed", code: "timeout" });
    };
    clock.now += 24 * 3600;
    await nextSync(world);
    assert.partialDeepStrictEqual(await connection(), { trouble: "", webhooks: "off" });
    const { version } = await connection();
    const { errors } = await ask(
      `mutation { disconnectShop(store: "${STORE}", version: ${version}, key: "leave the shop") }`,
    );
    assert.deepEqual(errors, []);
    assert.equal(shop.hooks.size, 0, "a webhook that may be registered is removed");
  }, PUBLIC));

Deno.test("a shop that fails while an order is named is called again after the pause, not at once", () =>
  inShop(async (world) => {
    const { shop, connect, clock } = world;
    await connect();
    await syncOnce(world);
    shop.put({ shop_order_id: "1", updated_at: NOW + 30 });
    clock.now = NOW + 30;
    await call(world, '{"id":"1"}');
    shop.calls.length = 0;
    shop.fail({ kind: "failed", code: "serverError" });
    for (const after of [0, 1, 59]) {
      clock.now = NOW + 30 + after;
      await syncOnce(world);
    }
    assert.deepEqual(shop.calls, ["read"]);
    await call(world, '{"id":"1"}');
    await syncOnce(world);
    assert.deepEqual(shop.calls, ["read"], "another webhook does not end the pause");
    shop.mend();
    clock.now = NOW + 90;
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 1);
  }, PUBLIC));

Deno.test("a forged, foreign, unsigned or too large webhook does nothing; one that names no order is answered", () =>
  inShop(async (world) => {
    const { shop, connect, db, app } = world;
    await connect();
    await syncOnce(world);
    assert.equal(await call(world, '{"id":"1"}', { "x-signature": "wrong" }), 401);
    assert.equal(await call(world, "{}"), 200);
    assert.equal(await call(world, JSON.stringify({ id: "1", more: "x".repeat(1024 * 1024) })), 413);
    const foreign = await app.send("/hooks/shopify/none", { method: "POST", body: "{}" });
    assert.equal(foreign.status, 401);
    await foreign.body?.cancel();
    assert.deepEqual(await db.read.selectFrom("shop_orders").selectAll().execute(), []);
    assert.ok(!shop.calls.includes("read"));
  }, PUBLIC));

Deno.test("a webhook whose order cannot be read yet is dropped, and the sync finds the order", () =>
  inShop(async (world) => {
    const { shop, connect, clock } = world;
    await connect();
    await syncOnce(world);
    await call(world, '{"id":"9"}');
    await syncOnce(world);
    assert.deepEqual(await shopRows(world), []);
    shop.put({ shop_order_id: "9", updated_at: NOW + 20 });
    clock.now = NOW + 300;
    await syncOnce(world);
    assert.equal((await ordersOf(world)).length, 1);
  }, PUBLIC));

Deno.test("S2.35 a webhook of the app names the shop, whose order is read; those of other shops and forged calls do nothing", () =>
  inEtsy(async ({ app, appId, clock, db, settings, shops, simulator, connectEtsy, ask }) => {
    await connectEtsy();
    const sync = async () => {
      for (const id of await dueConnections(db.read, ["etsy"], clock.now)) {
        await syncConnection(id, { db, settings, now: () => clock.now, isStopping: () => false });
      }
    };
    await sync();
    const { data } = await ask(`{ shopConnection(store: "${ETSY_STORE}") { webhooks } }`);
    assert.deepEqual(data?.["shopConnection"], { webhooks: "on" });
    clock.now += 20;
    const { id } = shops.get(ETSY_SHOP)!.place();
    const send = async (shop: string, more: Record<string, string> = {}, to = appId) => {
      const body = JSON.stringify({
        event_type: "order.paid",
        resource_url: `https://api.etsy.com/v3/application/shops/${shop}/receipts/${id}`,
        shop_id: shop,
      });
      const signed = signedHeaders([ETSY_APP.webhook_secret], {
        id: `msg_${clock.now}`,
        body,
        now: clock.now,
      });
      const headers = { "content-type": "application/json", ...signed, ...more };
      const answer = await app.send(`/hooks/etsy/${to}`, { method: "POST", headers, body });
      await answer.body?.cancel();
      return answer.status;
    };
    simulator.calls.length = 0;
    assert.equal(await send(ETSY_SHOP, { "webhook-signature": "v1,AAAA" }), 401);
    assert.equal(await send(ETSY_SHOP, {}, "another"), 401);
    assert.equal(await send("999"), 200);
    await sync();
    assert.deepEqual(simulator.calls, []);
    assert.equal(await send(ETSY_SHOP), 200);
    await sync();
    assert.deepEqual(simulator.calls, [
      `GET openapi.etsy.com/v3/application/shops/${ETSY_SHOP}/receipts/${id}`,
    ]);
    const rows = await db.read.selectFrom("orders").select("external_number")
      .where("store_id", "=", ETSY_STORE).execute();
    assert.deepEqual(rows, [{ external_number: String(id) }]);
  }, { settings: PUBLIC }));

Deno.test("S2.35 an order that its shop has deleted for good is cancelled, where a missing order means that", () =>
  inShop(async (world) => {
    const { shop, connect, clock } = world;
    shopAdapters.bring({ ...shop.adapter, deletesOrders: true }).add();
    await connect();
    shop.put({ shop_order_id: "1" });
    shop.put({ shop_order_id: "2", state: "unpaid" });
    await syncOnce(world);
    shop.orders.clear();
    clock.now = NOW + 30;
    for (const id of ["1", "2", "3"]) await call(world, JSON.stringify({ id }));
    await syncOnce(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), ["Cancelled"]);
    assert.deepEqual((await shopRows(world)).map(({ status, reason, state }) => [status, reason, state]), [
      ["Made", "", "cancelled"],
      ["Left Out", "cancelled", "cancelled"],
    ]);
  }, PUBLIC));

Deno.test("an order that its shop no longer shows stays open, where the shop may only hide older orders", () =>
  inShop(async (world) => {
    const { shop, connect, clock } = world;
    await connect();
    shop.put({ shop_order_id: "1" });
    await syncOnce(world);
    shop.orders.clear();
    clock.now = NOW + 30;
    await call(world, '{"id":"1"}');
    await syncOnce(world);
    assert.deepEqual((await ordersOf(world)).map(({ status }) => status), ["Draft"]);
  }, PUBLIC));
