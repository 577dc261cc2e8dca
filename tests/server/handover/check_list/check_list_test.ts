/** Check List: counts, the packages behind each count, ticks, and changes since a tick. */
import assert from "node:assert/strict";
import type { CheckLine, Package } from "../../../../api/generated/schema.ts";
import { CHECK_COUNTS, checkedPackages, checkFilter } from "../../../../api/shipping/check_counts.ts";
import { ApiError } from "../../../../api/errors.ts";
import { checkListModule } from "../../../../server/modules/handover/check_list/module.ts";
import { packages } from "../../../../server/modules/shipping/packages/module.ts";
import { fillShipDays } from "../../../../server/modules/shipping/packages/ship_days_store.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";
import { refusal } from "../../../support/orders/refund_requests.ts";
import { NOW } from "../../../support/people/people.ts";
import { unitsOf } from "../../../support/workshop/blanks.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import {
  addBoxes,
  addPackages,
  countedByHand,
  DAYS,
  HOUR,
  type MadePackage,
  placeOf,
} from "../../../support/handover/checked_packages.ts";

const READY: MadePackage = {
  status: "Ready",
  day: DAYS[2],
  carrier: "USPS",
  isPlaced: true,
  due: NOW + HOUR,
  handed: null,
  isLive: true,
  source: null,
  box: null,
};
const RANGE = { start: "14-11-2026", end: "16-11-2026" };
const { makeDayCheck, trashDayCheck } = checkListModule.mutations!;

const inWorld = (work: (world: World, order: string) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await addBoxes(world);
    // A draft has no package, so only packages of the tests are counted.
    await work(world, await world.order());
  });
const list = async (world: World, args: object = RANGE) =>
  await checkListModule.queries!.checkList!(args, world.as("root")) as readonly CheckLine[];
const only = async (world: World): Promise<CheckLine> => {
  const [line, ...others] = await list(world);
  assert.deepEqual(others, []);
  return line!;
};
const tick = (world: World, { day, location_id, carrier, digest }: CheckLine, more: object = {}) =>
  runMutation("makeDayCheck", makeDayCheck!, {
    ...{ day, location_id, carrier, digest, signed_by: "Ann Packer" },
    ...more,
  }, world.as("root")) as Promise<CheckLine>;
const opened = async (world: World, check: readonly string[]) =>
  (await serveModule(packages).queries!.packages!({ check }, world.as("root")) as readonly Package[])
    .map(({ _id }) => _id).toSorted();
const set = ({ db }: World, id: string, values: object) =>
  db.write((tx) => tx.updateTable("packages").set(values).where("_id", "=", id).execute());

