import assert from "node:assert/strict";
import { INCOMING_PARAMS, WEBHOOK, withBusiness } from "../../../support/desk/integration_calls.ts";

const order = (external_number: string, more: object = {}) => ({
  external_number,
  recipient_name: "Zoë Müller",
  country: "de",
  lines: [{ sku: "TEE-BLACK-M", quantity: 2 }],
  ...more,
});
const bodyOf = async (response: Response) =>
  await response.json() as {
    made: { external_number: string; code: string }[];
    skipped: string[];
    refused: { external_number: string; code: string; text: string }[];
    errors: { message: string; extensions: { code: string; problems?: { path: string; code: string }[] } }[];
  };

Deno.test("orders in a signed call become drafts of the integration's store, as an import makes them", () =>
  withBusiness(async ({ add, post, world }) => {
    const to = await add(INCOMING_PARAMS);
    const response = await post(to, {
      orders: [order("A-1"), order("A-2", { lines: [{ sku: "X", quantity: 1 }] })],
    });
    assert.equal(response.status, 200);
    const { made, skipped } = await bodyOf(response);
    assert.deepEqual(made.map(({ external_number }) => external_number), ["A-1", "A-2"]);
    assert.deepEqual(skipped, []);
    const rows = await world.db.read.selectFrom("orders")
      .select([
        "external_number",
        "store_id",
        "seller_id",
        "status",
        "country",
        "total_minor",
        "problems_count",
      ])
      .orderBy("seq").execute();
    assert.deepEqual(rows.map((row) => [row.store_id, row.seller_id, row.status, row.country]), [
      ["anna-etsy", "anna", "Draft", "DE"],
      ["anna-etsy", "anna", "Draft", "DE"],
    ]);
    assert.equal(rows[0]?.total_minor, 2598);
    assert.ok(rows[1]!.problems_count > 0, "an SKU that is not known is a problem of its draft");
    const audit = await world.db.read.selectFrom("audit_events").select(["actor_name", "action"])
      .where("entity", "=", "orders").execute();
    assert.deepEqual(
      new Set(audit.map((row) => JSON.stringify(row))),
      new Set([
        JSON.stringify({ actor_name: "Shop system", action: "orders.incoming" }),
      ]),
    );
  }));

Deno.test("a call repeated under its id gets the same answer and is done once; under a new id its orders are skipped", () =>
  withBusiness(async ({ add, post, world }) => {
    const to = await add(INCOMING_PARAMS);
    const answers = await Promise.all([1, 2, 3].map(() => post(to, { orders: [order("A-1")] })));
    const bodies = await Promise.all(answers.map((each) => each.text()));
    assert.equal(new Set(bodies).size, 1);
    const again = await bodyOf(await post(to, { orders: [order("A-1"), order("A-3")] }, { id: "call-2" }));
    assert.deepEqual([again.made.map(({ external_number }) => external_number), again.skipped], [["A-3"], [
      "A-1",
    ]]);
    const other = await post(to, { orders: [order("A-9")] });
    assert.equal(other.status, 409);
    assert.equal((await bodyOf(other)).errors[0]?.extensions.code, "IDEMPOTENCY_KEY_MISMATCH");
    assert.equal((await world.db.read.selectFrom("orders").selectAll().execute()).length, 2);
  }));

Deno.test("each order of a call is in exactly one list: made, skipped because it exists, or refused because it shares its number", () =>
  withBusiness(async ({ add, post, world }) => {
    const to = await add(INCOMING_PARAMS);
    const numbersIn = (answer: Awaited<ReturnType<typeof bodyOf>>) => [
      answer.made.map(({ external_number }) => external_number),
      answer.skipped,
      answer.refused.map(({ external_number, code }) => `${external_number} ${code}`),
    ];
    const more = { lines: [{ sku: "MUG-WHITE", quantity: 5 }] };
    const orders = [order("A"), order("A", more), order("B"), order("B", { country: " DE " })];
    const first = await bodyOf(await post(to, { orders }));
    assert.deepEqual(numbersIn(first), [["A", "B"], ["B"], ["A doubled"]]);
    assert.match(first.refused[0]!.text, /other content/);
    const marked = await bodyOf(
      await post(to, { orders: [order("C"), order("#C", more), order("#C")] }, { id: "call-c" }),
    );
    assert.deepEqual(numbersIn(marked), [["C"], ["#C"], ["#C doubled"]], "with or without #");
    const again = await bodyOf(await post(to, { orders: [order("A", more), order("A")] }, { id: "call-2" }));
    assert.deepEqual(numbersIn(again), [[], ["A", "A"], []], "the store has that number already");
    const rows = await world.db.read.selectFrom("orders").select(["external_number", "total_minor"])
      .orderBy("seq").execute();
    assert.deepEqual(rows.map((row) => [row.external_number, row.total_minor]), [["A", 2598], ["B", 2598], [
      "C",
      2598,
    ]]);
  }));

