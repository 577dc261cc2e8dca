/** A seller connects a store with a shop: tested first, secrets encrypted, one shop for one store. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { reverseDay } from "../../../api/time/day_text.ts";
import { resealAll } from "../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { connectionById } from "../../../server/modules/shops/connections/store.ts";
import { secretsOf } from "../../../server/modules/shops/connections/seals.ts";
import { ADDRESS, CONNECT, inShop, STORE } from "../../support/shops/shop_world.ts";
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

Deno.test("the audit names the first day of orders in the time zone of the store", () =>
  inShop(async ({ ask, db, connect, connection }) => {
    await db.write((tx) =>
      tx.updateTable("stores").set({ time_zone: "Asia/Ho_Chi_Minh" }).where("_id", "=", STORE).execute()
    );
    await connect();
    const { from_day } = await connection();
    const params = `order_states: ["open", "unpaid"], from_day: "${from_day}"`;
    await ask(`mutation { changeShop(store: "${STORE}", version: 1, params: { ${params} }) { version } }`);
    const rows = await db.read.selectFrom("audit_events").select("changes").where("entity", "=", "stores")
      .orderBy("seq").execute();
    const [connected, changed] = rows.map(({ changes }) => JSON.parse(changes) as { field: string }[]);
    assert.partialDeepStrictEqual(connected!.find(({ field }) => field === "from_day"), {
      after: reverseDay(String(from_day)),
    });
    assert.deepEqual(changed!.map(({ field }) => field), ["order_states"]);
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
