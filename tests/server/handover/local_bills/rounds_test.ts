/** A command that steps garments, packages, a box, a bill, a flight and orders settles, also with a full box. */
import assert from "node:assert/strict";
import { MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import { recordAudit } from "../../../../server/audit/audit.ts";
import { moveMany, stepOf } from "../../../../server/lifecycle/move.ts";
import { MAX_SETTLE_ROUNDS } from "../../../../server/lifecycle/settle.ts";
import { boxFaults } from "../../../../server/modules/handover/boxes/verify_store.ts";
import { flightFaults } from "../../../../server/modules/handover/consolidations/verify_store.ts";
import { localBillLifecycle } from "../../../../server/modules/handover/local_bills/lifecycle.ts";
import { stampOf } from "../../../../server/mutate.ts";
import { inBills } from "../../../support/handover/bill_world.ts";
import { FlightWorld } from "../../../support/handover/flight_world.ts";
import { makeFullBox, scaleOf } from "../../../support/handover/full_box.ts";

/** Makes the signature and the job that follows two minutes later one command. */
const signAtOnce = (packages: readonly string[]): typeof localBillLifecycle => ({
  ...localBillLifecycle,
  effects: {
    ...localBillLifecycle.effects,
    async sign(work) {
      const signed = await localBillLifecycle.effects["sign"]!(work);
      return { ...signed, settles: [{ lifecycle: "package", event: "boxes.settle", ids: packages }] };
    },
  },
});

Deno.test(`S2.10 one signature for ${MAX_BOX_PACKAGES} packages steps box, bill, flight, packages, garments and orders, and settles within ${MAX_SETTLE_ROUNDS} rounds`, () =>
  inBills(async (bills) => {
    const { db } = bills;
    const flights = await FlightWorld.in(bills.world);
    const { box, packages } = await makeFullBox(bills);
    assert.equal((await bills.moveBox(box, "box.close", scaleOf(packages.length))).reason, "");
    // The garments were not scanned into their packages, and leave with them all the same.
    await db.write((tx) => tx.updateTable("units").set({ print_status: "Packing" }).execute());
    const bill = await bills.makeBill();
    assert.ok((await bills.onBill(box, bill)).ok);
    const flight = await flights.makeFlight();
    assert.ok((await flights.scan(flight, [(await bills.row(box)).code]))[0]?.ok);
    const context = bills.world.as("packager");
    const params = { signed_by: "Binh Tran", count: 1 };
    await db.write(async (tx) => {
      const step = stepOf(tx, { event: "bill.confirm", params }, context);
      const moved = await moveMany(signAtOnce(packages), step, [bill]);
      assert.deepEqual(moved.map(({ result }) => result.ok), [true]);
      await recordAudit(tx, moved.flatMap(({ audit }) => audit), stampOf(context));
    });
    const { handed_count, packages_count } = await flights.row(flight);
    assert.deepEqual({ handed_count, packages_count }, { handed_count: 1, packages_count: packages.length });
    assert.deepEqual([(await bills.row(box)).status, (await bills.billRow(bill)).status], [
      "Handed Over",
      "Confirmed",
    ]);
    const orders = await db.read.selectFrom("orders").select(["status", "shipment_status"]).execute();
    assert.equal(orders.length, packages.length);
    assert.ok(orders.every((row) => row.status === "Shipped" && row.shipment_status === "Handed Over"));
    const units = await db.read.selectFrom("units").select("_id").execute();
    const left = await db.read.selectFrom("unit_events").select("unit_id").where("event", "=", "unit.leave")
      .execute();
    assert.deepEqual(left.map(({ unit_id }) => unit_id).toSorted(), units.map(({ _id }) => _id).toSorted());
    assert.deepEqual([...await boxFaults(db.read), ...await flightFaults(db.read)], []);
  }));
