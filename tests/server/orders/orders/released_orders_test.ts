/** An order is released to the floor and taken back; scanning begins its garments. */
import assert from "node:assert/strict";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import "../../../../server/modules/shipping/packages/lifecycle.ts";
import { begin, inWorld, work } from "../../../support/desk/bulk.ts";
import { fillFirstWave } from "../../../support/server/first_wave.ts";
import { FIRST_WAVE, withOldDatabase } from "../../../support/server/database.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import type { Database } from "../../../../server/db/database.ts";
import type { World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"] as const;

const axesOf = async ({ db }: Pick<World, "db">, id: string) =>
  Object.values(
    await db.read.selectFrom("orders").select(["status", "print_status", "shipment_status"])
      .where("_id", "=", id).executeTakeFirstOrThrow(),
  );
const unitsOf = ({ db }: Pick<World, "db">, id: string) =>
  db.read.selectFrom("units").select(["_id", "print_status", "work_status", "begun_at"])
    .where("order_id", "=", id).orderBy("seq").execute();
const WAITING = { print_status: "QC", work_status: "Waiting", begun_at: null };

Deno.test("production.start releases an order to the floor, and its garments are begun only by scans", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID]);
    const [started] = await world.move("root", [id], "production.start");
    assert.equal(started?.ok, true);
    assert.deepEqual(await axesOf(world, id), ["In Production", "Waiting", "Processing"]);
    const units = await unitsOf(world, id);
    assert.deepEqual(units.map(({ _id, ...state }) => state), [WAITING, WAITING]);
    assert.deepEqual(await world.db.read.selectFrom("unit_events").selectAll().execute(), []);
    await assertSettled(world, [id]);

    const [one] = units;
    assert.ok((await world.unit("order_qc", [one!._id], "unit.start"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["In Production", "Printing", "Processing"]);
    const [late] = await world.move("root", [id], "production.unstart");
    assert.deepEqual([late?.ok, late?.reason?.code], [false, "isUntouched"]);

    // After the undo the order is still on the floor.
    assert.ok((await world.unit("order_qc", [one!._id], "unit.undo"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["In Production", "Waiting", "Processing"]);
    const [back] = await world.move("root", [id], "production.unstart");
    assert.equal(back?.ok, true);
    assert.deepEqual(await axesOf(world, id), ["Processing", "Waiting", "Processing"]);
    assert.deepEqual((await unitsOf(world, id)).map(({ _id, ...state }) => state), [WAITING, WAITING]);
    assert.ok((await world.move("anna", [id], "order.cancel"))[0]?.ok);
    await assertSettled(world, [id]);
  }));

Deno.test("an order begun without a release returns to Processing when that is undone", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID]);
    const [one] = await unitsOf(world, id);
    await world.unit("order_qc", [one!._id], "unit.start");
    assert.deepEqual((await axesOf(world, id))[0], "In Production");
    await world.unit("order_qc", [one!._id], "unit.undo");
    assert.deepEqual((await axesOf(world, id))[0], "Processing");
  }));

Deno.test("a hold or a refused cancellation leaves an order on the floor, and everything can be finished by hand from there", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID, "production.start"]);
    await world.move("anna", [id], "order.hold");
    await world.move("anna", [id], "order.release");
    assert.deepEqual(await axesOf(world, id), ["In Production", "Waiting", "Processing"]);
    await world.move("anna", [id], "order.requestCancel");
    await world.move("root", [id], "order.refuseCancel");
    assert.deepEqual(await axesOf(world, id), ["In Production", "Waiting", "Processing"]);
    await assertSettled(world, [id]);
    assert.ok((await world.move("root", [id], "production.finish"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["In Production", "Printed", "Processing"]);
    await assertSettled(world, [id]);
  }));

