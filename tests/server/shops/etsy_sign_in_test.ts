/** A seller signs in at Etsy instead of copying secrets, and nothing that Etsy granted is ever shown. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { captureOutput, wholeText } from "../../support/server/stored_tables.ts";
import { newId } from "../../../server/ids.ts";
import { resealAll } from "../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { connectionOfStore } from "../../../server/modules/shops/connections/store.ts";
import { secretsOf, tokenOf } from "../../../server/modules/shops/connections/seals.ts";
import { withShop } from "../../../server/modules/shops/connections/shop.ts";
import { dueConnections } from "../../../server/modules/shops/sync/lease_store.ts";
import { syncConnection } from "../../../server/modules/shops/sync/run.ts";
import { ETSY_APP, ETSY_SHOP } from "../../support/shops/etsy_stage.ts";
import { ETSY_STORE, type EtsyWorld, inEtsy } from "../../support/shops/etsy_world.ts";

const codesOf = ({ errors }: Awaited<ReturnType<EtsyWorld["ask"]>>) =>
  errors.map(({ extensions }) => extensions["code"]);

async function syncEtsy({ db, settings, clock }: EtsyWorld): Promise<void> {
  for (const id of await dueConnections(db.read, ["etsy"], clock.now)) {
    await syncConnection(id, { db, settings, now: () => clock.now, isStopping: () => false });
  }
}

const viewOf = async ({ ask }: EtsyWorld) =>
  (await ask(
    `{ shopSignIn(store: "${ETSY_STORE}") shopConnection(store: "${ETSY_STORE}") {
      shop_name platform status trouble next_sync_at webhooks secrets { name last4 } version } }`,
  )).data as { shopSignIn: boolean; shopConnection: Record<string, unknown> | null };

Deno.test("S6.17 the keys of the app are stored once, by super_root in person, and shown by their last characters", () =>
  inEtsy(async ({ ask, appId, db }) => {
    const second = await ask(
      'mutation { makeIntegration(params: { kind: "etsy_app", name: "Second" }) { _id } }',
      "super_root",
    );
    assert.deepEqual(second.errors[0]?.extensions["problems"], [{ path: "params.kind", code: "taken" }]);
    const set = (secrets: string) =>
      ask(
        `mutation { setIntegrationSecrets(_id: "${appId}", secrets: [${secrets}]) { isSet last4 } }`,
        "super_root",
      );
    const wrong = await set('{ name: "other", value: "x" }, { name: "keystring", value: "a b" }');
    assert.deepEqual(wrong.errors[0]?.extensions["problems"], [
      { path: "params.secrets.other", code: "unknown" },
      { path: "params.secrets.keystring", code: "invalid" },
    ]);
    const kept = await set('{ name: "webhook_secret", value: "" }');
    assert.deepEqual(kept.data?.["setIntegrationSecrets"], { isSet: true, last4: "1234" });
    const rotated = await ask(
      `mutation { rotateIntegrationSecret(_id: "${appId}") { secret } }`,
      "super_root",
    );
    assert.deepEqual(codesOf(rotated), ["BAD_INPUT"]);
    const test = await ask(
      `mutation { testIntegration(_id: "${appId}") { ok status answer } }`,
      "super_root",
    );
    assert.deepEqual(test.data?.["testIntegration"], { ok: true, status: 200, answer: "" });
    const { rows } = await sql<{ secret: string }>`select secret from integrations`.execute(db.read);
    assert.ok(rows.every(({ secret }) => !secret.includes("shared")));
  }));

Deno.test("S2.35 a seller signs in at Etsy, tests, connects, and orders arrive; without an app there is no sign-in", () =>
  inEtsy(async (world) => {
    const { ask, allow, finish, shops, clock, db, appId } = world;
    const platforms = async () =>
      (await ask("{ shopPlatforms { platform has_sign_in is_ready } }")).data?.["shopPlatforms"] as {
        platform: string;
      }[];
    const etsyOf = async () => (await platforms()).find(({ platform }) => platform === "etsy");
    assert.deepEqual(await etsyOf(), { platform: "etsy", has_sign_in: true, is_ready: true });
    const test = () =>
      ask(`mutation { testShop(store: "${ETSY_STORE}", params: { platform: "etsy" }) {
        trouble name orders_of_7_days missing taken } }`);
    assert.deepEqual((await test()).errors[0]?.extensions["problems"], [
      { path: "params.sign_in", code: "required" },
    ]);
    const signed = await finish(await allow());
    assert.deepEqual(signed.data?.["finishShopSignIn"], { store_id: ETSY_STORE, platform: "etsy" });
    assert.deepEqual(await viewOf(world), { shopSignIn: true, shopConnection: null });
    shops.get(ETSY_SHOP)!.place();
    assert.deepEqual((await test()).data?.["testShop"], {
      trouble: "",
      name: "Harbor and Pine",
      orders_of_7_days: 1,
      missing: [],
      taken: false,
    });
    const { errors } = await ask(
      `mutation { connectShop(store: "${ETSY_STORE}", params: { platform: "etsy" }) { _id } }`,
    );
    assert.deepEqual(errors, []);
    clock.now += 60;
    shops.get(ETSY_SHOP)!.place();
    await syncEtsy(world);
    const rows = await db.read.selectFrom("orders").select("external_number").where(
      "store_id",
      "=",
      ETSY_STORE,
    )
      .execute();
    assert.equal(rows.length, 2);
    assert.partialDeepStrictEqual(await viewOf(world), {
      shopSignIn: false,
      shopConnection: { shop_name: "Harbor and Pine", status: "Connected", webhooks: "noAddress" },
    });
    await ask(
      `mutation { moveIntegration(ids: ["${appId}"], event: "integration.off") { ok } }`,
      "super_root",
    );
    assert.deepEqual(await etsyOf(), { platform: "etsy", has_sign_in: true, is_ready: false });
    clock.now += 3_600;
    await syncEtsy(world);
    assert.partialDeepStrictEqual(await viewOf(world), { shopConnection: { trouble: "appMissing" } });
  }));

Deno.test("S2.35 a later sign-in at another platform for the same store neither hides a sign-in nor stands in for it", () =>
  inEtsy(async (world) => {
    const { allow, finish, ask, db } = world;
    await finish(await allow());
    const { seq: _, ...row } = await db.read.selectFrom("shop_sign_ins").selectAll()
      .executeTakeFirstOrThrow();
    const other = { ...row, _id: newId(), state: newId(), platform: "tiktok" };
    await db.write((tx) => tx.insertInto("shop_sign_ins").values(other).execute());
    assert.partialDeepStrictEqual(await viewOf(world), { shopSignIn: true });
    const { errors } = await ask(
      `mutation { connectShop(store: "${ETSY_STORE}", params: { platform: "etsy" }) { _id } }`,
    );
    assert.deepEqual(errors, []);
    assert.partialDeepStrictEqual(await viewOf(world), { shopSignIn: false });
  }));

Deno.test("a sign-in state works once, for 10 minutes, and only for its person, store and platform", () =>
  inEtsy(async ({ ask, allow, finish, clock }) => {
    const first = await allow();
    assert.deepEqual(codesOf(await finish(first, "ben")), ["NOT_FOUND"]);
    assert.deepEqual(codesOf(await finish({ ...first, state: "guessed" })), ["NOT_FOUND"]);
    assert.deepEqual((await finish(first)).errors, []);
    assert.deepEqual(codesOf(await finish(first)), ["NOT_FOUND"]);
    const other = await ask(
      `mutation { testShop(store: "anna-shopify", params: { platform: "etsy" }) { name } }`,
    );
    assert.deepEqual(other.errors[0]?.extensions["problems"], [
      { path: "params.sign_in", code: "required" },
    ]);
    const late = await allow();
    clock.now += 601;
    assert.deepEqual(codesOf(await finish(late)), ["NOT_FOUND"]);
    const wrong = await allow();
    assert.deepEqual(codesOf(await finish({ ...wrong, code: "33440001.x.y" })), ["BAD_INPUT"]);
    assert.deepEqual(codesOf(await finish(wrong)), ["NOT_FOUND"], "a refused code uses the state up too");
    const replaced = await allow();
    await allow();
    assert.deepEqual(codesOf(await finish(replaced)), ["NOT_FOUND"]);
    const elsewhere = await ask(
      `mutation { beginShopSignIn(store: "${ETSY_STORE}", platform: "etsy", origin: "https://evil.example") { address } }`,
    );
    assert.deepEqual(codesOf(elsewhere), ["BAD_INPUT"]);
    const foreign = await ask(
      `mutation { beginShopSignIn(store: "ben-etsy", platform: "etsy", origin: "x") { address } }`,
    );
    assert.deepEqual(codesOf(foreign), ["NOT_FOUND"]);
  }));

Deno.test("refresh tokens rotate, one process renews, a new SECRET_KEY encrypts them again, and a second sign-in repairs the connection", () =>
  inEtsy(async (world) => {
    const { db, settings, clock, etsy, simulator, connectEtsy, allow, finish, ask } = world;
    await connectEtsy();
    const rowOf = async () => (await connectionOfStore(db.read, ETSY_STORE))!;
    const first = secretsOf(await rowOf(), settings.secrets);
    clock.now += 3_300;
    simulator.calls.length = 0;
    const tools = { db, settings, now: () => clock.now };
    const { _id } = await rowOf();
    const tokens = await Promise.all(
      Array.from({ length: 4 }, () => withShop(_id, tools, ({ token }) => Promise.resolve(token?.text))),
    );
    assert.equal(new Set(tokens).size, 1);
    assert.deepEqual(simulator.calls, ["POST openapi.etsy.com/v3/public/oauth/token"]);
    const second = secretsOf(await rowOf(), settings.secrets);
    assert.notEqual(second["refresh_token"], first["refresh_token"]);
    clock.now += 3_600;
    const test = await ask(
      `mutation { testShop(store: "${ETSY_STORE}", params: { platform: "etsy" }) { trouble name } }`,
    );
    assert.deepEqual(test.data?.["testShop"], { trouble: "", name: "Harbor and Pine" });
    await syncEtsy(world);
    assert.partialDeepStrictEqual(await viewOf(world), {
      shopConnection: { status: "Connected", trouble: "" },
    });
    const third = secretsOf(await rowOf(), settings.secrets);
    await finish(await allow("anna-etsy"));
    const next = readKeyring(makeSecretKey());
    const both = { keys: [...next.keys, ...settings.secrets.keys] };
    // Encrypted again: keys of the app; secrets and token of the connection; secrets and token of the
    // sign-in.
    assert.deepEqual(await resealAll(db, both), { count: 5, lost: 0 });
    assert.deepEqual(secretsOf(await rowOf(), next), third);
    assert.deepEqual(await resealAll(db, { keys: [...settings.secrets.keys, ...next.keys] }), {
      count: 5,
      lost: 0,
    });
    etsy.signIn.withdrawn.add(ETSY_SHOP);
    clock.now += 3_600;
    await syncEtsy(world);
    assert.partialDeepStrictEqual(await viewOf(world), {
      shopConnection: { status: "Broken", trouble: "tokenRefused" },
    });
    const { notifications } = (await ask("{ notifications { subject content } }")).data as {
      notifications: { subject: string; content: string }[];
    };
    assert.deepEqual(notifications[0], {
      subject: "Harbor and Pine: The shop refuses our access",
      content: "Open the store, and sign in at the platform of the shop again.",
    });
    etsy.signIn.withdrawn.clear();
    assert.deepEqual((await finish(await allow())).errors, []);
    const changed = await ask(
      `mutation { changeShop(store: "${ETSY_STORE}", version: 1, params: {}) { version } }`,
    );
    assert.deepEqual(changed.data?.["changeShop"], { version: 2 });
    assert.partialDeepStrictEqual(await viewOf(world), { shopConnection: { status: "Connected" } });
  }));

Deno.test("security C8: code, state, verifier, tokens and keys are in no log, row, error or answer", async () => {
  const seen: string[] = [];
  const planted: string[] = [ETSY_APP.keystring, ETSY_APP.shared_secret, ETSY_APP.webhook_secret];
  const output = await captureOutput(() =>
    inEtsy(async (world) => {
      const { allow, finish, ask, db, settings, clock } = world;
      const used = await allow();
      const answers = [await finish(used), await finish(used)];
      const refused = await allow();
      answers.push(await finish({ ...refused, code: `${refused.code}x` }));
      const last = await allow();
      answers.push(await finish(last));
      seen.push(await wholeText(db));
      answers.push(
        await ask(`mutation { connectShop(store: "${ETSY_STORE}", params: { platform: "etsy" }) { _id } }`),
      );
      clock.now += 3_600;
      await syncEtsy(world);
      const row = (await connectionOfStore(db.read, ETSY_STORE))!;
      for (const { code, state } of [used, refused, last]) planted.push(code, state);
      planted.push(...Object.values(secretsOf(row, settings.secrets)), tokenOf(row, settings.secrets));
      seen.push(JSON.stringify(answers), JSON.stringify(await viewOf(world)), await wholeText(db));
    })
  );
  const everything = [...seen, output].join("\n");
  assert.ok(planted.every((secret) => secret.length > 10));
  assert.deepEqual(planted.filter((secret) => everything.includes(secret)), []);
});
