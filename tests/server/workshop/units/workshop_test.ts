import assert from "node:assert/strict";
import type { Workshop } from "../../../../api/generated/schema.ts";
import { units } from "../../../../server/modules/workshop/units/module.ts";
import { unitLifecycle } from "../../../../server/modules/workshop/units/lifecycle.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { inWorld } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import type { World } from "../../../support/orders/world.ts";
import { moveOf } from "../../../../server/lifecycle/move.ts";

const moveUnit = moveOf<"Unit">(unitLifecycle);

const MINUTE = 60;
const DAY = 86_400;

const workshop = async (world: World, at: number) =>
  await serveModule(units).queries!.workshop!({}, world.as("order_qc", { now: () => at })) as Workshop;

/** Sends a step at a given time. */
async function at(world: World, now: number, ids: readonly string[], event: string, params: object = {}) {
  const results = await runMutation(
    "moveUnit",
    moveUnit,
    { ids, event, params },
    world.as("root", { now: () => now }),
  );
  assert.deepEqual(results.map(({ ok }) => ok), ids.map(() => true), event);
}

async function garments(world: World, quantity: number): Promise<readonly string[]> {
  await world.topUp("anna", 100_000);
  const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity }] }, [
    "order.submit",
    "order.pay",
  ]);
  const rows = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy(
    "seq",
  )
    .execute();
  return rows.map(({ _id }) => _id);
}

Deno.test("S2.1 a step shows how long half, and nine of ten, of the last week's garments took there", () =>
  inWorld(async (world) => {
    const ids = await garments(world, 10);
    // One garment leaves every ten minutes: after 10, 20 … 100.
    for (const [index, id] of ids.entries()) {
      const left = NOW + (index + 1) * 10 * MINUTE;
      await at(world, left - MINUTE, [id], "unit.start");
      await at(world, left, [id], "unit.pass");
    }
    const stepAt = async (now: number, step: string) =>
      (await workshop(world, now)).steps.find(({ print_status }) => print_status === step);
    const qc = await stepAt(NOW + 2 * 3600, "QC");
    assert.deepEqual([qc?.passed, qc?.median_s, qc?.p90_s, qc?.waiting], [10, 50 * MINUTE, 90 * MINUTE, 0]);
    const { steps } = await workshop(world, NOW + 2 * 3600);
    const next = steps.find(({ waiting }) => waiting > 0);
    assert.deepEqual([next?.waiting, next?.oldest_id, next?.oldest_at, next?.median_s], [
      10,
      ids[0],
      NOW + 10 * MINUTE,
      null,
    ]);
    const later = await stepAt(NOW + 9 * DAY, "QC");
    assert.deepEqual([later?.passed, later?.median_s], [0, null]);
  }));

Deno.test("S2.1 rejects are counted at the step that caused the fault, on the day of the reject, unless undone", () =>
  inWorld(async (world) => {
    const [one, two, three] = await garments(world, 3) as [string, string, string];
    await at(world, NOW, [one], "unit.reject", { reason_code: "stain" });
    await at(world, NOW, [two], "unit.reject", { reason_code: "misprint", fault_step: "Printing" });
    await at(world, NOW + DAY, [three], "unit.reject", { reason_code: "misprint", fault_step: "Printing" });
    const { faults, rejects, days } = await workshop(world, NOW + DAY);
    assert.deepEqual(faults, [
      { print_status: "Printing", reason_code: "misprint", count: 2 },
      { print_status: "QC", reason_code: "stain", count: 1 },
    ]);
    assert.deepEqual([rejects, days.length, days.slice(-2).map((day) => day.rejects)], [3, 30, [2, 1]]);
    assert.equal((await workshop(world, NOW + 40 * DAY)).rejects, 0);
    const { seq: _, ...reject } = await world.db.read.selectFrom("unit_events").selectAll()
      .where("event", "=", "unit.reject").orderBy("seq").executeTakeFirstOrThrow();
    await world.db.write((tx) =>
      tx.insertInto("unit_events")
        .values({ ...reject, _id: "undo", event: "unit.undo", undoes: reject._id }).execute()
    );
    const undone = await workshop(world, NOW + DAY);
    assert.deepEqual([undone.rejects, undone.faults.map(({ reason_code }) => reason_code)], [2, [
      "misprint",
    ]]);
  }));
