import assert from "node:assert/strict";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const PAID = ["order.submit", "order.pay"] as const;
const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const unitsOf = (world: World, order: string) =>
  world.db.read.selectFrom("units").selectAll().where("order_id", "=", order).orderBy("seq").execute();
const packagesOf = (world: World, order: string) =>
  world.db.read.selectFrom("packages as p").innerJoin("package_orders as po", "po.package_id", "p._id")
    .selectAll("p")
    .where("po.order_id", "=", order).orderBy("p.seq").execute();
const axesOf = async (world: World, order: string) => {
  const { status, print_status, shipment_status } = (await orderById(world.db.read, ALL_SELLERS, order))!;
  return [status, print_status, shipment_status];
};
const label = (number: string) => ({ carrier: "DHL", tracking_number: number });

Deno.test("S2.7 one of three garments is rejected after the label was bought: the order waits for it, and leaves complete", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, [
      ...PAID,
      "production.start",
    ]);
    const [pkg] = await packagesOf(world, id);
    assert.ok((await world.package("packager", [pkg!._id], "label.attach", label("JD0146000031")))[0]?.ok);
    const [one, two, three] = (await unitsOf(world, id)).map(({ _id }) => _id) as [string, string, string];
    assert.ok(
      (await world.unit("root", [one, two, three], "unit.finish", { reason: "By hand." })).every(({ ok }) =>
        ok
      ),
    );
    assert.deepEqual(await axesOf(world, id), ["Ready", "Printed", "Ready"]);
    const [rejected] = await world.unit("packager", [three], "unit.reject", { reason_code: "stain" });
    assert.deepEqual(rejected?.columns, { print_status: "QC", work_status: "Waiting" });
    assert.deepEqual(await axesOf(world, id), ["In Production", "Printing", "Ready"]);
    const [refused] = await world.package("packager", [pkg!._id], "package.handOver");
    assert.deepEqual([refused?.ok, refused?.reason?.code], [false, "isMade"]);
    const again = (await unitsOf(world, id))[2]!;
    assert.deepEqual([again.cycle, again.rejects], [2, 1]);
    await world.unit("root", [three], "unit.finish", { reason: "Made again." });
    await world.package("packager", [pkg!._id], "package.confirm", { reason: "No scanner today." });
    assert.deepEqual((await unitsOf(world, id)).map(({ print_status }) => print_status), [
      "Packed",
      "Packed",
      "Packed",
    ]);
    assert.equal((await packagesOf(world, id))[0]?.shipment_status, "Packed");
    assert.ok((await world.package("packager", [pkg!._id], "package.handOver"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["Shipped", "Printed", "Handed Over"]);
    assert.ok((await world.package("packager", [pkg!._id], "handOver.undo"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["Ready", "Printed", "Ready"]);
    await assertSettled(world, [id]);
  }));

Deno.test("S2.7 half of an order is shipped and the rest stopped: its share is refunded, and the order is shipped", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, [...PAID]);
    const before = await balanceOf(world.db.read, ["anna"]);
    const [pkg] = await packagesOf(world, id);
    const [one, two, three] = (await unitsOf(world, id)).map(({ _id }) => _id) as [string, string, string];
    assert.ok(
      (await world.package("packager", [pkg!._id], "package.split", { unit_ids: [three] }))[0]?.ok,
    );
    await world.package("packager", [pkg!._id], "label.attach", label("JD0146000032"));
    await world.unit("root", [one, two], "unit.finish", { reason: "By hand." });
    assert.ok((await world.package("packager", [pkg!._id], "package.handOver"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["In Production", "Printing", "Processing"]);
    const [cancel] = await world.move("root", [id], "order.requestCancel");
    assert.equal(cancel?.reason?.code, "isNothingOut");
    const [gone] = await world.move("root", [id], "order.drop", { unit_ids: [one], reason: "Too late." });
    assert.deepEqual([gone?.reason?.code, gone?.reason?.of], [
      "isInHouse",
      (await unitsOf(world, id))[0]?.code,
    ]);
    assert.ok(
      (await world.move("root", [id], "order.drop", { unit_ids: [three], reason: "Sold out." }))[0]?.ok,
    );
    assert.equal(await balanceOf(world.db.read, ["anna"]) - before, 1299);
    assert.deepEqual(await axesOf(world, id), ["Shipped", "Printed", "Handed Over"]);
    assert.deepEqual((await packagesOf(world, id)).map(({ shipment_status }) => shipment_status), [
      "Handed Over",
      "Cancelled",
    ]);
    const [all] = await world.move("root", [id], "order.drop", { unit_ids: [one, two], reason: "All." });
    assert.equal(all?.ok, false);
    await assertSettled(world, [id]);
  }));

