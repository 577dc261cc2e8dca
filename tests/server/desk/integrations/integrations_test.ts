import assert from "node:assert/strict";
import { isSigned, readSignedHeaders } from "../../../../server/secrets/webhook_signature.ts";
import { INCOMING_PARAMS, receiver, WEBHOOK, withBusiness } from "../../../support/desk/integration_calls.ts";

const codes = (answer: { errors: readonly { extensions: object }[] }) =>
  answer.errors.flatMap(({ extensions }) => {
    const { code, problems = [] } = extensions as {
      code: string;
      problems?: { path: string; code: string }[];
    };
    return problems.length > 0 ? problems.map((each) => `${each.path} ${each.code}`) : [code];
  });

const LIST =
  "{ integrations { _id name kind status url events secret { isSet last4 by } waiting dead last_error } }";

Deno.test("S2.32 an integration is made, shown, changed and deleted, and only with what its kind requires", () =>
  withBusiness(async ({ ask }) => {
    const make = (params: string) => ask(`mutation { makeIntegration(params: { ${params} }) { _id } }`);
    assert.deepEqual(codes(await make('name: "X"')), ["params.kind required"]);
    assert.deepEqual(codes(await make('kind: "outgoing_webhook", name: "X"')), [
      "params.url required",
      "params.events required",
    ]);
    assert.deepEqual(codes(await make(WEBHOOK("http://a.example", ["order.made"]))), ["params.url notHttps"]);
    assert.deepEqual(codes(await make('kind: "incoming_orders", name: "X"')), ["params.store_id required"]);
    assert.deepEqual(codes(await make('kind: "incoming_orders", name: "X", store_id: "no"')), [
      "params.store_id unknown",
    ]);
    assert.deepEqual(codes(await make(WEBHOOK("https://a.example", ["order.made"], ', seller_id: "root"'))), [
      "params.seller_id unknown",
    ]);
    assert.deepEqual(codes(await make(WEBHOOK("https://a.example", ["order.made"], ', status: "Active"'))), [
      "params.status needsSecret",
    ]);
    const made = await make(WEBHOOK("https://a.example/x", ["order.made", "order.made"]));
    const { _id } = (made.data as { makeIntegration: { _id: string } }).makeIntegration;
    const listed = await ask<{ integrations: object[] }>(LIST);
    assert.deepEqual(listed.data?.integrations, [{
      _id,
      name: "Hook",
      kind: "outgoing_webhook",
      status: "Paused",
      url: "https://a.example/…",
      events: ["order.made"],
      secret: { isSet: false, last4: "", by: "" },
      waiting: 0,
      dead: 0,
      last_error: "",
    }]);
    assert.deepEqual(
      codes(
        await ask(`mutation { makeIntegration(id: "${_id}", params: { kind: "incoming_orders" }) { _id } }`),
      ),
      ["params.kind fixed"],
    );
    await ask(
      `mutation { makeIntegration(id: "${_id}", params: { name: "Other" }, version: 1) { version } }`,
    );
    assert.deepEqual(
      codes(
        await ask(
          `mutation { makeIntegration(id: "${_id}", params: { name: "Third" }, version: 1) { _id } }`,
        ),
      ),
      ["STALE"],
    );
    await ask(`mutation { trashIntegration(delete_ids: ["${_id}"]) }`);
    assert.deepEqual((await ask<{ integrations: object[] }>(LIST)).data?.integrations, []);
  }));

Deno.test("S6.17 only a super_root manages integrations, in person", () =>
  withBusiness(async ({ ask, add, world, app }) => {
    const { _id } = await add(INCOMING_PARAMS);
    for (const name of ["root", "order_qc", "anna", "agent", "printer"] as const) {
      assert.deepEqual(codes(await ask(LIST, name)), ["FORBIDDEN"], name);
      const rotate = `mutation { rotateIntegrationSecret(_id: "${_id}") { secret } }`;
      assert.deepEqual(codes(await ask(rotate, name)), ["FORBIDDEN"], name);
    }
    const made = await ask<{ makeApiToken: { token: string } }>("mutation { makeApiToken { token } }");
    const token = made.data!.makeApiToken.token;
    assert.deepEqual(codes(await app.ask(token, LIST)), []);
    for (
      const write of [
        `makeIntegration(id: "${_id}", params: { name: "X" }) { _id }`,
        `rotateIntegrationSecret(_id: "${_id}") { secret }`,
        `testIntegration(_id: "${_id}") { ok }`,
        `trashIntegration(delete_ids: ["${_id}"])`,
        `replayDelivery(_id: "x") { _id }`,
      ]
    ) {
      assert.deepEqual(codes(await app.ask(token, `mutation { ${write} }`)), ["FORBIDDEN"], write);
    }
    assert.equal((await world.db.read.selectFrom("integrations").selectAll().execute()).length, 1);
  }));

