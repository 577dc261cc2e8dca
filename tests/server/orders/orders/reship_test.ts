/** Reships: kept garments of the returns shelf are sent again, each once, and none is lost. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { shelfFaults } from "../../../../server/modules/shipping/returns/verify_store.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { walletOf } from "../../../support/shipping/label_world.ts";
import { linesOfOrder, makeRemedy, orderOf } from "../../../support/orders/remedies.ts";
import {
  gradeUnit,
  makeReturnedOrder,
  openPackage,
  returnsOf,
  sendPackage,
} from "../../../support/shipping/returned_packages.ts";
import { addArt } from "../../../support/catalogue/artwork_rows.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => work(await makeWorld(db)));

const outcomesOf = async (world: World, unit: string) =>
  (await returnsOf(world, unit)).map(({ outcome }) => outcome);

const garmentsOf = async ({ db }: World, order: string) =>
  await db.read.selectFrom("units").select(["_id", "print_status", "blank", "reuse_of"])
    .where("order_id", "=", order).orderBy("seq").execute();

const reasonOf = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return error.details.reason?.code ?? error.code;
    throw error;
  }
  return "none";
};

const lineOf = async (world: World, order: string) => (await linesOfOrder(world, order))[0]?._id ?? "";

Deno.test("a reship takes the kept garment in the same transaction and begins at packing", () =>
  inWorld(async (world) => {
    const { order, units: [kept = ""] } = await makeReturnedOrder(world);
    const before = await walletOf(world, "anna");
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    const row = await orderOf(world, order_id);
    assert.deepEqual([row.status, row.print_status, row.total_minor], ["Processing", "Printed", 0]);
    assert.deepEqual((await garmentsOf(world, order_id)).map(({ _id: _, ...garment }) => garment), [
      { print_status: "Packing", blank: "None", reuse_of: kept },
    ]);
    assert.deepEqual(await outcomesOf(world, kept), ["kept", "reused"]);
    assert.deepEqual(await walletOf(world, "anna"), before);
    assert.equal(await reasonOf(makeRemedy(world, order, { kind: "reship" })), "isKept");
  }));

Deno.test("a reship proceeds to Shipped, and its garment is graded again if it comes back", () =>
  inWorld(async (world) => {
    const { order } = await makeReturnedOrder(world);
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    const [garment] = await garmentsOf(world, order_id);
    const label = { carrier: "DHL", tracking_number: "JD014600009" };
    for (const [event, params] of [["label.attach", label], ["production.start", {}]] as const) {
      const [done] = await world.move("root", [order_id], event, params);
      assert.equal(done?.ok, true, `${event}: ${done?.reason?.text}`);
    }
    const [left] = await world.move("root", [order_id], "shipment.handOver");
    assert.equal(left?.ok, true, left?.reason?.text ?? "");
    assert.equal((await orderOf(world, order_id)).status, "Shipped");
    const { code } = await world.db.read.selectFrom("packages").select("code").where(
      "order_id",
      "=",
      order_id,
    )
      .executeTakeFirstOrThrow();
    await openPackage(world, code);
    assert.equal((await gradeUnit(world, garment?._id ?? "")).outcome, "kept");
    const again = await makeRemedy(world, order_id, { kind: "reship" });
    assert.equal((await garmentsOf(world, again.order_id))[0]?.reuse_of, garment?._id);
  }));

Deno.test("a cancelled reship returns its garment to the shelf, from any state before it is shipped", () =>
  inWorld(async (world) => {
    const { order, units: [kept = ""] } = await makeReturnedOrder(world);
    const cancels = [
      ["order.cancel"],
      ["order.hold", "order.cancel"],
      ["production.start", "order.requestCancel", "order.approveCancel"],
    ];
    for (const events of cancels) {
      const { order_id } = await makeRemedy(world, order, { kind: "reship" });
      assert.equal((await outcomesOf(world, kept)).at(-1), "reused");
      for (const event of events) {
        const [done] = await world.move("root", [order_id], event);
        assert.equal(done?.ok, true, `${event}: ${done?.reason?.text}`);
      }
      assert.equal((await orderOf(world, order_id)).status, "Cancelled");
      assert.equal((await outcomesOf(world, kept)).at(-1), "kept");
    }
    assert.deepEqual(await shelfFaults(world.db.read), []);
  }));

Deno.test("undoing the payment of a reship releases its garment, and paying again takes it or is refused", () =>
  inWorld(async (world) => {
    const { order, units: [kept = ""] } = await makeReturnedOrder(world);
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    const [undone] = await world.move("root", [order_id], "order.unpay");
    assert.equal(undone?.ok, true, undone?.reason?.text ?? "");
    assert.deepEqual([(await orderOf(world, order_id)).status, (await outcomesOf(world, kept)).at(-1)], [
      "Pending",
      "kept",
    ]);
    const other = await makeRemedy(world, order, { kind: "reship" });
    const [refused] = await world.move("root", [order_id], "order.pay", {});
    assert.equal(refused?.reason?.code, "isKept");
    await world.move("root", [other.order_id], "order.cancel");
    const [paid] = await world.move("root", [order_id], "order.pay", {});
    assert.equal(paid?.ok, true, paid?.reason?.text ?? "");
    assert.equal((await garmentsOf(world, order_id)).at(-1)?.reuse_of, kept);
  }));

Deno.test("stopping one garment of a reship returns only that garment to the shelf", () =>
  inWorld(async (world) => {
    const { order, units } = await makeReturnedOrder(world, 2);
    const lines = [{ order_line_id: await lineOf(world, order), quantity: 2, unit_ids: units.toReversed() }];
    const { order_id } = await makeRemedy(world, order, { kind: "reship", lines });
    const [first, second] = await garmentsOf(world, order_id);
    const params = { unit_ids: [first?._id ?? ""], reason: "One is enough" };
    const [done] = await world.move("root", [order_id], "order.drop", params);
    assert.equal(done?.ok, true, done?.reason?.text ?? "");
    assert.equal((await outcomesOf(world, first?.reuse_of ?? "")).at(-1), "kept");
    assert.equal((await outcomesOf(world, second?.reuse_of ?? "")).at(-1), "reused");
  }));

Deno.test("a scrapped garment, and one at a location that takes no orders, cannot be sent; an equal garment of another order can", () =>
  inWorld(async (world) => {
    const { db } = world;
    const { order, code, units: [unit = ""] } = await sendPackage(world, [{
      sku: "TEE-BLACK-M",
      quantity: 1,
    }]);
    await openPackage(world, code);
    await gradeUnit(world, unit, { grade: "B", reason_code: "stain" });
    assert.equal(await reasonOf(makeRemedy(world, order, { kind: "reship" })), "isKept");
    const like = await makeReturnedOrder(world, 1, "JD014600004");
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    assert.equal((await garmentsOf(world, order_id))[0]?.reuse_of, like.units[0]);
    await world.move("root", [order_id], "order.cancel");
    await db.write((tx) => tx.updateTable("locations").set({ status: "Paused" }).execute());
    assert.equal(await reasonOf(makeRemedy(world, order, { kind: "reship" })), "isKept");
  }));

Deno.test("a reship is packed at the one location that keeps all its garments", () =>
  inWorld(async (world) => {
    const { db } = world;
    await db.write(async (tx) => {
      const main = await tx.selectFrom("locations").selectAll().executeTakeFirstOrThrow();
      await tx.insertInto("locations").values({ ...main, _id: "second", code: "DNG", priority: -1 })
        .execute();
    });
    const { order, code, units: [here = "", there = ""] } = await sendPackage(world);
    await openPackage(world, code);
    await gradeUnit(world, here);
    await gradeUnit(world, there, { location: "second" });
    const lines = [{ order_line_id: await lineOf(world, order), quantity: 2 }];
    assert.equal(await reasonOf(makeRemedy(world, order, { kind: "reship", lines })), "isKept");
    await makeRemedy(world, order, { kind: "reship" });
    assert.equal((await outcomesOf(world, here)).at(-1), "reused", "the first location takes precedence");
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    assert.equal((await orderOf(world, order_id)).location_id, "second");
    assert.equal((await garmentsOf(world, order_id))[0]?.reuse_of, there);
  }));

Deno.test("a kept garment of another order is sent only if item and print are the same", () =>
  inWorld(async (world) => {
    const { db } = world;
    await addArt(db, "product-TEE-BLACK-M");
    const { order, code, units: [unit = ""] } = await sendPackage(world, [{
      sku: "TEE-BLACK-M",
      quantity: 1,
    }]);
    await openPackage(world, code);
    await gradeUnit(world, unit, { grade: "B", reason_code: "stain" });
    const other = await makeReturnedOrder(world, 1, "JD014600004");
    await db.write(async (tx) => {
      const placed = { _id: "placed", seller_id: "anna", store_id: null, external_sku: null, file_id: "art" };
      const where = { area: "full", x_mm: 0, y_mm: 0, w_mm: 100, method: "dtg", created_at: 0 };
      const line_id = await lineOf(world, other.order);
      await tx.insertInto("placements").values({ ...placed, ...where, line_id }).execute();
    });
    assert.equal(await reasonOf(makeRemedy(world, order, { kind: "reship" })), "isKept");
    assert.equal(await reasonOf(makeRemedy(world, other.order, { kind: "reship" })), "none");
  }));

Deno.test("a retired item can be reshipped, because nothing is produced", () =>
  inWorld(async (world) => {
    const { order } = await makeReturnedOrder(world);
    await world.db.write((tx) => tx.updateTable("items").set({ status: "Discontinued" }).execute());
    assert.equal(await reasonOf(makeRemedy(world, order)), "itemUnavailable");
    assert.equal((await makeRemedy(world, order, { kind: "reship" })).problem, undefined);
  }));

Deno.test("a reused garment rejected at packing is scrapped and made from a blank, and the undo restores it", () =>
  inWorld(async (world) => {
    const { order, units: [kept = ""] } = await makeReturnedOrder(world);
    const { order_id } = await makeRemedy(world, order, { kind: "reship" });
    const [garment] = await garmentsOf(world, order_id);
    const ids = [garment?._id ?? ""];
    const at = { device: "bench" };
    assert.equal((await world.unit("root", ids, "unit.start", at))[0]?.ok, true);
    const [rejected] = await world.unit("root", ids, "unit.reject", { ...at, reason_code: "stain" });
    assert.equal(rejected?.ok, true, rejected?.reason?.text ?? "");
    assert.deepEqual(await outcomesOf(world, kept), ["kept", "reused", "scrapped"]);
    const [made] = await garmentsOf(world, order_id);
    assert.equal(made?.reuse_of, null);
    assert.notEqual(made?.print_status, "Packing");
    const [undone] = await world.unit("root", ids, "unit.undo", at);
    assert.equal(undone?.ok, true, undone?.reason?.text ?? "");
    assert.deepEqual(await outcomesOf(world, kept), ["kept", "reused", "scrapped", "reused"]);
    const [back] = await garmentsOf(world, order_id);
    assert.deepEqual([back?.print_status, back?.reuse_of], ["Packing", kept]);
  }));

Deno.test("of two simultaneous decisions for the same kept garment one takes it, and the other is refused", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  const { order, units: [kept = ""] } = await makeReturnedOrder(world);
  const both = await Promise.all(
    [0, 1].map(() => reasonOf(makeRemedy(world, order, { kind: "reship" }))),
  );
  assert.deepEqual(both.toSorted(), ["isKept", "none"]);
  assert.deepEqual(await outcomesOf(world, kept), ["kept", "reused"]);
  assert.deepEqual(await shelfFaults(data.db.read), []);
});