Deno.test("a payment can be undone while no garment is begun: it is refunded, garments are stopped, the package is cancelled, and the order can be paid again", () =>
  inWorld(async (world) => {
    const before = await balanceOf(world.db.read, ["anna"]);
    const id = await world.order({}, [...PAID, "label.attach"]);
    assert.ok((await world.move("anna", [id], "order.unpay"))[0]?.ok);
    assert.equal(await balanceOf(world.db.read, ["anna"]), before);
    assert.deepEqual(await axesOf(world, id), ["Pending", "Waiting", "Processing"]);
    assert.deepEqual((await unitsOf(world, id)).map(({ print_status }) => print_status), [
      "Stopped",
      "Stopped",
    ]);
    const labels = await world.db.read.selectFrom("labels").select("status").execute();
    assert.deepEqual([(await packagesOf(world, id))[0]?.shipment_status, labels], ["Voided", [{
      status: "Voided",
    }]]);
    assert.ok((await world.move("anna", [id], "order.pay"))[0]?.ok);
    assert.deepEqual((await unitsOf(world, id)).map(({ print_status }) => print_status), [
      "Stopped",
      "Stopped",
      "QC",
      "QC",
    ]);
    await world.move("root", [id], "production.start");
    const [late] = await world.move("anna", [id], "order.unpay");
    assert.equal(late?.reason?.code, "wrongState");
    await assertSettled(world, [id]);
  }));

Deno.test("a hold puts garments aside at any step, and a release restores each", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, [...PAID]);
    const [one, two] = (await unitsOf(world, id)).map(({ _id }) => _id) as [string, string];
    await world.unit("root", [one], "unit.start");
    await world.unit("root", [two], "unit.finish", { reason: "By hand." });
    const states = async () =>
      (await unitsOf(world, id)).map(({ print_status, work_status }) => `${print_status} ${work_status}`);
    const before = await states();
    await world.move("anna", [id], "order.hold");
    assert.deepEqual(await states(), ["QC On Hold", "Packing On Hold", "QC On Hold"]);
    const [start] = await world.unit("order_qc", [one], "unit.start");
    assert.deepEqual([start?.reason?.code, start?.legal], ["isReleased", []]);
    await world.move("anna", [id], "order.requestCancel");
    await world.move("root", [id], "order.refuseCancel");
    assert.deepEqual((await axesOf(world, id))[0], "On Hold");
    await world.move("anna", [id], "order.release");
    assert.deepEqual(await states(), before);
    await assertSettled(world, [id]);
  }));

Deno.test("a garment's step decides who may act: others get its state as the answer", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID]);
    const [unit] = (await unitsOf(world, id)).map(({ _id }) => _id);
    const [result] = await world.unit("printer", [unit!], "unit.start");
    assert.deepEqual([result?.error, result?.reason?.code, result?.legal], ["FORBIDDEN", "notYourStep", []]);
    assert.ok((await world.unit("order_qc", [unit!], "unit.start"))[0]?.ok);
    await assert.rejects(world.unit("anna", [unit!], "unit.pass"), { code: "FORBIDDEN" });
    await assert.rejects(world.unit("order_qc", [unit!], "unit.hold"), { code: "BAD_INPUT" });
  }));

Deno.test("a garment or package that refuses prevents its order's step, and is named", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID, "production.start", "label.attach"]);
    const { label: scanned } = await world.db.write(async (tx) => {
      const { _id, package_id } = await tx.selectFrom("labels").select(["_id", "package_id"])
        .executeTakeFirstOrThrow();
      await tx.insertInto("track_events").values({
        _id: "event",
        label_id: _id,
        package_id,
        at: 1,
        received_at: 1,
        status: "In Transit",
        raw: "",
        place: "",
        source: "webhook",
        digest: "1",
      }).execute();
      return { label: _id };
    });
    assert.ok(scanned);
    const before = await orderById(world.db.read, ALL_SELLERS, id);
    const [refused] = await world.move("root", [id], "label.void");
    const [pkg] = await packagesOf(world, id);
    assert.deepEqual([refused?.ok, refused?.reason?.code, refused?.reason?.of], [
      false,
      "isUnscanned",
      pkg?.code,
    ]);
    assert.deepEqual(await orderById(world.db.read, ALL_SELLERS, id), before);
  }));

Deno.test("packages of one buyer are merged and split again without losing a garment; those of two buyers are not merged", () =>
  inWorld(async (world) => {
    const [one, two, other] = [
      await world.order({}, PAID),
      await world.order({}, PAID),
      await world.order({ city: "Bonn" }, PAID),
    ];
    const [[first], [second], [third]] = [
      await packagesOf(world, one),
      await packagesOf(world, two),
      await packagesOf(world, other),
    ];
    const [apart] = await world.package("packager", [third!._id], "package.merge", { into: first!._id });
    assert.equal(apart?.reason?.code, "isSameBuyer");
    assert.ok((await world.package("packager", [second!._id], "package.merge", { into: first!._id }))[0]?.ok);
    const inside = [...await unitsOf(world, one), ...await unitsOf(world, two)];
    assert.ok(inside.every(({ package_id }) => package_id === first!._id));
    const [byOrder] = await world.move("root", [one], "label.attach", label("JD0146000033"));
    assert.equal(byOrder?.reason?.code, "isUnmerged");
    assert.ok((await world.package("packager", [first!._id], "label.attach", label("JD0146000033")))[0]?.ok);
    for (const id of [one, two]) assert.deepEqual((await axesOf(world, id))[2], "Ready");
    const [attached] = await world.package("packager", [third!._id], "label.attach", label("JD0146000033"));
    assert.equal(attached?.reason?.code, "numberLive");
    await assertSettled(world, [one, two, other]);
  }));

