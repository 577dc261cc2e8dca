/**
 * A seller connects a store with a shop: tested first, secrets encrypted, one shop for one store. Its
 * webhooks only name an order and start the sync of their store; their other content is ignored.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { resealAll } from "../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { connectionById } from "../../../server/modules/shops/connections/store.ts";
import { secretsOf } from "../../../server/modules/shops/connections/seals.ts";
import {
  ADDRESS,
  CONNECT,
  inShop,
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
import { NOW } from "../../support/people/people.ts";

const problemsOf = (answer: { readonly errors: readonly { extensions: { problems?: unknown } }[] }) =>
  answer.errors[0]?.extensions.problems;

Deno.test("S2.35 a test returns its findings and stores nothing; connecting shows only the last characters of a secret", () =>
  inShop(async ({ ask, shop, db, connect, connection }) => {
    shop.put({ shop_order_id: "1" });
    const params = `store: "${STORE}", params: { platform: "shopify", address: "https://${ADDRESS}/",
      secrets: [{ name: "key", value: "${shop.key}" }] }`;
    const test = await ask(
      `mutation { testShop(${params}) { trouble name host currency orders_of_7_days missing taken } }`,
    );
    assert.deepEqual(test.data?.["testShop"], {
      trouble: "",
      name: "Anna's Shop",
      host: ADDRESS,
      currency: "USD",
      orders_of_7_days: 1,
      missing: [],
      taken: false,
    });
    assert.deepEqual((await ask(`{ shopConnection(store: "${STORE}") { _id } }`)).data, {
      shopConnection: null,
    });
    await connect();
    const made = await connection();
    assert.partialDeepStrictEqual(made, {
      platform: "shopify",
      host: ADDRESS,
      shop_name: "Anna's Shop",
      secrets: [{ name: "key", isSet: true, last4: "6789" }],
      status: "Connected",
      next_sync_at: NOW,
      order_states: ["open"],
      webhooks: "noAddress",
      when_tracking_update: "never",
      version: 1,
    });
    for (const table of ["shop_connections", "audit_events", "idempotency_keys", "outbox"]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db.read);
      assert.ok(!JSON.stringify(rows).includes(shop.key), table);
    }
  }));

Deno.test("S2.35 a shop belongs to one store; another store is refused without naming the first", () =>
  inShop(async ({ ask, connect, shop }) => {
    await connect();
    const other = CONNECT(shop).replace(STORE, "ben-tiktok");
    const refused = await ask(other, "ben");
    assert.deepEqual(problemsOf(refused), [{ path: "params.address", code: "taken" }]);
    assert.ok(!JSON.stringify(refused).includes("anna"));
    const again = await ask(CONNECT(shop));
    assert.deepEqual(problemsOf(again), [{ path: "params.store", code: "taken" }]);
  }));

Deno.test("S6.10 another seller's store is missing, and a program with a token cannot connect", () =>
  inShop(async ({ ask, shop }) => {
    const foreign = await ask(CONNECT(shop), "ben");
    assert.equal(foreign.errors[0]?.extensions.code, "NOT_FOUND");
    const floor = await ask(CONNECT(shop), "packager");
    assert.equal(floor.errors[0]?.extensions.code, "FORBIDDEN");
    assert.deepEqual(shop.calls, []);
  }));

Deno.test("invalid input is refused at its field, and a shop's error is named by a code", () =>
  inShop(async ({ ask, shop }) => {
    const typed = (params: string) =>
      ask(`mutation { connectShop(store: "${STORE}", params: { ${params} }) { _id } }`);
    const right = `platform: "shopify", address: "${ADDRESS}"`;
    const key = `secrets: [{ name: "key", value: "${shop.key}" }]`;
    assert.deepEqual(problemsOf(await typed("")), [{ path: "params.platform", code: "required" }]);
    assert.deepEqual(problemsOf(await typed(`platform: "amazon"`)), [{
      path: "params.platform",
      code: "unknown",
    }]);
    assert.deepEqual(problemsOf(await typed(`platform: "shopify", address: "http://10.0.0.1", ${key}`)), [
      { path: "params.address", code: "badHost" },
    ]);
    assert.deepEqual(problemsOf(await typed(right)), [{ path: "params.secrets.key", code: "required" }]);
    assert.deepEqual(problemsOf(await typed(`${right}, ${key}, from_day: "2020-01-01"`)), [
      { path: "params.from_day", code: "badDate" },
    ]);
    const methods = `methods: [{ name: "Express", method: "none" }]`;
    assert.deepEqual(problemsOf(await typed(`${right}, ${key}, ${methods}`)), [
      { path: "params.methods", code: "unknown" },
    ]);
    assert.deepEqual(problemsOf(await typed(`${right}, secrets: [{ name: "key", value: "wrong" }]`)), [
      { path: "params.address", code: "tokenRefused" },
    ]);
    shop.fail({ kind: "waiting", until: NOW + 60 });
    const waiting = await ask(
      `mutation { testShop(store: "${STORE}", params: { ${right}, ${key} }) { trouble until name } }`,
    );
    assert.deepEqual(waiting.data?.["testShop"], { trouble: "waiting", until: NOW + 60, name: "" });
  }));

Deno.test("saving another address deletes the secrets and requires them again; an unchanged address keeps them", () =>
  inShop(async ({ ask, shop, connect, connection }) => {
    await connect();
    const change = (params: string, version: number) =>
      ask(
        `mutation { changeShop(store: "${STORE}", version: ${version}, params: { ${params} }) { version host } }`,
      );
    assert.deepEqual(problemsOf(await change(`address: "new.shop.example"`, 1)), [
      { path: "params.secrets.key", code: "required" },
    ]);
    assert.deepEqual(
      (await change(`order_states: ["open", "unpaid"], when_tracking_update: "immediately"`, 1)).errors,
      [],
    );
    assert.equal((await change(`order_states: ["open"]`, 1)).errors[0]?.extensions.code, "STALE");
    assert.partialDeepStrictEqual(await connection(), {
      host: ADDRESS,
      order_states: ["open", "unpaid"],
      when_tracking_update: "immediately",
      version: 2,
    });
    const moved = await change(
      `address: "new.shop.example", secrets: [{ name: "key", value: "${shop.key}" }]`,
      2,
    );
    assert.deepEqual(moved.data?.["changeShop"], { version: 3, host: "new.shop.example" });
    shop.shopId = "shop-2";
    assert.deepEqual(
      problemsOf(
        await change(`address: "two.shop.example", secrets: [{ name: "key", value: "${shop.key}" }]`, 3),
      ),
      [{ path: "params.address", code: "fixed" }],
    );
  }));

Deno.test("disconnecting removes webhooks and secrets, and the audit names only their last characters", () =>
  inShop(async ({ ask, shop, db, connect }) => {
    await connect();
    await db.write((tx) =>
      tx.updateTable("shop_connections").set({ hooks_at: "https://api.example" }).execute()
    );
    const { data } = await ask(
      `mutation { disconnectShop(store: "${STORE}", version: 1, key: "leave the shop") }`,
    );
    assert.deepEqual(data, { disconnectShop: STORE });
    assert.ok(shop.calls.includes("removeHooks"));
    const { rows } = await sql`select * from shop_connections`.execute(db.read);
    assert.deepEqual(rows, []);
    const audit = await db.read.selectFrom("audit_events").select(["action", "changes"])
      .where("entity", "=", "stores").orderBy("seq").execute();
    assert.deepEqual(audit.map(({ action }) => action), ["connectShop", "disconnectShop"]);
    assert.ok(audit.every(({ changes }) => changes.includes("…6789")));
  }));

Deno.test("security C8: secrets and tokens of shops are encrypted with a new key", () =>
  inShop(async ({ shop, db, connect, connection, settings }) => {
    shop.tokenSeconds = 86_400;
    await connect();
    const { _id } = await connection() as unknown as { _id: string };
    const next = readKeyring(makeSecretKey());
    const both = { keys: [...next.keys, ...settings.secrets.keys] };
    assert.deepEqual(await resealAll(db, both), { count: 2, lost: 0 });
    assert.deepEqual(secretsOf((await connectionById(db.read, _id))!, next), { key: shop.key });
  }));

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