Deno.test("S2.3 a day's packages are counted by location and carrier, and each count opens exactly its packages", () =>
  inWorld(async (world, order) => {
    await addPackages(world, order, [
      { ...READY, carrier: "", status: "Processing", isLive: false, due: NOW - HOUR },
      READY,
      { ...READY, status: "Packed" },
      { ...READY, status: "Boxed", box: "Closed" },
      { ...READY, status: "Boxed", box: "Handed Over" },
      { ...READY, status: "Handed Over", handed: NOW - 49 * HOUR },
      { ...READY, status: "In Transit", handed: NOW - 49 * HOUR, source: "flight" },
      { ...READY, status: "In Transit", handed: NOW - 49 * HOUR, source: "gateway" },
      { ...READY, status: "Delivered", handed: NOW - 49 * HOUR },
      { ...READY, status: "Voided" },
      { ...READY, day: DAYS[0] },
    ]);
    const lines = await list(world);
    assert.deepEqual(lines.map(({ day, carrier, counts }) => [day, carrier, Object.values(counts)]), [
      [DAYS[2], "", [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]],
      [DAYS[2], "USPS", [8, 8, 7, 6, 0, 5, 2, 1, 0, 2, 0, 0]],
      [DAYS[0], "USPS", [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ]);
    assert.equal(lines[1]?.location_name, "Main");
    for (const line of lines) {
      const byHand = await countedByHand(world, line);
      for (const count of CHECK_COUNTS) {
        assert.deepEqual(
          await opened(world, [checkFilter({ ...placeOf(line), count })]),
          byHand.get(count),
          count,
        );
        assert.equal(line.counts[count], byHand.get(count)?.length);
      }
    }
    assert.equal((await list(world, { ...RANGE, carrier: ["None"] })).length, 1);
    assert.equal((await list(world, { ...RANGE, location: ["elsewhere"] })).length, 0);
    assert.equal((await list(world, { start: "14-11-2026" })).length, 1);
    assert.equal((await list(world, {})).length, 3);
  }));

Deno.test("S2.3 a tick keeps its counts; packages that join and leave later are shown as sets, which can be opened", () =>
  inWorld(async (world, order) => {
    const [one = "", two = ""] = await addPackages(world, order, [READY, { ...READY, status: "Packed" }]);
    const ticked = await tick(world, await only(world), { note: "Truck at six." });
    assert.deepEqual([ticked.tick?.signed_by, ticked.tick?.note, ticked.tick?.maker_name], [
      "Ann Packer",
      "Truck at six.",
      "Person root",
    ]);
    assert.deepEqual(ticked.tick?.changes, []);
    // One package is packed instead of the other: the count is equal, the packages are not.
    await set(world, one, { shipment_status: "Packed" });
    await set(world, two, { shipment_status: "Ready" });
    const line = await only(world);
    assert.deepEqual(line.counts, ticked.counts);
    assert.deepEqual(line.tick?.changes, [{ count: "packed", joined: 1, left: 1 }]);
    const since = checkFilter({ ...placeOf(line), count: "packed", tick: line.tick?._id ?? "" });
    assert.deepEqual(await opened(world, [since]), [one, two].toSorted());
    await set(world, one, { carrier: "UPS" });
    await set(world, two, { shipment_status: "Cancelled" });
    const [, emptied] = await list(world);
    assert.deepEqual([emptied?.counts.to_leave, emptied?.tick?.counts.to_leave], [0, 2]);
    assert.deepEqual(emptied?.tick?.changes.map(({ joined, left }) => [joined, left]), [[0, 2], [0, 2], [
      0,
      1,
    ]]);
    await runMutation(
      "trashDayCheck",
      trashDayCheck!,
      { delete_ids: [ticked.tick?._id ?? ""] },
      world.as("root"),
    );
    assert.equal((await list(world)).length, 1);
    const audit = await world.db.read.selectFrom("audit_events").select("action")
      .where("entity", "=", "dayChecks").execute();
    assert.deepEqual(audit.map(({ action }) => action).toSorted(), ["makeDayCheck", "trashDayCheck"]);
  }));

Deno.test("S2.3 a line that changed after it was shown cannot be ticked: STALE returns its current state", () =>
  inWorld(async (world, order) => {
    const [one = "", two = ""] = await addPackages(world, order, [READY, READY]);
    const shown = await only(world);
    await set(world, one, { shipment_status: "Packed" });
    const error = await tick(world, shown).then(() => null, (thrown: unknown) => thrown);
    assert.ok(error instanceof ApiError);
    const current = error.details.current as CheckLine;
    assert.deepEqual([error.code, current.counts.packed, shown.counts.packed], ["STALE", 1, 0]);
    assert.equal((await only(world)).tick, null);
    // The other package replaces the first, so the count is equal.
    await set(world, one, { shipment_status: "Ready" });
    await set(world, two, { shipment_status: "Packed" });
    assert.equal((await refusal(tick(world, current)))[0], "STALE");
    const now = await only(world);
    await tick(world, now);
    assert.deepEqual(await refusal(tick(world, now)), ["BAD_INPUT", "day taken"]);
    assert.deepEqual(await refusal(tick(world, { ...now, day: DAYS[0] })), ["NOT_FOUND"]);
    assert.deepEqual(await refusal(tick(world, now, { signed_by: " " })), [
      "BAD_INPUT",
      "signed_by required",
    ]);
    assert.deepEqual(
      await refusal(
        runMutation("trashDayCheck", trashDayCheck!, { delete_ids: ["none"] }, world.as("root")),
      ),
      ["NOT_FOUND"],
    );
  }));

Deno.test("S2.3 invalid, too many and unordered days are refused", () =>
  inWorld(async (world) => {
    for (
      const [args, problem] of [
        [{ range: "someday" }, "range unknown"],
        [{ start: "31-02-2026" }, "start badDate"],
        [{ end: "x" }, "end badDate"],
        [{ start: "02-11-2026", end: "01-11-2026" }, "end invalid"],
        [{ range: "this-year" }, "start tooLong 100"],
        [{ start: "01-08-2026", end: "09-11-2026" }, "start tooLong 100"],
      ] as const
    ) assert.deepEqual(await refusal(list(world, args)), ["BAD_INPUT", problem]);
    assert.deepEqual(await list(world, { start: "02-08-2026", end: "09-11-2026" }), []);
  }));

Deno.test("S2.3 a package's day is that of its location, and follows a change of the location's time zone until handover", () =>
  inWorld(async (world) => {
    const { db } = world;
    await world.order({ country: "US" }, ["order.submit", "order.pay"]);
    const dayOf = async () =>
      await db.read.selectFrom("packages").select(["_id", "ship_day", "due_at"]).executeTakeFirstOrThrow();
    const { _id, ship_day, due_at } = await dayOf();
    assert.equal(ship_day, new Date(due_at * 1000).toISOString().slice(0, 10));
    const { locations } = await import("../../../../server/modules/catalogue/locations/module.ts");
    const change = async (time_zone: string) => {
      const place = await db.read.selectFrom("locations").select(["_id", "version"])
        .executeTakeFirstOrThrow();
      await runMutation("makeLocation", serveModule(locations).mutations.makeLocation!, {
        id: place._id,
        params: { time_zone },
        version: place.version,
      }, world.as("root"));
      while (await fillShipDays(db, "UTC") > 0);
    };
    await set(world, _id, { due_at: NOW });
    // At noon in UTC the next day has begun in Kiribati.
    await change("Pacific/Kiritimati");
    assert.equal((await dayOf()).ship_day, "2026-11-17");
    await set(world, _id, { shipment_status: "Handed Over" });
    await change("UTC");
    assert.equal((await dayOf()).ship_day, "2026-11-17");
  }));

Deno.test("S2.3 a package whose garments are reassigned to another location gets its day there", () =>
  inWorld(async (world) => {
    const { db } = world;
    const order = await world.order({ country: "US" }, ["order.submit", "order.pay"]);
    const dayOf = () => db.read.selectFrom("packages").select(["_id", "ship_day"]).executeTakeFirstOrThrow();
    const { _id } = await dayOf();
    await set(world, _id, { due_at: NOW, ship_day: DAYS[2] });
    await db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
      const other = { _id: "second", code: "SECOND", time_zone: "Pacific/Kiritimati" };
      await tx.insertInto("locations").values({ ...main, ...other }).execute();
    });
    const units = await unitsOf(world, order);
    const moved = await world.unit("root", units, "unit.reassign", { location: "second" });
    assert.ok(moved.every(({ ok }) => ok));
    await fillShipDays(db, "UTC");
    assert.equal((await dayOf()).ship_day, "2026-11-17");
  }));

Deno.test("a link of the Check List is read back, and any other text is refused", () => {
  const place = { day: "2026-11-16", location_id: "", carrier: "Royal Mail", count: "no_scan" } as const;
  assert.deepEqual(checkedPackages(checkFilter(place)), place);
  assert.deepEqual(checkedPackages(checkFilter({ ...place, tick: "t" })), { ...place, tick: "t" });
  // A comma would separate two values of the filter.
  const typed = { ...place, carrier: "Post ~ DHL, 100%2c" };
  assert.equal(checkFilter(typed).includes(","), false);
  assert.deepEqual(checkedPackages(checkFilter(typed)), typed);
  for (
    const text of [
      "",
      "2026-11-16~a~b~none",
      "16-11-2026~a~b~packed",
      "2026-11-16~~b~packed",
      "2026-11-16~a~b~packed~t~x",
    ]
  ) {
    assert.equal(checkedPackages(text), null, text);
  }
});