Deno.test("garments of a cancelled package get another one", () =>
  inWorld(async (world) => {
    const id = await world.order({}, [...PAID, "label.attach"]);
    const [pkg] = await packagesOf(world, id);
    assert.ok((await world.package("root", [pkg!._id], "package.cancel"))[0]?.ok);
    assert.deepEqual(await axesOf(world, id), ["Processing", "Waiting", "Processing"]);
    assert.ok((await world.move("root", [id], "order.repack"))[0]?.ok);
    const [, second] = await packagesOf(world, id);
    assert.ok((await unitsOf(world, id)).every(({ package_id }) => package_id === second?._id));
    assert.ok((await world.move("root", [id], "label.attach", label("JD0146000034")))[0]?.ok);
    assert.deepEqual((await axesOf(world, id))[2], "Ready");
    await assertSettled(world, [id]);
  }));

Deno.test("S2.7 a package that leaves unpacked counts as packed, and is restored when the handover is undone", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 2 }] }, [...PAID, "label.attach"]);
    const ids = (await unitsOf(world, id)).map(({ _id }) => _id);
    await world.unit("root", ids, "unit.finish", { reason: "By hand." });
    await world.unit("packager", ids.slice(0, 1), "unit.start");
    const before = await unitsOf(world, id);
    const [{ _id: pkg } = { _id: "" }] = await packagesOf(world, id);
    const standing = async () =>
      (await unitsOf(world, id)).map(({ print_status, work_status }) =>
        `${print_status} ${work_status}`.trim()
      );
    const asBefore = async () => {
      const rows = await unitsOf(world, id);
      assert.deepEqual(
        rows.map((row, at) => ({ ...before[at], ...row })),
        rows.map((row, at) => ({
          ...row,
          ...before[at],
          updated_at: row.updated_at,
          version: row.version,
        })),
      );
    };
    for (const event of ["package.handOver", "handOver.undo", "package.handOver", "handOver.undo"]) {
      assert.ok((await world.package("packager", [pkg], event))[0]?.ok, event);
      const isOut = event === "package.handOver";
      assert.equal((await packagesOf(world, id))[0]?.shipment_status, isOut ? "Handed Over" : "Ready");
      if (isOut) assert.deepEqual(await standing(), ["Packed", "Packed"]);
      else await asBefore();
      await assertSettled(world, [id]);
    }
    // A garment that was packed stays packed.
    await world.unit("packager", ids.slice(0, 1), "unit.pass");
    await world.package("packager", [pkg], "package.handOver");
    await world.package("packager", [pkg], "handOver.undo");
    assert.deepEqual(await standing(), ["Packed", "Packing Waiting"]);
    await world.package("packager", [pkg], "package.confirm", { reason: "Counted." });
    await world.package("packager", [pkg], "package.handOver");
    const [back] = await world.package("packager", [pkg], "handOver.undo");
    assert.deepEqual([back?.ok, back?.shipment_status], [true, "Packed"]);
    await assertSettled(world, [id]);
  }));

for (const [stop, goOn] of [["order.hold", "order.release"], ["order.requestCancel", "order.refuseCancel"]]) {
  Deno.test(`a packed garment rejected after ${stop} is made again: the order is in production after ${goOn}`, () =>
    inWorld(async (world) => {
      const id = await world.order({}, PAID);
      const [one, two] = (await unitsOf(world, id)).map(({ _id }) => _id) as [string, string];
      await world.unit("root", [one, two], "unit.finish", { reason: "By hand." });
      const [pkg] = await packagesOf(world, id);
      await world.package("root", [pkg!._id], "package.confirm", { reason: "By hand." });
      await world.package("root", [pkg!._id], "label.attach", label("JD0146000032"));
      assert.deepEqual(await axesOf(world, id), ["Ready", "Printed", "Ready"]);
      await world.move("root", [id], stop!, { reason: "The buyer asked for it." });
      assert.ok((await world.unit("packager", [one], "unit.reject", { reason_code: "stain" }))[0]?.ok);
      assert.ok((await world.move("root", [id], goOn!))[0]?.ok);
      assert.deepEqual(await axesOf(world, id), ["In Production", "Printing", "Ready"]);
      assert.equal((await unitsOf(world, id))[0]?.work_status, "Waiting");
      await assertSettled(world, [id]);
    }));
}
