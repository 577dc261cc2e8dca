/** Cases that send a kept garment again: reserved by the decision, for one case, and returned if the remedy fails. */
import assert from "node:assert/strict";
import { shelfFaults } from "../../../../server/modules/shipping/returns/verify_store.ts";
import { caseFaults } from "../../../../server/modules/support/cases/verify_store.ts";
import { linesOfOrder } from "../../../support/orders/remedies.ts";
import { atDesk, type Desk } from "../../../support/support/case_desk.ts";
import {
  makeReturnedOrder,
  releaseUnit,
  returnsOf,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";

const outcomesOf = async ({ grounds: { world } }: Desk, unit: string) =>
  (await returnsOf(world, unit)).map(({ outcome }) => outcome);

/** Submits a case about one garment. */
async function about(desk: Desk, order: string, unit_id: string) {
  const [line] = await linesOfOrder(desk.grounds.world, order);
  return await desk.send(order, 1, { lines: [{ order_line_id: line!._id, unit_id, quantity: 1 }] });
}

const isSound = async ({ grounds: { world: { db } } }: Desk) =>
  assert.deepEqual([...await caseFaults(db.read), ...await shelfFaults(db.read)], []);

Deno.test(
  "S2.12 a garment to reship is reserved by the decision, returned when its order is cancelled, and gone once shipped",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order, units: [first = "", second = ""] } = await makeReturnedOrder(world, 2);
    const sent = await about(desk, order, second);
    assert.equal(await desk.decide("agent", sent, "Reship"), "Inprocess");
    assert.deepEqual([await outcomesOf(desk, first), await outcomesOf(desk, second)], [["kept"], [
      "kept",
      "reused",
    ]]);
    const remedyOf = async () => (await desk.read("root", sent)).lines[0]!.remedy_id;
    const cancelled = await remedyOf();
    assert.equal((await world.move("root", [cancelled], "order.cancel"))[0]?.ok, true);
    assert.equal((await world.move("root", [cancelled], "order.cancel"))[0]?.ok, false);
    assert.deepEqual(await outcomesOf(desk, second), ["kept", "reused", "kept"]);
    assert.equal((await desk.read("anna", sent)).status, "Processing");
    assert.equal(await desk.decide("agent", sent, "Reship"), "Inprocess");
    const label = { carrier: "DHL", tracking_number: "JD014600009" };
    for (const [event, params] of [["label.attach", label], ["production.start", {}]] as const) {
      assert.equal((await world.move("root", [await remedyOf()], event, params))[0]?.ok, true, event);
    }
    assert.equal((await world.move("root", [await remedyOf()], "shipment.handOver"))[0]?.ok, true);
    assert.equal((await desk.read("anna", sent)).status, "Resolved");
    assert.equal(await desk.move("anna", sent, "case.reopen", { reason: "It is late." }), "Processing");
    assert.deepEqual(await outcomesOf(desk, second), ["kept", "reused", "kept", "reused"]);
    await isSound(desk);
  }),
);

Deno.test(
  "S2.12 of two simultaneous decisions about the same kept garment one sends it, and the other is told which case has it",
  atDesk(async (desk) => {
    const { order, units: [unit = ""] } = await makeReturnedOrder(desk.grounds.world, 2);
    const both = [await about(desk, order, unit), await about(desk, order, unit)];
    const ends = await Promise.all(both.map((sent) => desk.decide("agent", sent, "Reship")));
    const [winner] = both.filter((_, at) => ends[at] === "Inprocess");
    assert.deepEqual(ends.toSorted(), ["Inprocess", `isFreeLine ${winner?.code}`]);
    assert.deepEqual(await outcomesOf(desk, unit), ["kept", "reused"]);
    await isSound(desk);
  }),
);

Deno.test(
  "S2.12 no case sends a garment that left the shelf, even if an equal one is kept, until it is returned",
  atDesk(async (desk) => {
    const { world } = desk.grounds;
    const { order, units: [unit = ""] } = await makeReturnedOrder(world);
    await makeReturnedOrder(world, 1, "JD014600004");
    const sent = await about(desk, order, unit);
    const { _id, ticket } = await releaseUnit(world, unit);
    assert.equal(await desk.decide("agent", sent, "Reship"), `isBack ${ticket}`);
    await undoGrade(world, _id);
    const [decided, released] = await Promise.all([
      desk.decide("agent", sent, "Reship"),
      releaseUnit(world, unit).then(() => "left", () => "refused"),
    ]);
    const expected = decided === "Inprocess" ? ["Inprocess", "refused"] : [`isBack ${ticket}`, "left"];
    assert.deepEqual([decided, released], expected);
    assert.deepEqual(await outcomesOf(desk, unit), [
      ...["kept", "scrapped", "kept"],
      decided === "Inprocess" ? "reused" : "scrapped",
    ]);
    await isSound(desk);
  }),
);
