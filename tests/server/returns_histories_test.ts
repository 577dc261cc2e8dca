/** Grades along any history, and by two people at once: nothing is counted twice, and nothing is lost. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { ApiError } from "../../api/errors.ts";
import { freshDatabase } from "../support/database.ts";
import { graded, opened, type Sent, sentParcel, ungraded } from "../support/returning.ts";
import { isSoak } from "../support/soak.ts";
import { allotted, faultsOf, lying, stocked } from "../support/stocking.ts";
import { makeWorld, type Name, type World } from "../support/world.ts";

const TEE = "TEE-BLACK-M";
const WHO: readonly Name[] = ["packager", "order_qc"];

interface Act {
  readonly kind: "asNew" | "damaged" | "undo" | "order" | "count";
  readonly unit: number;
  readonly who: number;
}
const acts: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("asNew", "asNew", "damaged", "undo", "undo", "order", "count"),
  unit: fc.nat(2),
  who: fc.nat(1),
});

/** What a refusal leaves is nothing; anything else is a fault. */
const orRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    assert.ok(
      error instanceof ApiError && ["ILLEGAL_TRANSITION", "NOT_FOUND"].includes(error.code),
      `${error}`,
    );
    return false;
  }
};

const rowsOf = async ({ db }: World, unit: string) =>
  await db.read.selectFrom("returns").select(["_id", "turn", "outcome"]).where("unit_id", "=", unit)
    .orderBy("seq").execute();

/** How many of the garments are blanks again. */
async function restocked(world: World, { units }: Sent): Promise<number> {
  const last = await Promise.all(units.map(async (unit) => (await rowsOf(world, unit)).at(-1)?.outcome));
  return last.filter((outcome) => outcome === "restocked").length;
}

async function act(world: World, { units }: Sent, { kind, unit: at, who: by }: Act): Promise<void> {
  const unit = units[at] ?? "";
  const who = WHO[by] ?? "packager";
  if (kind === "order") {
    await world.order({ lines: [{ sku: TEE, quantity: 1 }] }, ["order.submit", "order.pay"]);
    return await allotted(world);
  }
  if (kind === "count") return void await stocked(world, TEE, { kind: "receive", count: at });
  if (kind === "undo") {
    const last = (await rowsOf(world, unit)).at(-1);
    return void await orRefused(ungraded(world, last?._id ?? "", { who }));
  }
  const params = kind === "asNew" ? {} : { grade: "B", reason_code: "stain" };
  await orRefused(graded(world, unit, params, { who }));
}

Deno.test("after any history of grades and undos stock is what its moves say, and a garment has one grade at most", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (history) => {
      await using data = await freshDatabase();
      const world = await makeWorld(data.db);
      const sent = await sentParcel(world, [{ sku: TEE, quantity: 3 }]);
      await stocked(world, TEE, { kind: "receive", count: 0 });
      await opened(world, sent.code);
      let received = 0;
      for (const each of history) {
        if (each.kind === "count") received += each.unit;
        await act(world, sent, each);
      }
      assert.deepEqual(await faultsOf(world), []);
      assert.equal((await lying(world, TEE))[0], received + await restocked(world, sent));
      for (const unit of sent.units) {
        const rows = await rowsOf(world, unit);
        assert.deepEqual(rows.map(({ turn }) => turn), rows.map((_, index) => index + 1));
        // A grade, then its undo, then a grade: never two of a kind in a row.
        rows.forEach(({ outcome }, index) => assert.equal(outcome === "", index % 2 === 1));
      }
    }),
    { numRuns: isSoak ? 300 : 12, seed: 47 },
  );
});

Deno.test("two people who grade the same garment at once grade it once, and one undo counts once", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  const { code, units: [unit = ""] } = await sentParcel(world);
  await stocked(world, TEE, { kind: "receive", count: 3 });
  await opened(world, code);
  const both = await Promise.all(WHO.map((who) => orRefused(graded(world, unit, {}, { who }))));
  assert.deepEqual(both.toSorted(), [false, true]);
  assert.deepEqual(await lying(world, TEE), [4, 0]);
  const who = WHO[both.indexOf(true)] ?? "packager";
  const [{ _id = "" } = {}] = await rowsOf(world, unit);
  const undone = await Promise.all([0, 1].map(() => orRefused(ungraded(world, _id, { who }))));
  assert.deepEqual(undone.toSorted(), [false, true]);
  assert.deepEqual(await lying(world, TEE), [3, 0]);
  assert.deepEqual(await faultsOf(world), []);
});
