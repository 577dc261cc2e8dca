/**
 * An order in today's catalogue: an item that cannot be ordered is a problem, and nobody pays a sum they have
 * not seen.
 */
import assert from "node:assert/strict";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { begin, work } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";

const BOSS = "super_root";
const TEE = "item-TEE-BLACK-M";
const step = ({ ask }: Grounds, event: string) =>
  ask(BOSS, `mutation { moveItem(ids: ["${TEE}"], event: "${event}") { ok } }`);
const price = ({ ask }: Grounds, minor: number) =>
  ask(BOSS, `mutation { makeItem(id: "${TEE}", params: { price_minor: ${minor} }) { _id } }`);
const orderOf = ({ world }: Grounds, id: string) =>
  world.db.read.selectFrom("orders")
    .select(["status", "total_minor", "problem_mask", "problems", "version", "paid"])
    .where("_id", "=", id).executeTakeFirstOrThrow();
const shown = async ({ ask }: Grounds, id: string) =>
  (await ask<{ getOrderById: { total_minor: number; total_now_minor: number } }>(
    "anna",
    `{ getOrderById(_id: "${id}") { total_minor total_now_minor } }`,
  )).getOrderById;

Deno.test(
  "S2.22 an item that runs out is a problem of each of its drafts until it is back, and such an order cannot be submitted meanwhile",
  onGrounds(async (scene) => {
    const { world } = scene;
    const ids = [await world.order(), await world.order({ lines: [{ sku: "MUG-WHITE", quantity: 1 }] })];
    const [tee = "", mug = ""] = ids;
    await step(scene, "item.runOut");
    const [refused] = await world.move("anna", [tee], "order.submit");
    assert.equal(
      refused?.reason?.code,
      "itemUnavailable",
      "the step is refused before the draft is checked again",
    );
    assert.ok(await recheckDrafts(world.db, () => NOW));
    const { problem_mask, problems, version } = await orderOf(scene, tee);
    assert.deepEqual(
      [problem_mask, version],
      [16, 1],
      "the check does not change the version, which would disturb an editor",
    );
    assert.match(problems, /itemUnavailable.*lines\.0\.sku/);
    assert.equal((await orderOf(scene, mug)).problem_mask, 0);
    const found = await scene.ask<{ orders: { _id: string }[] }>(
      "anna",
      '{ orders(problem: ["stock"]) { _id } }',
    );
    assert.deepEqual(found.orders, [{ _id: tee }]);
    const fresh = await world.order();
    assert.equal((await orderOf(scene, fresh)).problem_mask, 16, "a new draft has the problem immediately");
    await step(scene, "item.restock");
    assert.ok(await recheckDrafts(world.db, () => NOW));
    assert.deepEqual([(await orderOf(scene, tee)).problem_mask, (await orderOf(scene, fresh)).problem_mask], [
      0,
      0,
    ]);
    const [done] = await world.move("anna", [tee], "order.submit");
    assert.ok(done?.ok);
  }),
);

Deno.test(
  "S2.22 drafts with an item without a price get its price once it has one, and can be submitted",
  onGrounds(async (scene) => {
    const { world } = scene;
    await price(scene, 0);
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
    const id = await world.order({ lines });
    assert.match((await orderOf(scene, id)).problems, /priceMissing.*lines\.0\.sku/);
    await price(scene, 1_500);
    assert.ok(await recheckDrafts(world.db, () => NOW));
    const { problem_mask, total_minor, version } = await orderOf(scene, id);
    assert.deepEqual([problem_mask, total_minor, version], [0, 3_899, 1]);
    const stored = await world.db.read.selectFrom("order_lines").select("total_minor")
      .where("order_id", "=", id).orderBy("position").execute();
    assert.deepEqual(stored, [{ total_minor: 3_000 }, { total_minor: 899 }]);
    assert.ok((await world.move("anna", [id], "order.submit"))[0]?.ok);
  }),
);