Deno.test("sellers cannot undo production, and a bulk undo reverts only orders that nobody began", () =>
  inWorld(async (world) => {
    const [quiet, busy] = [await world.order({}, [...PAID]), await world.order({}, [...PAID])];
    const { _id } = await begin(world, "root", { ids: [quiet, busy], event: "production.start" });
    await work(world, _id);
    await assert.rejects(world.move("anna", [quiet], "production.unstart"), { code: "FORBIDDEN" });
    const [one] = await unitsOf(world, busy);
    await world.unit("order_qc", [one!._id], "unit.start");
    const undo = await begin(world, "root", { kind: "orders.undo", job: _id });
    await work(world, undo._id);
    assert.deepEqual(await axesOf(world, quiet), ["Processing", "Waiting", "Processing"]);
    assert.deepEqual(await axesOf(world, busy), ["In Production", "Printing", "Processing"]);

    await world.move("root", [quiet], "production.start");
    const many = await begin(world, "root", { ids: [quiet, busy], event: "production.unstart" });
    await work(world, many._id);
    assert.deepEqual((await axesOf(world, quiet))[0], "Processing");
    assert.deepEqual((await axesOf(world, busy))[0], "In Production");
  }));

const BEFORE = MIGRATIONS.map(({ number }) => number).filter((number) => number < 77);

interface Event {
  readonly event: string;
  readonly source: string;
}

async function tell(db: Database, unit: string, events: readonly Event[]): Promise<void> {
  const { seller_id, item_id, location_id } = await db.read.selectFrom("units").selectAll()
    .where("_id", "=", unit).executeTakeFirstOrThrow();
  await db.write((tx) =>
    tx.insertInto("unit_events").values(events.map((each, at) => ({
      ...each,
      _id: `${unit}-${at}`,
      unit_id: unit,
      seller_id,
      item_id,
      location_id,
      cycle: 1,
      from_state: "QC.Waiting",
      to_state: "QC.Inprocess",
      before: "{}",
      station_id: null,
      actor_id: "root",
      device: "",
      reason_code: "",
      reason: "",
      fault_step: "",
      photo_id: null,
      undoes: null,
      unit_version: 1,
      at: 1_700_000_000 + at,
    }))).execute()
  );
}

Deno.test("garments begun by hand can be made to wait again, and their orders stay in production", () =>
  withOldDatabase(FIRST_WAVE, async (db) => {
    await fillFirstWave(db, 120);
    await migrate(db, MIGRATIONS.filter(({ number }) => BEFORE.includes(number)));
    const started = await db.read.selectFrom("orders").select("_id").where("print_status", "=", "Printing")
      .where("status", "in", ["In Production", "On Hold"]).where("held_from", "in", ["", "In Production"])
      .orderBy("_id").execute();
    const [byHand, scanned, passed, unaffected] = started.map(({ _id }) => _id) as [
      string,
      string,
      string,
      string,
    ];
    const START = { event: "unit.start", source: "hand" };
    const stories: readonly (readonly [string, readonly Event[]])[] = [
      [byHand, [START]],
      [scanned, [START, { event: "unit.start", source: "scan" }]],
      [passed, [START, { event: "unit.pass", source: "hand" }, START]],
    ];
    for (const [order, events] of stories) {
      for (const { _id } of await unitsOf({ db }, order)) await tell(db, _id, events);
    }
    const before = new Map<string, unknown>();
    for (const id of [scanned, unaffected]) before.set(id, await unitsOf({ db }, id));
    const statuses = new Map(
      await Promise.all(
        [byHand, scanned, passed, unaffected].map(async (id) => [id, await axesOf({ db }, id)] as const),
      ),
    );
    await migrate(db);

    for (const { work_status, begun_at } of await unitsOf({ db }, byHand)) {
      assert.equal(begun_at, null);
      assert.ok(["Waiting", "On Hold"].includes(work_status), work_status);
    }
    for (const { work_status, begun_at } of await unitsOf({ db }, passed)) {
      assert.ok(begun_at !== null, "a garment that was passed by hand has a start time");
      assert.ok(["Waiting", "On Hold"].includes(work_status), work_status);
    }
    for (const [id, units] of before) assert.deepEqual(await unitsOf({ db }, id), units);
    for (const [id, axes] of statuses) {
      assert.deepEqual(await axesOf({ db }, id), id === byHand ? [axes[0], "Waiting", axes[2]] : axes);
    }
    await assertSettled({ db }, started.map(({ _id }) => _id));
  }));
