/**
 * A TikTok shop behind the API: sign-in, its orders with ours, the system's push, requests to cancel and
 * tracking numbers.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { tiktokFaults } from "../../../server/modules/handover/tiktok/verify_store.ts";
import { secretsOf, tokenOf } from "../../../server/modules/shops/connections/seals.ts";
import { connectionOfStore } from "../../../server/modules/shops/connections/store.ts";
import { sendNumber } from "../../../server/modules/shops/tracking/send.ts";
import { dueStores, leaseNumbers } from "../../../server/modules/shops/tracking/store.ts";
import { orderId } from "../../../server/shop_simulator/tiktok/records.ts";
import { captureOutput, wholeText } from "../../support/server/stored_tables.ts";
import { TIKTOK_APP, TIKTOK_SHOP } from "../../support/shops/tiktok_stage.ts";
import {
  inTiktok,
  moveRemote,
  MUG,
  ours,
  passSeconds,
  remoteRows,
  shopRows,
  TEE,
  TIKTOK_STORE,
} from "../../support/shops/tiktok_world.ts";

Deno.test("S2.35 a seller signs in at TikTok, tests and connects; without an app there is no sign-in", () =>
  inTiktok(async (world) => {
    const { ask, allow, finish, remote, appId, simulator } = world;
    const platform = async () =>
      (await ask<{ shopPlatforms: { platform: string }[] }>(
        "{ shopPlatforms { platform has_sign_in is_ready } }",
      ))
        .data!.shopPlatforms.find((each) => each.platform === "tiktok");
    assert.deepEqual(await platform(), { platform: "tiktok", has_sign_in: true, is_ready: true });
    const signed = await allow();
    assert.deepEqual((await finish(signed, "anna")).errors[0]?.extensions["code"], "NOT_FOUND");
    assert.deepEqual((await finish(signed)).data?.["finishShopSignIn"], {
      store_id: TIKTOK_STORE,
      platform: "tiktok",
    });
    assert.deepEqual((await finish(signed)).errors[0]?.extensions["code"], "NOT_FOUND");
    remote.place({ lines: TEE });
    const test = await ask(
      `mutation { testShop(store: "${TIKTOK_STORE}", params: { platform: "tiktok" }) { trouble name orders_of_7_days missing } }`,
    );
    assert.deepEqual(test.data?.["testShop"], {
      trouble: "",
      name: "Harbor and Pine",
      orders_of_7_days: 1,
      missing: [],
    });
    const { errors } = await ask(
      `mutation { connectShop(store: "${TIKTOK_STORE}", params: { platform: "tiktok" }) { _id } }`,
    );
    assert.deepEqual(errors, []);
    const hosts = new Set(simulator.calls.map((call) => call.split(/[ /]/)[1]));
    assert.deepEqual([...hosts], ["auth.tiktok-shops.com", "open-api.tiktokglobalshop.com"]);
    const wrong = await ask(
      `mutation { setIntegrationSecrets(_id: "${appId}", secrets: [{ name: "authorization_link", value: "https://evil.example/?service_id=1" }]) { isSet } }`,
      "super_root",
    );
    assert.deepEqual(wrong.errors[0]?.extensions["problems"], [
      { path: "params.secrets.authorization_link", code: "badHost" },
    ]);
    const check = await ask(`mutation { testIntegration(_id: "${appId}") { ok error } }`, "super_root");
    assert.deepEqual(check.data?.["testIntegration"], { ok: true, error: "" });
    await ask(
      `mutation { moveIntegration(ids: ["${appId}"], event: "integration.off") { ok } }`,
      "super_root",
    );
    assert.deepEqual(await platform(), { platform: "tiktok", has_sign_in: true, is_ready: false });
  }));

Deno.test("S6.14 the system pushes orders that are mapped and released; others wait, and the seller sees only our order", () =>
  inTiktok(async (world) => {
    const { remote, connectTiktok, sync, ask, db } = world;
    await connectTiktok();
    const ready = remote.place({ lines: TEE });
    const unmapped = remote.place({ lines: [...TEE, ...MUG] });
    const held = remote.place({ lines: TEE });
    held.metadata.set("on_hold", true);
    remote.place({ lines: TEE }).paid = "pending";
    await passSeconds(world, 60);
    assert.deepEqual((await remoteRows(world)).map(({ status, unmapped }) => `${status} ${unmapped}`), [
      "Processing 0",
      "Processing 1",
      "On Hold 0",
      "On Hold 0",
    ]);
    assert.deepEqual((await shopRows(world)).toSorted(), [
      "Left Out unpaid",
      "Made",
      "Waiting platformHolds",
      "Waiting toMap",
    ]);
    assert.deepEqual(
      (await ours(world)).map(({ external_number, seller_id }) => [external_number, seller_id]),
      [
        [orderId(ready), "ben"],
      ],
    );
    const denied = await ask("{ tiktokOrders { _id } }");
    assert.equal(denied.errors[0]?.extensions["code"], "FORBIDDEN");
    const seen = await ask<{ orders: { external_number: string }[] }>("{ orders { external_number } }");
    assert.deepEqual(seen.data!.orders.map(({ external_number }) => external_number), [orderId(ready)]);
    await ask(
      `mutation { makeSkuMapping(store: "${TIKTOK_STORE}", external_sku: "SHOP-MUG", item: "item-MUG-WHITE") { sku } }`,
      "root",
    );
    held.metadata.delete("on_hold");
    remote.touch(held);
    await passSeconds(world);
    assert.deepEqual(
      (await ours(world)).map(({ external_number }) => external_number).toSorted(),
      [ready, unmapped, held].map(orderId).toSorted(),
    );
    assert.deepEqual((await shopRows(world)).toSorted(), ["Left Out unpaid", "Made", "Made", "Made"]);
    const before = [await remoteRows(world), await ours(world)];
    await passSeconds(world);
    await sync();
    assert.deepEqual([await remoteRows(world), await ours(world)], before);
    assert.deepEqual(await tiktokFaults(db.read), []);
  }));

Deno.test("S2.35 products that others make are left out, a cancelled piece leaves the draft, and orders over the daily limit wait", () =>
  inTiktok(async (world) => {
    const { remote, connectTiktok, ask, db } = world;
    await connectTiktok();
    const order = remote.place({ lines: [...TEE, ...MUG] });
    await passSeconds(world, 60);
    assert.deepEqual(await shopRows(world), ["Waiting toMap"]);
    const [mug] = await db.read.selectFrom("shop_variants").select("variant_id").where("sku", "=", "SHOP-MUG")
      .execute();
    const marked = await ask(
      `mutation { markShopVariants(store: "${TIKTOK_STORE}", variant_ids: ["${
        mug!.variant_id
      }"], is_ours: false) { variant_id } }`,
    );
    assert.deepEqual(marked.errors, []);
    await passSeconds(world);
    const lines = async () => {
      const rows = await db.read.selectFrom("order_lines").select(["sku", "quantity"]).execute();
      return rows.map(({ sku, quantity }) => `${quantity} ${sku}`);
    };
    assert.deepEqual([await shopRows(world), await lines()], [["Made"], ["2 TEE-BLACK-M"]]);
    remote.remove(order, order.lines[0]!, 1);
    await passSeconds(world);
    assert.deepEqual(await lines(), ["1 TEE-BLACK-M"]);
    await db.write((tx) => sql`update users set order_daily_level = 1 where _id = 'ben'`.execute(tx));
    remote.place({ lines: TEE });
    await passSeconds(world);
    assert.deepEqual((await shopRows(world)).at(-1), "Waiting dailyLevel");
    await passSeconds(world, 86_400);
    assert.deepEqual((await shopRows(world)).at(-1), "Made");
    assert.deepEqual(await tiktokFaults(db.read), []);
  }));

Deno.test("S2.18 a buyer's request holds our order; refusing it ends the hold, approving it cancels the order, each also at TikTok", () =>
  inTiktok(async (world) => {
    const { db, remote, tiktok, connectTiktok, world: { move, topUp }, simulator } = world;
    await connectTiktok();
    await topUp("ben", 50_000);
    await db.write((tx) =>
      sql`update stores set shipping_method = 'standard' where _id = ${TIKTOK_STORE}`.execute(tx)
    );
    const [first, second] = [remote.place({ lines: TEE }), remote.place({ lines: TEE })];
    await passSeconds(world, 60);
    for (const { _id } of await ours(world)) {
      for (const event of ["order.submit", "order.pay"]) {
        const [moved] = await move("ben", [_id], event);
        assert.ok(moved!.ok, JSON.stringify(moved));
      }
    }
    const states = async () => (await ours(world)).map(({ status }) => status);
    for (const order of [first, second]) tiktok.askToCancel(TIKTOK_SHOP, order);
    assert.equal(await moveRemote(world, first, "tiktok.approveCancel"), "wrongState");
    await passSeconds(world);
    assert.deepEqual(await states(), ["On Hold", "On Hold"]);
    assert.equal(await moveRemote(world, second, "tiktok.refuseCancel"), "BAD_INPUT");
    assert.equal(
      await moveRemote(world, second, "tiktok.refuseCancel", ', params: { reason: "It is printed." }'),
      "ok",
    );
    assert.equal(await moveRemote(world, second, "tiktok.approveCancel"), "isUnanswered");
    assert.equal(await moveRemote(world, first, "tiktok.approveCancel"), "ok");
    simulator.fault = "serverError";
    await passSeconds(world, 20);
    simulator.fault = null;
    assert.deepEqual([first.cancelledAt, second.metadata.has("refused")], [null, false]);
    await passSeconds(world, 600);
    await passSeconds(world, 20);
    assert.deepEqual(await states(), ["Cancelled", "Processing"]);
    assert.equal(second.metadata.get("refused"), "It is printed.");
    assert.deepEqual((await remoteRows(world)).map(({ status }) => status), ["Cancelled", "Processing"]);
  }));

Deno.test("S3.1 the number of a package goes to TikTok with its pieces; a package with TikTok's label sends none", () =>
  inTiktok(async (world) => {
    const { remote, connectTiktok, db, settings, clock, world: { move, topUp } } = world;
    await connectTiktok();
    await topUp("ben", 50_000);
    await db.write((tx) =>
      sql`update stores set shipping_method = 'standard' where _id = ${TIKTOK_STORE}`.execute(tx)
    );
    await db.write((tx) =>
      sql`update users set when_tracking_update = 'immediately' where _id = 'ben'`.execute(tx)
    );
    const [own, theirs] = [remote.place({ lines: TEE }), remote.place({ lines: TEE })];
    theirs.metadata.set("shipping_type", "TIKTOK");
    await passSeconds(world, 60);
    for (const [nth, { _id }] of (await ours(world)).entries()) {
      for (const event of ["order.submit", "order.pay"]) await move("ben", [_id], event);
      for (const event of ["production.start", "production.finish"]) await move("root", [_id], event);
      const tracking_number = `940011189922381821840${nth}`;
      await move("root", [_id], "label.attach", { carrier: "USPS", tracking_number });
      const [moved] = await move("root", [_id], "shipment.handOver");
      assert.ok(moved!.ok, JSON.stringify(moved));
    }
    for (const store of await dueStores(db.read, clock.now)) {
      for (const row of await db.write((tx) => leaseNumbers(tx, store, 9, clock.now))) {
        await sendNumber(row, { db, settings, now: () => clock.now });
      }
    }
    const sent = await db.read.selectFrom("shop_tracking").select(["status", "reason"]).orderBy("seq")
      .execute();
    assert.deepEqual(sent, [
      { status: "Sent", reason: "" },
      { status: "Dropped", reason: "platformShips" },
    ]);
    assert.deepEqual(own.shipments.map(({ numbers }) => numbers[0]?.company), ["USPS"]);
    assert.deepEqual(theirs.shipments, []);
    await passSeconds(world);
    assert.deepEqual((await shopRows(world)).toSorted(), ["Made", "Made"]);
  }));

Deno.test("S2.35 a token with less than a day left is renewed by one process, and a webhook starts only the sync of its store", () =>
  inTiktok(async (world) => {
    const { db, settings, clock, tiktok, remote, connectTiktok, app, appId, simulator, ask } = world;
    await connectTiktok();
    const rowOf = async () => (await connectionOfStore(db.read, TIKTOK_STORE))!;
    const first = await rowOf();
    clock.now += 6 * 86_400 + 60;
    simulator.calls.length = 0;
    await Promise.all([world.sync(), world.sync()]);
    assert.equal(simulator.calls.filter((call) => call.includes("/token/refresh")).length, 1);
    const second = await rowOf();
    assert.notEqual(tokenOf(second, settings.secrets), tokenOf(first, settings.secrets));
    assert.equal((await rowOf()).hooks_at, `https://api.example/hooks/tiktok/${appId}`);
    const order = remote.place({ lines: TEE });
    await tiktok.settle();
    assert.deepEqual(await shopRows(world), ["Named"]);
    await world.sync();
    assert.deepEqual((await ours(world)).map(({ external_number }) => external_number), [orderId(order)]);
    const forged = await app.send(`/hooks/tiktok/${appId}`, {
      method: "POST",
      body: "{}",
      headers: { authorization: "0".repeat(64) },
    });
    assert.equal(forged.status, 401);
    tiktok.scopes = ["order", "product", "fulfillment"];
    await db.write((tx) => sql`update shop_connections set hooks_at = ''`.execute(tx));
    await passSeconds(world);
    assert.deepEqual([(await rowOf()).hooks_at, (await rowOf()).broken], ["", ""], "the sync alone goes on");
    tiktok.signIn.withdrawn.add(TIKTOK_SHOP);
    await passSeconds(world);
    const { data } = await ask<{ shopConnection: unknown }>(
      `{ shopConnection(store: "${TIKTOK_STORE}") { status trouble } }`,
    );
    assert.deepEqual(data!.shopConnection, { status: "Broken", trouble: "tokenRefused" });
  }, { settings: { publicApi: "https://api.example" } }));

Deno.test("security C8: TikTok's code, state, ciphers, tokens and keys are in no log, row, error or answer", async () => {
  const seen: string[] = [];
  const planted: string[] = [TIKTOK_APP.app_key, TIKTOK_APP.app_secret];
  const output = await captureOutput(() =>
    inTiktok(async (world) => {
      const { allow, finish, ask, db, settings, simulator } = world;
      const [used, refused] = [await allow(), await allow()];
      const answers = [await finish(used), await finish({ ...refused, code: `${refused.code}x` })];
      const last = await allow();
      answers.push(await finish(last));
      seen.push(await wholeText(db));
      answers.push(
        await ask(
          `mutation { connectShop(store: "${TIKTOK_STORE}", params: { platform: "tiktok" }) { _id secrets { last4 } } }`,
        ),
      );
      simulator.fault = "serverError";
      await passSeconds(world, 86_400 * 7);
      const row = (await connectionOfStore(db.read, TIKTOK_STORE))!;
      for (const { code, state } of [used, refused, last]) planted.push(code, state);
      planted.push(...Object.values(secretsOf(row, settings.secrets)), tokenOf(row, settings.secrets));
      seen.push(JSON.stringify(answers), await wholeText(db));
    })
  );
  const everything = [...seen, output].join("\n");
  assert.ok(planted.every((secret) => secret.length > 10));
  assert.deepEqual(planted.filter((secret) => everything.includes(secret)), []);
});