Deno.test(
  "S2.22 an order is paid at the price seen: if the price changed nothing is paid or written",
  onGrounds(async (scene) => {
    const { world } = scene;
    const id = await world.order({}, ["order.submit"]);
    assert.deepEqual(await shown(scene, id), { total_minor: 2_598, total_now_minor: 2_598 });
    await price(scene, 1_400);
    assert.deepEqual(await shown(scene, id), { total_minor: 2_598, total_now_minor: 2_800 });
    const before = await orderOf(scene, id);
    for (const params of [{}, { expected_minor: 2_598 }, { expected_minor: 2_799 }]) {
      const [refused] = await world.move("anna", [id], "order.pay", params);
      assert.equal(refused?.reason?.code, "priceChanged", JSON.stringify(params));
    }
    assert.deepEqual(await orderOf(scene, id), before);
    const [paid] = await world.move("anna", [id], "order.pay", { expected_minor: 2_800 });
    assert.ok(paid?.ok);
    const after = await orderOf(scene, id);
    assert.deepEqual([after.total_minor, after.paid, after.status], [2_800, 1, "Processing"]);
    const lines = await world.db.read.selectFrom("order_lines").select("total_minor")
      .where("order_id", "=", id).execute();
    assert.deepEqual(lines, [{ total_minor: 2_800 }]);
    const { captured } = await world.db.read.selectFrom("ledger_entries as e")
      .innerJoin("ledger_txns as t", "t._id", "e.txn_id").where("t.kind", "=", "charge")
      .select((row) => row.fn.max<number>("e.amount_minor").as("captured")).executeTakeFirstOrThrow();
    assert.equal(Number(captured), 2_800);
    await price(scene, 900);
    assert.equal((await shown(scene, id)).total_now_minor, 2_800, "the charged sum remains");
  }),
);

Deno.test(
  "S2.22 an order is checked again when it can be paid again: after a hold, and after its payment was cancelled",
  onGrounds(async (scene) => {
    const { world } = scene;
    const check = async (event: string) => {
      await step(scene, event);
      assert.ok(await recheckDrafts(world.db, () => NOW));
    };
    const problemsOf = async (id: string) => (await orderOf(scene, id)).problem_mask;
    const held = await world.order({}, ["order.submit"]);
    const paid = await world.order({}, ["order.submit", "order.pay"]);
    await check("item.runOut");
    assert.ok((await world.move("anna", [held], "order.hold"))[0]?.ok);
    assert.ok((await world.move("root", [paid], "order.unpay"))[0]?.ok);
    assert.deepEqual([await problemsOf(held), await problemsOf(paid)], [16, 16]);
    await check("item.restock");
    assert.ok((await world.move("anna", [held], "order.release"))[0]?.ok);
    assert.deepEqual([await problemsOf(held), await problemsOf(paid)], [0, 0]);
    assert.ok((await world.move("root", [held], "order.pay"))[0]?.ok);
  }),
);

Deno.test(
  "S2.22 an item that runs out after the payment is no problem, also if the address is edited then",
  onGrounds(async (scene) => {
    const { world } = scene;
    const id = await world.order({}, ["order.submit", "order.pay"]);
    await step(scene, "item.runOut");
    await scene.ask("anna", `mutation { makeOrder(id: "${id}", params: { city: "Bonn" }) { _id } }`);
    assert.deepEqual((await orderOf(scene, id)).problems, "[]");
    await scene.ask("anna", `mutation { makeOrder(id: "${id}", params: { city: "" }) { _id } }`);
    assert.match((await orderOf(scene, id)).problems, /cityMissing/);
  }),
);

Deno.test(
  "S2.22 a line keeps its item if the item gets another SKU, when other lines are edited or fixed",
  onGrounds(async (scene) => {
    const { world, ask } = scene;
    const draft = () =>
      world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "THEIR-MUG", quantity: 1 }] });
    const [edited, fixed] = [await draft(), await draft()];
    const linesOf = (id: string) =>
      world.db.read.selectFrom("order_lines").select(["_id", "sku", "quantity", "item_id"])
        .where("order_id", "=", id).orderBy("position").execute();
    const lines = (await linesOf(edited)).map(({ item_id: _, ...line }) => line);
    await ask(BOSS, `mutation { makeItem(id: "${TEE}", params: { sku: "SHIRT-BLACK-M" }) { _id } }`);
    await ask(
      "anna",
      `mutation ($params: OrderInput!) { makeOrder(id: "${edited}", params: $params) { _id } }`,
      { params: { lines: [{ ...lines[0], quantity: 3 }, lines[1]] } },
    );
    const job = await begin(world, "root", {
      ...{ kind: "orders.mend", store: "anna-etsy", external_sku: "THEIR-MUG", item: "item-MUG-WHITE" },
    });
    await work(world, job._id);
    assert.deepEqual((await linesOf(edited)).map(({ item_id }) => item_id), [TEE, "item-MUG-WHITE"]);
    assert.deepEqual((await linesOf(fixed)).map(({ item_id }) => item_id), [TEE, "item-MUG-WHITE"]);
  }),
);
