/** Stations that scan at the same moment: one of two gets a garment, and the other learns who has it. */
import assert from "node:assert/strict";
import type { ScanAnswer } from "../../../../api/generated/schema.ts";
import { WORK_STEPS } from "../../../../api/steps.ts";
import { inFloor, PASS } from "../../../support/workshop/floor.ts";
import { assertSettled } from "../../../support/server/settle_assertions.ts";
import { isSoak } from "../../../support/soak.ts";

const STATIONS = 20;
const EACH = isSoak ? 25 : 1;
const SECOND = "ST-000099";

Deno.test("of two people who scan the same ticket in the same second one gets the garment, and the other's refusal names the station and the person", () =>
  inFloor(async (floor, order, tickets) => {
    const { world } = floor;
    await floor.addStation({ code: SECOND, step: "qc" });
    for (const ticket of tickets) {
      const [one, other] = await Promise.all([
        floor.send("qc", [ticket]),
        floor.send("qc", [ticket], { who: "root", device: "phone", station: SECOND }),
      ]);
      const answers = [one[0]!, other[0]!];
      const won = answers.findIndex(({ outcome }) => outcome === "done");
      const lost = answers[1 - won]!;
      assert.ok(won >= 0 && lost.outcome === "refused", JSON.stringify(answers));
      const [where, who] = won === 0 ? [floor.codeOf("qc"), "order_qc"] : [SECOND, "root"];
      assert.deepEqual([lost.code, lost.text], ["isHere", `It is open at ${where}, Person ${who}.`]);
    }
    const events = await world.db.read.selectFrom("unit_events").select("event").execute();
    assert.deepEqual(events.map(({ event }) => event), ["unit.start", "unit.start"]);
    await assertSettled(world, [order]);
  }));

Deno.test(`with ${STATIONS} stations at the same time every scan is done once, and stored`, () =>
  inFloor(async (floor) => {
    const { world } = floor;
    await world.topUp("anna", 100_000_000);
    const lines = [{ sku: "TEE-BLACK-M", quantity: STATIONS * EACH }];
    const order = await world.order({ lines }, ["order.submit", "order.pay"]);
    const units = await world.db.read.selectFrom("units").select("code").where("order_id", "=", order)
      .orderBy("seq").execute();
    const codes = units.map(({ code }) => code);
    const work = Array.from({ length: STATIONS }, async (_, at) => {
      const station = `ST-0001${String(at).padStart(2, "0")}`;
      await floor.addStation({ code: station, step: "qc" });
      const own = codes.slice(at * EACH, (at + 1) * EACH);
      const answers: ScanAnswer[] = [];
      for (const code of own) {
        answers.push(...await floor.send("qc", [code, PASS], { device: station, station }));
      }
      return answers;
    });
    const answers = (await Promise.all(work)).flat();
    assert.deepEqual(answers.filter(({ outcome }) => outcome !== "done"), []);
    const scans = await world.db.read.selectFrom("scans").select(["key", "event"]).execute();
    assert.equal(scans.length, 2 * STATIONS * EACH);
    const left = await world.db.read.selectFrom("units").select("print_status").distinct()
      .where("order_id", "=", order).execute();
    assert.deepEqual(left, [{ print_status: WORK_STEPS[1].state }]);
    await assertSettled(world, [order]);
  }));
