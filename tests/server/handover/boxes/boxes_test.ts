/** Boxes by their steps: what goes in, when a box closes, and how it changes its packages and orders. */
import assert from "node:assert/strict";
import { mod10CheckDigit } from "../../../../api/codes/digits.ts";
import { boxBills } from "../../../../server/modules/handover/boxes/parents_port.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { BoxWorld } from "../../../support/handover/box_world.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const inBoxes = (work: (boxes: BoxWorld) => Promise<void>) =>
  withDatabase(async (db) => await work(new BoxWorld(await makeWorld(db))));

Deno.test("S2.8 a box takes the method of its first package, and its sums are those of its packages", () =>
  inBoxes(async (boxes) => {
    const one = await boxes.packed();
    const two = await boxes.packed();
    await boxes.weigh(one.pkg, 310);
    const box = await boxes.makeBox();
    assert.equal((await boxes.row(box)).method_code, "");
    for (const { pkg } of [one, two]) {
      assert.equal((await boxes.movePackage(pkg, "box.in", { box_id: box }, "packager")).reason, "");
    }
    const { method_code, packages_count, net_g, estimated_count, status } = await boxes.row(box);
    assert.deepEqual({ packages_count, net_g, estimated_count, status, method_code }, {
      packages_count: 2,
      net_g: 310 + 400,
      estimated_count: 1,
      status: "Processing",
      method_code: "standard",
    });
    assert.equal(await boxes.statusOf(one.pkg), "Boxed");
    // The package moves directly into another box, and both boxes are counted again.
    const other = await boxes.makeBox({ method_code: "standard" });
    assert.equal((await boxes.movePackage(one.pkg, "box.in", { box_id: other })).reason, "");
    assert.deepEqual([(await boxes.row(box)).packages_count, (await boxes.row(other)).net_g], [1, 310]);
    assert.equal((await boxes.movePackage(one.pkg, "box.in", { box_id: other })).reason, "alreadyIn");
    assert.equal((await boxes.movePackage(one.pkg, "box.out", {}, "packager")).reason, "");
    assert.deepEqual([await boxes.statusOf(one.pkg), (await boxes.row(other)).packages_count], ["Packed", 0]);
    assert.equal((await boxes.moveBox(other, "box.cancel")).reason, "");
    assert.equal((await boxes.movePackage(one.pkg, "box.in", { box_id: other })).reason, "boxClosed");
    assert.equal((await boxes.movePackage(one.pkg, "box.in", { box_id: "none" })).reason, "notFound");
  }));

Deno.test("S2.8 the scale closes a box or shows the difference; if the weight proves nothing a count is required too", () =>
  inBoxes(async (boxes) => {
    const { pkg } = await boxes.packed();
    const box = await boxes.makeBox();
    assert.equal(
      (await boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500 })).reason,
      "hasPackages",
    );
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    const close = async (params: object, event = "box.close") => {
      const { reason, of } = await boxes.moveBox(box, event, params);
      return [reason, of].filter(Boolean).join(" ");
    };
    // The package was never weighed, and the catalogue's weight proves nothing.
    assert.equal(await close({ gross_g: 5_000, tare_g: 500 }), "isCounted");
    assert.equal(await close({ gross_g: 5_000, tare_g: 500, count: 2 }), "isCounted");
    await boxes.weigh(pkg, 400);
    assert.equal(await close({ gross_g: 0, tare_g: 0 }), "isOnScale");
    assert.equal(await close({ gross_g: 0, tare_g: 500 }), "isOnScale");
    assert.equal(await close({ gross_g: 30_001, tare_g: 500 }), "isLiftable");
    assert.equal(await close({ gross_g: 30_001, tare_g: 500, reason: "x" }, "box.closeAnyway"), "isLiftable");
    assert.equal(await close({ gross_g: 1_110, tare_g: 500 }), "boxTooHeavy 210 g");
    assert.equal(await close({ gross_g: 600, tare_g: 500 }), "boxTooLight 300 g");
    assert.equal(await close({ gross_g: 950, tare_g: 500 }), "");
    const { status, gross_g, tare_g, closed_at } = await boxes.row(box);
    assert.deepEqual([status, gross_g, tare_g, closed_at !== null], ["Closed", 950, 500, true]);
    assert.equal((await boxes.movePackage(pkg, "box.out")).reason, "isBoxOpen");
    assert.equal((await boxes.moveBox(box, "box.reopen", { reason: "one more" })).reason, "");
    const open = await boxes.row(box);
    assert.deepEqual([open.status, open.gross_g, open.closed_at], ["Processing", null, null]);
    assert.equal(await close({ gross_g: 9_000, tare_g: 500, reason: "a thick box" }, "box.closeAnyway"), "");
  }));

