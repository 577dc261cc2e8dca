/** Grades along any history: nothing is counted twice, and nothing is lost. */
import assert from "node:assert/strict";
import { returns } from "../../../../server/modules/shipping/returns/module.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { fc } from "../../../support/property.ts";
import {
  gradeUnit,
  openPackage,
  orRefused,
  returnsOf,
  sendPackage,
  type SentPackage,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";
import { isSoak } from "../../../support/soak.ts";
import { addBlanks, faultsOf, mainOf, runAllotter, stockAt } from "../../../support/workshop/blanks.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const TEE = "TEE-BLACK-M";
const WHO: readonly Name[] = ["packager", "order_qc"];

interface Act {
  readonly kind: "asNew" | "damaged" | "undo" | "order" | "count";
  readonly unit: number;
  readonly who: number;
}
const acts: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("asNew", "asNew", "damaged", "undo", "undo", "order", "count"),
  unit: fc.nat(3),
  who: fc.nat(1),
});

/** Counts garments whose last outcome is blank again (restocked) or kept. */
async function countOf(world: World, { units }: SentPackage, outcome: "restocked" | "kept"): Promise<number> {
  const last = await Promise.all(units.map(async (unit) => (await returnsOf(world, unit)).at(-1)?.outcome));
  return last.filter((each) => each === outcome).length;
}

async function shelfOf(world: World) {
  const args = { location: await mainOf(world), device: "bench" };
  return (await returns.queries!.returnDesk!(args, world.as("packager"))).shelf;
}

async function act(world: World, { units }: SentPackage, { kind, unit: at, who: by }: Act): Promise<void> {
  const unit = units[at] ?? "";
  const who = WHO[by] ?? "packager";
  if (kind === "order") {
    await world.order({ lines: [{ sku: TEE, quantity: 1 }] }, ["order.submit", "order.pay"]);
    return await runAllotter(world);
  }
  if (kind === "count") return void await addBlanks(world, TEE, { kind: "receive", count: at });
  if (kind === "undo") {
    const last = (await returnsOf(world, unit)).at(-1);
    return void await orRefused(undoGrade(world, last?._id ?? "", { who }));
  }
  const params = kind === "asNew" ? {} : { grade: "B", reason_code: "stain" };
  await orRefused(gradeUnit(world, unit, params, { who }));
}

Deno.test("after any history of grades and undos stock equals its moves, and a garment has at most one grade", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (history) => {
      await using data = await freshDatabase();
      const world = await makeWorld(data.db);
      // The balance pays for as many orders as a history may have.
      await world.topUp("anna", 100_000);
      // Mugs have no counted stock, so those graded A are kept.
      const sent = await sendPackage(world, [{ sku: TEE, quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }]);
      await addBlanks(world, TEE, { kind: "receive", count: 0 });
      await openPackage(world, sent.code);
      let received = 0;
      for (const each of history) {
        if (each.kind === "count") received += each.unit;
        await act(world, sent, each);
      }
      assert.deepEqual(await faultsOf(world), []);
      assert.equal((await stockAt(world, TEE))[0], received + await countOf(world, sent, "restocked"));
      assert.equal(
        (await shelfOf(world))?.count,
        await countOf(world, sent, "kept"),
        "the count of the shelf",
      );
      for (const unit of sent.units) {
        const rows = await returnsOf(world, unit);
        assert.deepEqual(rows.map(({ turn }) => turn), rows.map((_, index) => index + 1));
        // Grades and undos alternate.
        rows.forEach(({ outcome }, index) => assert.equal(outcome === "", index % 2 === 1));
      }
    }),
    { numRuns: isSoak ? 300 : 12, seed: 47 },
  );
});
