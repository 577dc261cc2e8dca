/** Amounts that several packages share: the parts add up to the whole, whatever the weights. */
import assert from "node:assert/strict";
import { divideByWeights } from "../../../api/money/shares.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const RUNS = isSoak ? 50_000 : 500;
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 70_000 }), { minLength: 1, maxLength: 60 });

Deno.test("S2.10 shares add up: no cent is lost or added, and each share is less than one cent from its exact value", () => {
  fc.assert(
    fc.property(amount, weights, (minor, grams) => {
      const parts = divideByWeights(minor, grams);
      assert.equal(parts.reduce((sum, part) => sum + part, 0), minor);
      const whole = grams.reduce((sum, each) => sum + each, 0);
      for (const [at, part] of parts.entries()) {
        const [of, all] = whole === 0 ? [1n, BigInt(grams.length)] : [BigInt(grams[at] ?? 0), BigInt(whole)];
        const exact = BigInt(minor) * of;
        assert.ok(BigInt(part) * all > exact - all && BigInt(part) * all < exact + all);
      }
    }),
    { seed: 42, numRuns: RUNS },
  );
});

Deno.test("S2.10 the largest remainder gets the next cent, the first of equal ones; negative amounts are not divided", () => {
  assert.deepEqual(divideByWeights(100, [1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(divideByWeights(10, [199, 1, 100]), [7, 0, 3]);
  assert.deepEqual(divideByWeights(5, [0, 0]), [3, 2]);
  assert.deepEqual(divideByWeights(5, []), []);
  assert.throws(() => divideByWeights(-1, [1]), RangeError);
  assert.throws(() => divideByWeights(1, [1.5]), RangeError);
});