Deno.test("S2.8 a box with a package of a held or cancelled order cannot be closed until the package is out", () =>
  inBoxes(async (boxes) => {
    const { world } = boxes;
    const held = await boxes.packed();
    const cancelled = await boxes.packed();
    const box = await boxes.makeBox();
    for (const { pkg } of [held, cancelled]) await boxes.movePackage(pkg, "box.in", { box_id: box });
    const close = async () => {
      const { reason, of } = await boxes.moveBox(box, "box.close", { gross_g: 1_300, tare_g: 500, count: 2 });
      return `${reason} ${of}`.trim();
    };
    await world.move("root", [held.order], "order.hold");
    assert.equal(await close(), "isSound PK-000001");
    await world.move("root", [held.order], "order.release");
    for (const event of ["order.requestCancel", "order.approveCancel"]) {
      const [moved] = await world.move("root", [cancelled.order], event);
      assert.equal(moved?.ok, true, event);
    }
    assert.equal(await close(), "isSound PK-000002");
    // The package of a cancelled order keeps its label until it leaves the box.
    assert.equal((await boxes.movePackage(cancelled.pkg, "box.out")).reason, "");
    assert.equal(await boxes.statusOf(cancelled.pkg), "Voided");
    assert.equal((await boxes.movePackage(cancelled.pkg, "box.in", { box_id: box })).reason, "wrongState");
    assert.equal((await boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500, count: 1 })).reason, "");
  }));

Deno.test("S2.8 after the signature the packages of a box count as out, and each changes its state when it settles", () =>
  inBoxes(async (boxes) => {
    const { world } = boxes;
    const { order, pkg } = await boxes.packed();
    const box = await boxes.makeBox();
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    const [alone] = await world.move("root", [order], "shipment.handOver");
    assert.equal(alone?.reason?.code, "isUnboxed");
    assert.equal((await boxes.movePackage(pkg, "package.handOver")).reason, "isUnboxed");
    await boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
    assert.equal((await boxes.moveBox(box, "box.handOver")).reason, "");
    assert.deepEqual([(await boxes.row(box)).status, await boxes.statusOf(pkg)], ["Handed Over", "Boxed"]);
    for (const event of ["order.hold", "order.requestCancel"]) {
      const [refused] = await world.move("root", [order], event);
      assert.equal(refused?.ok, false, event);
    }
    assert.equal((await boxes.movePackage(pkg, "box.out")).reason, "isBoxOpen");
    await boxes.settlePackages([pkg]);
    assert.equal(await boxes.statusOf(pkg), "Handed Over");
    const shipped = await world.db.read.selectFrom("orders").select(["status", "shipment_status"])
      .where("_id", "=", order).executeTakeFirstOrThrow();
    assert.deepEqual(shipped, { status: "Shipped", shipment_status: "Handed Over" });
    assert.equal((await boxes.moveBox(box, "box.receive")).reason, "");
    assert.notEqual((await boxes.row(box)).received_at, null);
  }));