Deno.test("a webhook gets signed events of orders and packages, and none that it did not choose", async () => {
  await using target = receiver();
  await withBusiness(async ({ add, world, clock }) => {
    const { _id, secret } = await add(WEBHOOK(target.url, ["order.made", "order.moved", "package.made"]));
    const order = await world.order({ external_number: "A-7" }, ["order.submit"]);
    await target.until(2);
    const messages = target.got.map(({ body }) => JSON.parse(body));
    const byType = (type: string) => messages.find((each) => each.type === type);
    assert.deepEqual(messages.map(({ type }) => type).sort(), ["order.made", "order.moved"]);
    const { data, version, timestamp } = byType("order.made");
    assert.deepEqual([data._id, data.external_number, data.seller_id], [order, "A-7", "anna"]);
    assert.deepEqual([version, timestamp], [1, new Date(clock.now * 1000).toISOString()]);
    assert.deepEqual([byType("order.moved").data.status, byType("order.moved").data.changed[0]], [
      "Pending",
      "status",
    ]);
    assert.ok(!JSON.stringify(messages).includes("Zoë"), "a buyer's name leaves with nobody's webhook");
    for (const { headers, body } of target.got) {
      const call = readSignedHeaders(headers, clock.now);
      assert.ok(typeof call !== "string" && isSigned([secret], call, body));
    }
    const rows = await world.db.read.selectFrom("deliveries").select(["target_id", "event"]).execute();
    assert.ok(rows.every(({ target_id }) => target_id === _id));
  }, { allow: [target.host] });
});

Deno.test("a webhook of one seller gets only that seller's orders, and a paused one none", async () => {
  await using target = receiver();
  await withBusiness(async ({ add, ask, world }) => {
    const { _id } = await add(WEBHOOK(target.url, ["order.made"], ', seller_id: "ben"'));
    await world.order({ store_id: "anna-etsy" });
    const bens = await world.order({ store_id: "ben-tiktok" });
    await ask(`mutation { makeIntegration(id: "${_id}", params: { status: "Paused" }) { _id } }`);
    await world.order({ store_id: "ben-tiktok" });
    const rows = await world.db.read.selectFrom("deliveries").select("payload").execute();
    assert.deepEqual(rows.map(({ payload }) => JSON.parse(payload).data._id), [bens]);
  }, { allow: [target.host] });
});

Deno.test("a rollback sends no event, and an event is sent once however often its key is sent", () =>
  withBusiness(async ({ add, ask, world }) => {
    await add(WEBHOOK("https://a.example", ["order.made"]));
    const make = (key: string, number: string) =>
      ask(
        `mutation { makeOrder(params: { store_id: "anna-etsy", external_number: "${number}" }, key: "${key}") { _id } }`,
      );
    await make("key-key-1", "N-1");
    await make("key-key-1", "N-1");
    await make("key-key-2", "N-1");
    assert.equal((await world.db.read.selectFrom("deliveries").selectAll().execute()).length, 1);
  }));

Deno.test("a test returns the real answer, and for a day after a rotation both secrets sign", async () => {
  let status = 200;
  await using target = receiver(() => new Response("so it is", { status }));
  await withBusiness(async ({ add, ask, clock }) => {
    const { _id, secret } = await add(WEBHOOK(target.url, ["order.made"]));
    const trial = `mutation { testIntegration(_id: "${_id}") { ok status error answer } }`;
    const tryIntegration = async () => (await ask<{ testIntegration: object }>(trial)).data?.testIntegration;
    assert.deepEqual(await tryIntegration(), { ok: true, status: 200, error: "", answer: "so it is" });
    status = 503;
    assert.deepEqual(await tryIntegration(), {
      ok: false,
      status: 503,
      error: "badStatus",
      answer: "so it is",
    });
    await ask(`mutation { rotateIntegrationSecret(_id: "${_id}") { secret } }`);
    const signedByOld = async () => {
      await tryIntegration();
      const { headers, body } = target.got.at(-1)!;
      const call = readSignedHeaders(headers, clock.now);
      return typeof call !== "string" && isSigned([secret], call, body);
    };
    assert.equal(await signedByOld(), true);
    clock.now += 24 * 3600;
    assert.equal(await signedByOld(), false);
  }, { allow: [target.host] });
});

Deno.test("an address in a private network is not called, and the test's result says so", () =>
  withBusiness(async ({ add, ask }) => {
    const { _id } = await add(WEBHOOK("https://169.254.169.254/latest/meta-data", ["order.made"]));
    const { data } = await ask<{ testIntegration: { error: string } }>(
      `mutation { testIntegration(_id: "${_id}") { ok error } }`,
    );
    assert.equal(data?.testIntegration.error, "addressNotAllowed");
  }));

Deno.test("the log shows each attempt, and a dead delivery is sent again under its old id", async () => {
  let status = 410;
  await using target = receiver(() => new Response("no", { status }));
  await withBusiness(async ({ add, ask, world }) => {
    const { _id } = await add(WEBHOOK(target.url, ["order.made"]));
    await world.order();
    type Log = { integrationDeliveries: { _id: string; status: string; tries: { status: number }[] }[] };
    const log = async () =>
      (await ask<Log>(
        `{ integrationDeliveries(_id: "${_id}") { _id status tries { number status answer } } }`,
      ))
        .data!.integrationDeliveries;
    const until = async (wanted: string) => {
      for (let tries = 0; (await log())[0]?.status !== wanted; tries++) {
        assert.ok(tries < 400, wanted);
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    await until("Dead");
    status = 200;
    const [dead] = await log();
    await ask(`mutation { replayDelivery(_id: "${dead!._id}") { status } }`);
    await until("Delivered");
    assert.deepEqual((await log())[0]?.tries.map((each) => each.status), [410, 200]);
    assert.equal(new Set(target.got.map(({ headers }) => headers.get("webhook-id"))).size, 1);
    const live = await world.db.read.selectFrom("outbox").select(["ids", "user_id"])
      .where("entity", "=", "deliveries").execute();
    assert.deepEqual(live, Array(2).fill({ ids: JSON.stringify([_id]), user_id: null }));
    assert.deepEqual(codes(await ask('mutation { replayDelivery(_id: "nobody") { _id } }')), ["NOT_FOUND"]);
  }, { allow: [target.host] });
});
