/** A seller stops garments that nobody has begun; begun ones can only be stopped by the workshop. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import type { MoveResult } from "../../../../api/generated/schema.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { refundOf } from "../../../../src/features/orders/orders/order_cost.ts";
import { testApp } from "../../../support/server/api.ts";
import { groupsOf, make, move, withMethod } from "../../../support/workshop/print_batches.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { labelWorld, POSTAGE, walletOf } from "../../../support/shipping/label_world.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { makeWorld, type Name, type StoreId, type World } from "../../../support/orders/world.ts";

const reason = "The buyer wants one less.";
const TEES = [{ sku: "TEE-BLACK-M", quantity: 3 }];

/** Makes a paid order; returns it with its garments in order. */
async function paid(world: World, store_id: StoreId = "anna-etsy", lines = TEES) {
  const order = await world.order({ store_id, lines }, ["order.submit", "order.pay"]);
  const rows = await world.db.read.selectFrom("units").select(["_id", "code"]).where("order_id", "=", order)
    .orderBy("seq").execute();
  return { order, units: rows.map(({ _id }) => _id), codes: rows.map(({ code }) => code) };
}

const stop = async (world: World, name: Name, order: string, unit_ids: readonly string[]) => {
  const [result] = await world.move(name, [order], "order.drop", { reason, unit_ids: [...unit_ids] });
  return result ?? assert.fail("expected a result");
};
const answer = ({ ok, error, reason }: MoveResult) =>
  ok ? "done" : [error, reason?.code, reason?.of ?? ""].join(" ").trim();

const stoppedOf = async ({ db }: World, order: string) =>
  (await db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .where("print_status", "=", "Stopped").orderBy("seq").execute()).map(({ _id }) => _id);

Deno.test("Clear answers 4 a seller stops one garment that nobody has begun: the named refund, reservation, package, audit and timeline are as after a stop by the workshop", () =>
  withDatabase(async (db) => {
    const world = await labelWorld(db);
    const { order, units } = await paid(world);
    await using app = testApp(db);
    const seen = async () => {
      const { data } = await app.ask(await world.token("anna"), GetOrder, { _id: order });
      return data?.getOrderById ?? assert.fail("expected the order");
    };
    const before = await seen();
    assert.equal(before.facts.stoppable, true);
    assert.deepEqual(before.units.map(({ is_begun }) => is_begun), [false, false, false]);
    const named = refundOf(before, [units[1]!]);
    assert.equal(named, 1299);
    const whole = await walletOf(world, "anna");
    assert.equal(answer(await stop(world, "anna", order, [units[1]!])), "done");
    const after = await walletOf(world, "anna");
    assert.equal(after.balance - whole.balance, named);
    assert.deepEqual(await stoppedOf(world, order), [units[1]]);
    const [pkg] = await db.read.selectFrom("packages").select(["items_count", "weight_g", "price_minor"])
      .execute();
    assert.deepEqual([pkg?.items_count, pkg?.weight_g, pkg?.price_minor], [2, 400, POSTAGE.light]);
    const { lines: [line], timeline } = await seen();
    assert.deepEqual([line?.stopped, line?.refunded_minor], [1, named]);
    const entry = timeline.find(({ action }) => action === "order.drop");
    assert.deepEqual([entry?.actor, entry?.reason], ["anna", reason]);
    const audited = await db.read.selectFrom("audit_events").select(["actor_id", "seller_id"])
      .where("action", "=", "order.drop").where("entity_id", "=", order).execute();
    assert.deepEqual(audited, [{ actor_id: "anna", seller_id: "anna" }]);
    await assertSettled(world, [order]);
    assert.deepEqual(await bookFaults(db.read), []);
  }));

Deno.test("Clear answers 4 a seller cannot stop a begun garment, which is refused by its code, but can stop the others; the workshop can still stop it", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const { order, units: [one = "", two = "", three = ""], codes } = await paid(world);
    await world.unit("root", [two], "unit.start");
    assert.equal(
      answer(await stop(world, "anna", order, [one, two])),
      `ILLEGAL_TRANSITION hasStoppable ${codes[1]}`,
    );
    assert.deepEqual(await stoppedOf(world, order), [], "no garment is stopped");
    assert.equal(answer(await stop(world, "anna", order, [one])), "done");
    await world.unit("root", [three], "unit.start");
    const all = await stop(world, "anna", order, [three]);
    assert.equal(answer(all), "ILLEGAL_TRANSITION hasStoppable");
    assert.ok(!all.legal.includes("order.drop") && all.legal.includes("order.requestCancel"));
    assert.equal(answer(await stop(world, "agent", order, [three])), "ILLEGAL_TRANSITION hasStoppable");
    assert.equal(answer(await stop(world, "order_qc", order, [three])), "done");
    assert.deepEqual(await stoppedOf(world, order), [one, three]);
    await assertSettled(world, [order]);
  }));

