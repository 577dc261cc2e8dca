/** Production costs: dated by item and location, booked once when an order is printed for the first time. */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { makeRemedy } from "../../../support/orders/remedies.ts";
import { NOW } from "../../../support/people/people.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { unitsOf } from "../../../support/workshop/blanks.ts";

const DAY = 86_400;
const MAKE =
  "mutation ($params: ProductionCostInput!) { makeProductionCost(params: $params) { _id name cost_minor currency user_name } }";
const STARTED = ["order.submit", "order.pay", "production.start"];

const addCost = async ({ ask }: Grounds, params: object) =>
  (await ask<{ makeProductionCost: { _id: string; name: string } }>("root", MAKE, {
    params: { effective_at: NOW - DAY, ...params },
  })).makeProductionCost;

const idOf = async (db: Database, sku: string) =>
  (await db.read.selectFrom("items").select("_id").where("sku", "=", sku).executeTakeFirstOrThrow())._id;
const mainOf = (db: Database) =>
  db.read.selectFrom("locations").select(["_id", "code"]).executeTakeFirstOrThrow();

/** Returns entries of the production cost, oldest first. */
const bookedOf = async (db: Database) =>
  (await db.read.selectFrom("ledger_entries as e").innerJoin("ledger_accounts as a", "a._id", "e.account_id")
    .innerJoin("ledger_txns as t", "t._id", "e.txn_id")
    .select(["a.kind", "a.party", "e.amount_minor", "t.order_id", "t.seller_id"])
    .where("t.ref_kind", "=", "order_costs").orderBy("e.seq").execute())
    .map(({ kind, party, amount_minor, order_id, seller_id }) => [
      `${kind}:${party}`,
      Number(amount_minor),
      order_id,
      seller_id,
    ]);

const printOf = async (db: Database, id: string) =>
  (await db.read.selectFrom("orders").select("print_status").where("_id", "=", id).executeTakeFirstOrThrow())
    .print_status;

Deno.test(
  "money §6 an order that leaves the status and is printed again books its production cost once, for its location",
  onGrounds(async (scene) => {
    const { world } = scene;
    const { db } = world;
    const { _id: location_id, code } = await mainOf(db);
    const tee = await idOf(db, "TEE-BLACK-M");
    await addCost(scene, { location_id, cost_minor: 500 });
    await addCost(scene, { item_id: tee, cost_minor: 300 });
    const own = await addCost(scene, { item_id: tee, location_id, cost_minor: 280 });
    assert.equal(own.name, `TEE-BLACK-M · ${code}`);
    await addCost(scene, { item_id: tee, location_id, cost_minor: 999, effective_at: NOW + 9 * DAY });
    const lines = [{ sku: "TEE-BLACK-M", quantity: 2 }, { sku: "MUG-WHITE", quantity: 1 }];
    const id = await world.order({ lines }, STARTED);
    assert.deepEqual(await bookedOf(db), [], "nothing is made yet");
    assert.ok((await world.move("root", [id], "production.finish"))[0]?.ok);
    const once = [
      ["cost:production", -1_060, id, "anna"],
      [`provider:${code}`, 1_060, id, "anna"],
    ];
    assert.deepEqual(await bookedOf(db), once);
    assert.deepEqual(await bookFaults(db.read), []);

    const [unit] = await unitsOf(world, id);
    const [again] = await world.unit("root", [unit!], "unit.reject", { reason_code: "stain" });
    assert.ok(again?.ok, JSON.stringify(again));
    assert.equal(await printOf(db, id), "Printing");
    await addCost(scene, { item_id: tee, location_id, cost_minor: 111 });
    assert.ok((await world.move("root", [id], "production.finish"))[0]?.ok);
    assert.equal(await printOf(db, id), "Printed");
    assert.deepEqual(await bookedOf(db), once);
    assert.deepEqual(await bookFaults(db.read), []);

    const { order_id } = await makeRemedy(world, id);
    await world.move("root", [order_id], "production.start");
    assert.ok((await world.move("root", [order_id], "production.finish"))[0]?.ok);
    assert.deepEqual((await bookedOf(db)).slice(2), [
      ["cost:production", -111, order_id, "anna"],
      [`provider:${code}`, 111, order_id, "anna"],
    ], "a remedy costs us too, at the cost of its day");
    assert.deepEqual(await bookFaults(db.read), []);
  }),
);

Deno.test(
  "money §6 a garment without a price on that day is counted at no cost, also when a price is added later; a lost booking is a fault",
  onGrounds(async (scene) => {
    const { world: { db, ...world } } = scene;
    const id = await world.order({}, STARTED);
    await world.move("root", [id], "production.finish");
    const rows = () =>
      db.read.selectFrom("order_costs").select(["garments", "unpriced", "amount_minor"]).execute();
    assert.deepEqual(await rows(), [{ garments: 2, unpriced: 2, amount_minor: 0 }]);
    await addCost(scene, { item_id: await idOf(db, "TEE-BLACK-M"), cost_minor: 300 });
    const [unit] = await unitsOf({ db, ...world }, id);
    await world.unit("root", [unit!], "unit.reject", { reason_code: "stain" });
    await world.move("root", [id], "production.finish");
    assert.deepEqual(await bookedOf(db), []);

    const next = await world.order({}, STARTED);
    await world.move("root", [next], "production.finish");
    assert.deepEqual(await bookFaults(db.read), []);
    const { code } = await db.read.selectFrom("orders").select("code").where("_id", "=", next)
      .executeTakeFirstOrThrow();
    await db.write((tx) =>
      tx.updateTable("order_costs").set({ amount_minor: 599 }).where("order_id", "=", next).execute()
    );
    assert.deepEqual(await bookFaults(db.read), [
      `The production cost of order ${code} is not what the ledger has of it.`,
    ]);
    await db.write((tx) => tx.deleteFrom("order_costs").where("order_id", "=", next).execute());
    assert.deepEqual(await bookFaults(db.read), [
      `The production cost of order ${code} is not what the ledger has of it.`,
      `Order ${code} was printed, and its production cost was not booked.`,
    ]);
  }),
);

Deno.test(
  "S6.15 only root and order_qc see production costs: for an item, a location or both, never changed",
  onGrounds(async (scene) => {
    const { ask, refused, world: { db } } = scene;
    const { _id: location_id } = await mainOf(db);
    const params = { location_id, cost_minor: 5 };
    const { makeProductionCost: { _id } } = await ask<{ makeProductionCost: { _id: string } }>(
      "order_qc",
      MAKE,
      { params },
    );
    const change =
      `mutation ($params: ProductionCostInput!) { makeProductionCost(id: "${_id}", version: 1, params: $params) { _id } }`;
    assert.equal(await refused("super_root", change, { params }), "ILLEGAL_TRANSITION, costFixed");
    assert.equal(
      await refused("root", MAKE, { params: { cost_minor: 5 } }),
      "BAD_INPUT, params.location_id required",
    );
    assert.equal(
      await refused("root", MAKE, { params: { item_id: "gone", cost_minor: 5 } }),
      "BAD_INPUT, params.item_id unknown",
    );
    for (const name of ["anna", "agent", "printer", "packager", "sewer"] as const) {
      assert.equal(await refused(name, MAKE, { params }), "FORBIDDEN");
      assert.equal(await refused(name, "{ productionCosts { cost_minor } }"), "FORBIDDEN");
    }
    const list = `{ productionCosts(location: ["${location_id}"]) { cost_minor currency name } }`;
    assert.equal((await ask<{ productionCosts: unknown[] }>("order_qc", list)).productionCosts.length, 1);
  }),
);