Deno.test("S2.8 a garment of a boxed package can be neither rejected nor unpacked nor stopped", () =>
  inBoxes(async (boxes) => {
    const { world } = boxes;
    const { order, pkg } = await boxes.packed();
    const box = await boxes.makeBox();
    const units = await world.db.read.selectFrom("units").select("_id").where("package_id", "=", pkg)
      .execute();
    const [unit = ""] = units.map(({ _id }) => _id);
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    for (const event of ["unit.reject", "unit.unpack"]) {
      const [refused] = await world.unit("root", [unit], event, {
        reason_code: "stain",
        fault_step: "Printing",
      });
      assert.equal(refused?.reason?.code, "isOutOfBox", event);
    }
    const [dropped] = await world.move("root", [order], "order.drop", {
      unit_ids: [unit],
      reason: "one less",
    });
    assert.equal(dropped?.reason?.code, "isOutOfBox");
    await boxes.movePackage(pkg, "box.out");
    assert.equal((await world.unit("root", [unit], "unit.unpack"))[0]?.ok, true);
    assert.equal(await boxes.statusOf(pkg), "Ready");
  }));

Deno.test("S2.8 an SSCC is issued once from the oldest active range, and a box without one gets it when closed", () =>
  inBoxes(async (boxes) => {
    const { pkg } = await boxes.packed();
    const early = await boxes.makeBox();
    assert.equal((await boxes.row(early)).sscc, null);
    await boxes.addRange({ head: "01234567", first: 7, last: 8 });
    await boxes.movePackage(pkg, "box.in", { box_id: early });
    await boxes.moveBox(early, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
    const sscc = (serial: string) => "01234567" + serial + mod10CheckDigit("01234567" + serial);
    assert.equal((await boxes.row(early)).sscc, sscc("000000007"));
    assert.equal((await boxes.row(await boxes.makeBox())).sscc, sscc("000000008"));
    const range = await boxes.world.db.read.selectFrom("number_ranges").select(["status", "next"])
      .executeTakeFirstOrThrow();
    assert.deepEqual([range.status, Number(range.next)], ["Exhausted", 9]);
    assert.equal((await boxes.row(await boxes.makeBox())).sscc, null);
    // A box that is reopened and closed again keeps its number.
    await boxes.moveBox(early, "box.reopen", { reason: "one more look" });
    await boxes.moveBox(early, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
    assert.equal((await boxes.row(early)).sscc, sscc("000000007"));
  }));

Deno.test("S2.8 a box on a shipment invoice is neither billed twice nor reopened, and can be removed while the invoice is Pending", () =>
  inBoxes(async (boxes) => {
    const { pkg } = await boxes.packed();
    const box = await boxes.makeBox();
    await boxes.movePackage(pkg, "box.in", { box_id: box });
    await boxes.moveBox(box, "box.close", { gross_g: 900, tare_g: 500, count: 1 });
    const { location_id } = await boxes.row(box);
    const bills = new Map([
      ["b1", { code: "LB-000001", isOpen: true, isFull: false, location_id }],
      ["b2", { code: "LB-000002", isOpen: true, isFull: false, location_id: "elsewhere" }],
    ]);
    const before = boxBills.get();
    boxBills.fill({ byId: () => Promise.resolve(bills) });
    try {
      assert.equal((await boxes.moveBox(box, "box.bill", { local_bill_id: "b2" })).reason, "isSamePlace");
      assert.equal((await boxes.moveBox(box, "box.bill", { local_bill_id: "none" })).reason, "isBillPending");
      assert.equal((await boxes.moveBox(box, "box.bill", { local_bill_id: "b1" })).reason, "");
      assert.equal((await boxes.moveBox(box, "box.bill", { local_bill_id: "b1" })).reason, "isFree");
      assert.equal((await boxes.moveBox(box, "box.reopen", { reason: "x" })).reason, "isOnNothing");
      assert.equal((await boxes.moveBox(box, "box.unbill")).reason, "");
      assert.equal((await boxes.row(box)).local_bill_id, null);
    } finally {
      boxBills.fill(before);
    }
  }));
