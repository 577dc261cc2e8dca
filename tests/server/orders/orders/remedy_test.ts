/** Remedy orders: replacements are made or sent by the ordinary steps, and a free one costs nothing. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { factsOf } from "../../../../server/modules/desk/integrations/webhook_facts_store.ts";
import { makeOrder } from "../../../../server/modules/orders/orders/make.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addNumbers, labelWorld, walletOf } from "../../../support/shipping/label_world.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { CASE, linesOfOrder, makeRemedy, orderOf } from "../../../support/orders/remedies.ts";
import { unitsOf } from "../../../support/workshop/blanks.ts";
import { makeWorld, PRICES, type World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"];

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => work(await makeWorld(db)));

const fails = async (work: Promise<unknown>): Promise<ApiError> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  return assert.fail("expected a refusal");
};

Deno.test("a free reprint is submitted and paid at once without a charge, and keeps its value", () =>
  inWorld(async (world) => {
    const origin = await world.order({ external_number: "A-7", gift_message: "Enjoy" }, PAID);
    const before = await walletOf(world, "anna");
    const { order_id, problem } = await makeRemedy(world, origin);
    const [first, remedy] = [await orderOf(world, origin), await orderOf(world, order_id)];
    assert.equal(problem, undefined);
    assert.deepEqual(
      [remedy.status, remedy.paid, remedy.total_minor, remedy.external_number, remedy.items_count],
      ["Processing", 1, 0, "", 1],
    );
    assert.deepEqual([remedy.remedy, remedy.origin_order_id, remedy.case_id], ["reprint", origin, CASE]);
    assert.deepEqual(
      [remedy.recipient_name, remedy.address_line1, remedy.gift_message, remedy.store_id],
      [first.recipient_name, first.address_line1, "Enjoy", first.store_id],
    );
    const [line] = await linesOfOrder(world, order_id);
    assert.equal(line?.total_minor, PRICES["TEE-BLACK-M"]);
    assert.deepEqual(await walletOf(world, "anna"), before);
    assert.equal((await unitsOf(world, order_id)).length, 1);
    const charges = await world.db.read.selectFrom("charge_lines").selectAll().where(
      "order_id",
      "=",
      order_id,
    )
      .execute();
    assert.deepEqual(charges, []);
  }));

Deno.test("a free reprint reserves no postage, neither for its payment nor for its label", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    await addNumbers(db, { first: 1, last: 9 });
    const origin = await world.order({}, PAID);
    const before = await walletOf(world, "anna");
    const { order_id } = await makeRemedy(world, origin);
    const [unit = ""] = await unitsOf(world, order_id);
    assert.deepEqual(await walletOf(world, "anna"), before);
    const { _id } = await db.read.selectFrom("packages").select("_id").where("order_id", "=", order_id)
      .executeTakeFirstOrThrow();
    await world.move("root", [order_id], "production.start");
    await world.unit("root", [unit], "unit.finish", { reason: "made" });
    const [bought] = await world.package("root", [_id], "label.buy");
    assert.equal(bought?.ok, true, bought?.reason?.text ?? "");
    const label = await db.read.selectFrom("labels").select(["price_minor", "hold_id", "cost_minor"])
      .where("package_id", "=", _id).executeTakeFirstOrThrow();
    assert.deepEqual([label.price_minor, label.hold_id], [0, null]);
    assert.ok(label.cost_minor > 0);
    assert.deepEqual(await walletOf(world, "anna"), before);
  }));

Deno.test("a charged reprint is paid like any order, and stays Pending without enough money", () =>
  inWorld(async (world) => {
    const origin = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 5 }] }, PAID);
    const [line] = await linesOfOrder(world, origin);
    const before = (await walletOf(world, "anna")).balance;
    const lines = (quantity: number) => [{ order_line_id: line?._id ?? "", quantity }];
    const paid = await makeRemedy(world, origin, { charged: true, lines: lines(1) });
    assert.equal((await orderOf(world, paid.order_id)).status, "Processing");
    assert.equal(before - (await walletOf(world, "anna")).balance, PRICES["TEE-BLACK-M"]);
    const short = await makeRemedy(world, origin, { charged: true, lines: lines(4) });
    const row = await orderOf(world, short.order_id);
    assert.deepEqual([row.status, row.paid, row.total_minor], ["Pending", 0, 4 * PRICES["TEE-BLACK-M"]]);
    assert.equal(short.problem?.code, "insufficientBalance");
    assert.equal(
      short.problem?.short_minor,
      4 * PRICES["TEE-BLACK-M"] - (await walletOf(world, "anna")).balance,
    );
    await world.topUp("anna", 10_000);
    const [done] = await world.move("anna", [short.order_id], "order.pay", {});
    assert.equal(done?.ok, true);
  }));

Deno.test("a remedy has no automatic hold, no cooling-off time, and no daily limit", () =>
  inWorld(async (world) => {
    const { db } = world;
    const origin = await world.order({}, PAID);
    await db.write(async (tx) => {
      await tx.updateTable("stores").set({ auto_hold: 1, cooling_off_min: 60, status: "Paused" }).execute();
      await tx.updateTable("users").set({ order_daily_level: 1 }).execute();
    });
    const remedy = await orderOf(world, (await makeRemedy(world, origin)).order_id);
    assert.deepEqual([remedy.status, remedy.cools_until], ["Processing", null]);
  }));

Deno.test("a problem of the order refuses its remedy, and nothing is made", () =>
  inWorld(async (world) => {
    const { db } = world;
    const origin = await world.order({}, PAID);
    const count = async () => (await db.read.selectFrom("orders").select("_id").execute()).length;
    const orders = await count();
    const bad = await fails(makeRemedy(world, origin, { address: { city: "", recipient_name: "Ann" } }));
    assert.deepEqual([bad.code, bad.details.reason?.code], ["ILLEGAL_TRANSITION", "cityMissing"]);
    await db.write((tx) => tx.updateTable("items").set({ status: "Discontinued" }).execute());
    const retired = await fails(makeRemedy(world, origin));
    assert.deepEqual([retired.code, retired.details.reason?.code], ["ILLEGAL_TRANSITION", "itemUnavailable"]);
    assert.equal(await count(), orders);
  }));

Deno.test("a remedy takes lines of its order, at most as many as were ordered", () =>
  inWorld(async (world) => {
    const origin = await world.order({}, PAID);
    const other = await world.order({ store_id: "ben-tiktok" }, PAID);
    const [line] = await linesOfOrder(world, origin);
    const [foreign] = await linesOfOrder(world, other);
    const order_line_id = line?._id ?? "";
    const problemOf = async (lines: readonly { order_line_id: string; quantity: number }[]) => {
      const { code, details } = await fails(makeRemedy(world, origin, { lines }));
      return [code, details.problems?.map(({ path, code }) => `${path} ${code}`)];
    };
    assert.deepEqual(await problemOf([]), ["BAD_INPUT", ["lines required"]]);
    assert.deepEqual(await problemOf([{ order_line_id: foreign?._id ?? "", quantity: 1 }]), [
      "BAD_INPUT",
      ["lines.0.order_line_id unknown"],
    ]);
    const two = [{ order_line_id, quantity: 2 }, { order_line_id, quantity: 1 }];
    assert.deepEqual(await problemOf(two), ["BAD_INPUT", ["lines.1.quantity tooMany"]]);
    assert.equal((await fails(makeRemedy(world, other, {}, "anna"))).code, "NOT_FOUND");
  }));

Deno.test("a remedy's address can be edited until it is made, but its lines never, even while it waits for money", () =>
  inWorld(async (world) => {
    const origin = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 5 }] }, PAID);
    const edit = (id: string, params: OrderInput) =>
      runMutation("makeOrder", makeOrder, { id, params }, world.as("anna"));
    const { order_id } = await makeRemedy(world, origin);
    await edit(order_id, { address_line1: "Neue Straße 9" });
    const row = await orderOf(world, order_id);
    assert.deepEqual([row.address_line1, row.total_minor, row.paid], ["Neue Straße 9", 0, 1]);
    const [line] = await linesOfOrder(world, origin);
    const lines = [{ order_line_id: line?._id ?? "", quantity: 5 }];
    const waiting = await makeRemedy(world, origin, { charged: true, lines });
    const refused = await fails(edit(waiting.order_id, { lines: [{ sku: "MUG-WHITE", quantity: 1 }] }));
    assert.equal(refused.details.reason?.code, "linesClosed");
  }));

Deno.test("a remedy's webhooks have the number of the first order and name the remedied order", () =>
  inWorld(async (world) => {
    const { db } = world;
    const origin = await world.order({ external_number: "A-7" }, PAID);
    const first = await makeRemedy(world, origin);
    const second = await makeRemedy(world, first.order_id);
    const facts = await factsOf(
      db.read,
      [origin, first.order_id, second.order_id].map((entityId) => ({ entity: "orders", entityId })),
    );
    const remedyFacts = (id: string) => {
      const { external_number, remedy_of } = facts.get(id) as Record<string, unknown>;
      return [external_number, remedy_of];
    };
    assert.deepEqual(remedyFacts(origin), ["A-7", null]);
    assert.deepEqual(remedyFacts(first.order_id), ["A-7", origin]);
    assert.deepEqual(remedyFacts(second.order_id), ["A-7", first.order_id]);
  }));

Deno.test("an order's record lists its remedies, a remedy's record names its order, and a filter finds them", () =>
  inWorld(async (world) => {
    const origin = await world.order({}, PAID);
    const { order_id, code } = await makeRemedy(world, origin);
    await world.move("root", [order_id], "order.cancel");
    await using app = testApp(world.db);
    const token = await world.token("anna");
    const seen = async (_id: string) => {
      const { data } = await app.ask(token, GetOrder, { _id });
      return data?.getOrderById ?? assert.fail("expected the order");
    };
    const { remedies, remedy } = await seen(origin);
    assert.equal(remedy, "");
    assert.deepEqual(remedies, [{
      _id: order_id,
      code,
      remedy: "reprint",
      status: "Cancelled",
      state: "Failed",
    }]);
    const own = await seen(order_id);
    assert.deepEqual([own.remedy, own.origin_order_id, own.case_id], ["reprint", origin, CASE]);
    assert.equal(own.origin_code, (await seen(origin)).code);
    const { data } = await app.ask<object, { orders: readonly { _id: string }[] }>(
      token,
      '{ orders(remedy: ["reprint"]) { _id } }',
    );
    assert.deepEqual(data?.orders, [{ _id: order_id }]);
  }));

Deno.test(
  "a remedy has the tags of its order, because a policy may set its shipping method by a tag",
  onGrounds(async ({ world, ask }) => {
    await ask(
      "root",
      "mutation M($params: ShippingPolicyInput!) { makeShippingPolicy(params: $params) { _id } }",
      {
        params: { title: "Gifts", priority: 1, tags: ["gift"], by_methods: [{ method: "express" }] },
      },
    );
    const origin = await world.order({ shipping_method: "" });
    await ask("anna", `mutation { makeOrder(id: "${origin}", params: { tags: ["gift"] }) { _id } }`);
    for (const event of ["order.submit", "order.pay"]) {
      assert.ok((await world.move("root", [origin], event))[0]?.ok);
    }
    const { order_id } = await makeRemedy(world, origin);
    const found = await ask<{ orders: { _id: string }[] }>(
      "anna",
      '{ orders(tag: ["gift"], sort: "code") { _id } }',
    );
    assert.deepEqual(found.orders.map(({ _id }) => _id), [origin, order_id]);
  }),
);
