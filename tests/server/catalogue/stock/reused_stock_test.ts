/** A spoilt garment of the returns shelf, whose reject is undone after it was allotted a blank. */
import assert from "node:assert/strict";
import { addBlanks, blanksOf, faultsOf, runAllotter, stockAt } from "../../../support/workshop/blanks.ts";
import { atDesk } from "../../../support/support/case_desk.ts";
import { linesOfOrder } from "../../../support/orders/remedies.ts";
import { makeReturnedOrder } from "../../../support/shipping/returned_packages.ts";

const TEE = "TEE-BLACK-M";

Deno.test(
  "M1 an undone reject of a garment of the shelf releases the blank that it was allotted meanwhile",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order, units: [kept = ""] } = await makeReturnedOrder(world, 2);
    await addBlanks(world, TEE, { kind: "count", count: 0 });
    const [line] = await linesOfOrder(world, order);
    const sent = await desk.send(order, 1, {
      lines: [{ order_line_id: line!._id, unit_id: kept, quantity: 1 }],
    });
    assert.equal(await desk.decide("agent", sent, "Reship"), "Inprocess");
    const remedy = (await desk.read("root", sent)).lines[0]!.remedy_id;
    const unit = await world.db.read.selectFrom("units").select(["_id", "print_status", "reuse_of"])
      .where("order_id", "=", remedy).executeTakeFirstOrThrow();
    assert.deepEqual([unit.print_status, unit.reuse_of], ["Packing", kept]);
    const [rejected] = await world.unit("root", [unit._id], "unit.reject", { reason_code: "stain" });
    assert.equal(rejected?.reason?.code ?? "", "");
    assert.deepEqual(await blanksOf(world, remedy), ["Short"]);
    await addBlanks(world, TEE, { kind: "receive", count: 1 });
    await runAllotter(world);
    assert.deepEqual(await blanksOf(world, remedy), ["Reserved"]);
    const [undone] = await world.unit("root", [unit._id], "unit.undo");
    assert.equal(undone?.reason?.code ?? "", "");
    assert.deepEqual([await blanksOf(world, remedy), await stockAt(world, TEE)], [["None"], [1, 0]]);
    assert.deepEqual(await faultsOf(world), []);
  }),
);