Deno.test("Clear answers 4 a garment rejected before anybody began it counts as begun, and one that waits on the floor does not", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const { order, units: [one = "", two = ""], codes } = await paid(world);
    await world.move("root", [order], "production.start");
    await world.unit("root", [one], "unit.reject", { reason_code: "stain" });
    assert.equal(
      answer(await stop(world, "anna", order, [one])),
      `ILLEGAL_TRANSITION hasStoppable ${codes[0]}`,
    );
    assert.equal(answer(await stop(world, "anna", order, [two])), "done");
  }));

Deno.test(
  "Clear answers 4 a seller can stop a garment of an open batch, but not of a released one",
  onGrounds(async (scene: Grounds) => {
    const { world } = scene;
    await withMethod(scene, "dtg");
    const { order, units, codes } = await paid(world);
    await world.db.write((tx) =>
      tx.updateTable("units").set({ print_status: "Printing" }).where("order_id", "=", order).execute()
    );
    const [group] = await groupsOf(scene);
    const batch = await make(scene, group!.key);
    assert.equal(answer(await stop(world, "anna", order, [units[0]!])), "done");
    assert.equal(await move(scene, batch._id, "batch.release"), "ok");
    assert.equal(answer(await stop(world, "anna", order, [units[1]!])), "ILLEGAL_TRANSITION hasStoppable");
    const text = `{ order: getOrderById(_id: "${order}") { facts { stoppable } units { code is_begun } } }`;
    interface Seen {
      readonly order: { facts: { stoppable: boolean }; units: { code: string; is_begun: boolean }[] };
    }
    const { order: seen } = await scene.ask<Seen>("anna", text);
    assert.equal(seen.facts.stoppable, false);
    assert.deepEqual(seen.units.filter(({ is_begun }) => is_begun).map(({ code }) => code), codes.slice(1));
    assert.equal((await scene.ask<Seen>("order_qc", text)).order.facts.stoppable, true);
    assert.equal(answer(await stop(world, "order_qc", order, [units[1]!])), "done");
  }),
);

Deno.test("S6.18 a seller cannot stop another seller's garment, by its order or through an own order, and the floor cannot stop any", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const [mine, theirs] = [await paid(world), await paid(world, "ben-tiktok")];
    assert.equal(answer(await stop(world, "anna", theirs.order, [theirs.units[0]!])), "NOT_FOUND notFound");
    assert.equal(answer(await stop(world, "anna", mine.order, [theirs.units[0]!])), "NOT_FOUND notFound");
    assert.equal(
      answer(await stop(world, "anna", mine.order, [mine.units[0]!, theirs.units[0]!])),
      "NOT_FOUND notFound",
    );
    await assert.rejects(stop(world, "printer", mine.order, [mine.units[0]!]), { code: "FORBIDDEN" });
    assert.deepEqual([...await stoppedOf(world, mine.order), ...await stoppedOf(world, theirs.order)], []);
  }));

/** Repeats a call that others block longer than the API itself retries. */
async function sent(work: () => Promise<readonly MoveResult[]>): Promise<MoveResult> {
  for (;;) {
    try {
      return (await work())[0] ?? assert.fail("expected a result");
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "IN_PROGRESS") throw error;
    }
  }
}

Deno.test("Clear answers 4 of a scan and a stop of one garment the first is done and the second refused, one after the other in either order or at the same time", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", 1_000_000);
    const scan = (unit: string) => sent(() => world.unit("root", [unit], "unit.start"));
    const drop = (order: string, unit: string) =>
      sent(() => world.move("anna", [order], "order.drop", { reason, unit_ids: [unit] }));

    const scanned = await paid(world);
    assert.equal(answer(await scan(scanned.units[0]!)), "done");
    assert.equal(
      answer(await drop(scanned.order, scanned.units[0]!)),
      `ILLEGAL_TRANSITION hasStoppable ${scanned.codes[0]}`,
    );
    const stopped = await paid(world);
    assert.equal(answer(await drop(stopped.order, stopped.units[0]!)), "done");
    assert.equal(answer(await scan(stopped.units[0]!)), "ILLEGAL_TRANSITION wrongState");

    for (let at = 0; at < 6; at++) {
      const { order, units: [unit = ""] } = await paid(world);
      const works = [() => scan(unit), () => drop(order, unit)];
      const results = await Promise.all((at % 2 === 0 ? works : works.toReversed()).map((work) => work()));
      assert.equal(results.filter(({ ok }) => ok).length, 1, results.map(answer).join(" and "));
      const row = await db.read.selectFrom("units").select(["print_status", "begun_at"]).where(
        "_id",
        "=",
        unit,
      )
        .executeTakeFirstOrThrow();
      assert.equal(row.print_status === "Stopped", row.begun_at === null);
      await assertSettled(world, [order]);
    }
    assert.deepEqual(await bookFaults(db.read), []);
  }));
