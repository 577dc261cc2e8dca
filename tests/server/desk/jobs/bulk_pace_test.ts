import assert from "node:assert/strict";
import {
  FIRST_RECORDS,
  MAX_RECORDS_PER_STEP,
  paceOf,
  STEP_MS,
} from "../../../../server/modules/desk/bulk/pace.ts";
import { jobKindOf } from "../../../../server/registry.ts";
import { testSettings } from "../../../support/server/api.ts";
import { begin, countsOf, inWorld, makeManyOrders, rowOf } from "../../../support/desk/bulk.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";

/** Returns the sizes of a job's steps, given the time for each record and the fixed time of a step. */
async function sizes(steps: number, msOf: (step: number) => number, besideMs = 0): Promise<number[]> {
  let clock = 0;
  const pace = paceOf("sqlite", () => clock);
  const found: number[] = [];
  for (let step = 0; step < steps; step++) {
    found.push(pace.records());
    await pace.timed(() => Promise.resolve(clock += pace.records() * msOf(step) + besideMs));
  }
  return found;
}

Deno.test("a job's step takes as many records as fit into its time, never more than 20, never none", async () => {
  assert.deepEqual(await sizes(5, () => 0.1), [
    FIRST_RECORDS,
    10,
    MAX_RECORDS_PER_STEP,
    MAX_RECORDS_PER_STEP,
    MAX_RECORDS_PER_STEP,
  ]);
  assert.deepEqual(await sizes(4, () => 3), [5, 5, 5, 5]);
  assert.deepEqual(await sizes(4, () => 100), [5, 1, 1, 1]);
  // After records become slow, the next step is short again.
  assert.deepEqual(await sizes(6, (step) => step < 3 ? 0.1 : 7.5), [5, 10, 20, 20, 2, 2]);
});

Deno.test("however long records take, after the first step a steady job stays within its time or handles one record", () =>
  fc.assert(
    fc.asyncProperty(fc.double({ min: 0.01, max: 200, noNaN: true }), async (ms) => {
      const [, ...rest] = await sizes(12, () => ms);
      for (const records of rest) assert.ok(records === 1 || records * ms <= STEP_MS + 1e-9);
    }),
    { numRuns: 200 },
  ));

Deno.test("on Postgres, where a step blocks nobody, each has 20 records", async () => {
  const pace = paceOf("postgres", () => assert.fail("Nobody looks at the clock"));
  await pace.timed(() => Promise.resolve());
  assert.equal(pace.records(), MAX_RECORDS_PER_STEP);
});

Deno.test({
  name: "a job of many slow holds makes few in each transaction, and finally all of them",
  ignore: Deno.env.has("DATABASE_URL"),
  fn: () =>
    inWorld(async (world) => {
      await makeManyOrders(world, 12, 0);
      const { _id } = await begin(world, "root", {
        filters: { status: ["Pending"] },
        event: "order.hold",
        params: { reason: "Wait" },
      });
      const done: number[] = [];
      let clock = 0;
      await jobKindOf("orders.move")!.run(await rowOf(world, _id), {
        db: {
          ...world.db,
          write: async (work) => {
            const answer = await world.db.write(work);
            done.push((await countsOf(world, _id)).done);
            return answer;
          },
        },
        settings: testSettings,
        now: () => NOW,
        // Each reading of the clock is 10 ms later.
        clock: () => clock += 10,
        isStopping: () => false,
      });
      assert.deepEqual(done, [0, 5, 12, 12]);
    }),
});
