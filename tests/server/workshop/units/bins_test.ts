/** Bins: garments of an order wait there for each other, and whatever happens an order has at most one bin. */
import assert from "node:assert/strict";
import { RESTORED_COLUMNS } from "../../../../server/modules/workshop/units/rows.ts";
import { addBins, assertBinned } from "../../../support/workshop/bins.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { inFloor, PASS, UNDO } from "../../../support/workshop/floor.ts";
import { fc } from "../../../support/property.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

/** The route is short, so that most walks reach the bins. */
const SHORT_ROUTE = JSON.stringify(["final_qc", "pack"]);

const shorten = ({ db }: World) =>
  db.write((tx) => tx.updateTable("products").set({ route: SHORT_ROUTE }).execute());

/** Makes a world whose garments begin at the final check. */
async function nearBins(world: World, bins: number): Promise<void> {
  await shorten(world);
  await addBins(world, bins);
  await world.topUp("anna", 1_000_000_000);
}

async function ordered(world: World, quantity: number): Promise<{ order: string; units: string[] }> {
  const lines = [{ sku: "TEE-BLACK-M", quantity }];
  const order = await world.order({ lines }, ["order.submit", "order.pay"]);
  const rows = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .orderBy("seq").execute();
  return { order, units: rows.map(({ _id }) => _id) };
}

async function standing({ db }: World, unit: string) {
  const garment = await db.read.selectFrom("units").select(RESTORED_COLUMNS).where("_id", "=", unit)
    .execute();
  const bins = await db.read.selectFrom("bins").select(["label", "order_id"]).orderBy("label").execute();
  return { garment, bins };
}

const EVENTS = ["unit.start", "unit.pass", "unit.reject", "unit.unpack", "unit.finish"] as const;
const wish = fc.record({
  event: fc.constantFrom(...EVENTS.slice(0, 3), ...EVENTS.slice(0, 2), ...EVENTS, "drop" as const),
  // The first garment is more frequent, so that walks get far.
  at: fc.oneof(fc.constant(0), fc.nat(4)),
  isUndone: fc.boolean(),
});

/** Steps that a soak found: a rejected garment that was packed returns to its order's bin, while others are missing. */
const REJECTED_PACKED = ["unit.start", "unit.pass", "unit.start", "unit.pass", "unit.reject"].map((
  event,
) => ({
  event: event as (typeof EVENTS)[number],
  at: 0,
  isUndone: event === "unit.reject",
}));

Deno.test("after any steps of garments an order has at most one bin, a bin one order, and an undone step restores the bins", async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  await nearBins(world, 2);
  const usedBins = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 10, maxLength: 30 }), async (list) => {
      await world.db.write((tx) => tx.updateTable("bins").set({ order_id: null }).execute());
      const orders = [await ordered(world, 2), await ordered(world, 3)];
      const units = orders.flatMap((each) => each.units);
      for (const { event, at, isUndone } of list) {
        const unit = units[at]!;
        const before = await standing(world, unit);
        if (event === "drop") {
          const { order } = orders.find((each) => each.units.includes(unit))!;
          await world.move("root", [order], "order.drop", { reason: "Because.", unit_ids: [unit] });
        } else {
          const params = { reason: "Because.", reason_code: "stain" };
          const [done] = await world.unit("root", [unit], event, params);
          const after = await standing(world, unit);
          if (done?.ok && JSON.stringify(after.bins) !== JSON.stringify(before.bins)) usedBins.add(event);
          if (done?.ok && isUndone) {
            const [back] = await world.unit("root", [unit], "unit.undo");
            assert.ok(back?.ok, `${event}: ${back?.reason?.text}`);
            assert.deepEqual(await standing(world, unit), before, event);
          }
        }
        await assertBinned(world);
      }
      await assertSettled(world, orders.map(({ order }) => order));
    }),
    { seed: 20_261_123, numRuns: isSoak ? 5_000 : 20, examples: [[REJECTED_PACKED]] },
  );
  assert.deepEqual([...usedBins].sort(), ["unit.pass", "unit.reject"]);
});

Deno.test("an order keeps the first free bin that is large enough until it is packed; a single garment needs none, and without a free bin garments go on the cart", () =>
  inFloor(async (floor, _order, [one = "", two = ""]) => {
    const { world } = floor;
    await shorten(world);
    await addBins(world, 1, 1);
    const more = async (label: string, capacity: number) =>
      await world.db.write((tx) =>
        tx.updateTable("bins").set({ capacity }).where("label", "=", label).execute()
      );
    await world.db.write((tx) => tx.updateTable("units").set({ print_status: "Final QC" }).execute());
    const passed = async (ticket: string) => (await floor.send("final_qc", [ticket, PASS]))[1]?.bin;
    // The only bin is too small for two garments.
    assert.deepEqual(await passed(one), { code: "", label: "", n: 1, of: 2, complete: false, cart: true });
    await floor.send("final_qc", [UNDO]);
    await more("A01", 2);
    assert.equal((await floor.send("final_qc", [PASS]))[0]?.bin?.label, "A01");
    const last = await passed(two);
    assert.deepEqual(last, { code: "BN-000001", label: "A01", n: 2, of: 2, complete: true, cart: false });
    const held = async () =>
      (await world.db.read.selectFrom("bins").select("order_id").execute()).map(({ order_id }) => order_id);
    await floor.send("pack", [one, PASS]);
    assert.notDeepEqual(await held(), [null]);
    await floor.send("pack", [two, PASS]);
    assert.deepEqual(await held(), [null]);
    await floor.send("pack", [UNDO]);
    assert.notDeepEqual(await held(), [null]);
    const { units: [alone = ""] } = await ordered(world, 1);
    await world.unit("root", [alone], "unit.start");
    await world.unit("root", [alone], "unit.pass");
    const bins = await world.db.read.selectFrom("bins").select("order_id").execute();
    assert.equal(bins.length, 1);
    await assertBinned(world);
  }));

Deno.test("orders that need a bin at the same moment get one each, and garments of one order the same bin", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await nearBins(world, 4);
    const orders = [await ordered(world, 2), await ordered(world, 2), await ordered(world, 2)];
    const units = orders.flatMap((each) => each.units);
    await world.unit("root", units, "unit.start");
    const done = await Promise.all(units.map((unit) => world.unit("root", [unit], "unit.pass")));
    assert.ok(done.flat().every(({ ok }) => ok));
    const bins = await db.read.selectFrom("bins").select("order_id").where("order_id", "is not", null)
      .execute();
    assert.deepEqual(bins.map((each) => each.order_id).sort(), orders.map((each) => each.order).sort());
  }));