Deno.test("a wrong signature, an old call, a missing secret, another kind and an unknown integration get a clear 4xx and make nothing", () =>
  withBusiness(async ({ add, post, world, app, clock, ask }) => {
    const to = await add(INCOMING_PARAMS);
    const hook = await add(WEBHOOK("https://a.example", ["order.made"]));
    const body = { orders: [order("A-1")] };
    const status = async (...call: Parameters<typeof post>) => {
      const response = await post(...call);
      const { errors } = await bodyOf(response);
      assert.ok(errors[0]?.message);
      return response.status;
    };
    assert.equal(await status({ ...to, secret: hook.secret }, body), 401);
    assert.equal(await status(to, body, { at: clock.now - 301 }), 401);
    assert.equal(await status(to, body, { headers: { "webhook-id": "other" } }), 401);
    assert.equal(await status({ ...hook, secret: to.secret }, body), 404);
    assert.equal(await status({ _id: "nobody", secret: to.secret }, body), 404);
    assert.equal(await status(to, body, { headers: { "content-type": "text/plain" } }), 415);
    assert.equal(await status(to, "x".repeat(300_000)), 413);
    const bearer = {
      authorization: `Bearer ${await world.token("super_root")}`,
      "content-type": "application/json",
    };
    const unsigned = await app.send(`/incoming/${to._id}`, { method: "POST", headers: bearer, body: "{}" });
    assert.equal(unsigned.status, 401, "a session opens nothing here");
    await ask(`mutation { makeIntegration(id: "${to._id}", params: { status: "Paused" }) { _id } }`);
    assert.equal(await status(to, body), 403);
    assert.equal((await world.db.read.selectFrom("orders").selectAll().execute()).length, 0);
  }));

Deno.test("a problem of a call is reported with its path, and the corrected call may have the same id", () =>
  withBusiness(async ({ add, post, world, ask }) => {
    const to = await add(INCOMING_PARAMS);
    const refused = await post(to, { orders: [order("A-1", { country: "XX" })] });
    assert.equal(refused.status, 400);
    assert.deepEqual((await bodyOf(refused)).errors[0]?.extensions.problems, [
      { path: "orders.0.country", code: "badCountry" },
    ]);
    assert.equal((await post(to, "no json")).status, 400);
    assert.equal((await post(to, { orders: [order("A-1")] })).status, 200);
    await world.db.write((tx) =>
      tx.updateTable("stores").set({ status: "Paused" }).where("_id", "=", "anna-etsy").execute()
    );
    assert.equal((await post(to, { orders: [order("A-2")] }, { id: "call-2" })).status, 409);
    const { data } = await ask<{ integrationDeliveries: { status: string; last_status: number }[] }>(
      `{ integrationDeliveries(_id: "${to._id}") { status last_status } }`,
    );
    assert.deepEqual(data?.integrationDeliveries, [
      { status: "Dead", last_status: 409 },
      { status: "Delivered", last_status: 200 },
    ]);
    const none = await ask(`{ integrationDeliveries(_id: "${to._id}", status: []) { status } }`);
    assert.deepEqual(none.data, { integrationDeliveries: [] });
    const shown = await ask<{ getIntegrationById: object }>(
      `{ getIntegrationById(_id: "${to._id}") { last_error last_at } }`,
    );
    assert.equal((shown.data?.getIntegrationById as { last_error: string }).last_error, "refused");
  }));

Deno.test("a sender with too many calls is told when to try again", () =>
  withBusiness(async ({ add, post }) => {
    const to = await add(INCOMING_PARAMS);
    const statuses = [];
    for (let n = 0; n < 101; n++) {
      const response = await post(to, { orders: [] }, { id: `call-${n}` });
      await response.body?.cancel();
      statuses.push(response.status);
    }
    assert.deepEqual([statuses[0], statuses.at(-1)], [400, 429]);
  }));
