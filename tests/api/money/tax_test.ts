/** Tax in whole minor units: rounded for each line, or once for all and spread without losing a unit. */
import assert from "node:assert/strict";
import { taxesOn, WHOLE_PPM } from "../../../api/money/tax.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const RUNS = isSoak ? 20_000 : 300;
const minors = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { maxLength: 40 });
const rate = fc.integer({ min: 0, max: WHOLE_PPM });
const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);
/** Rounds half up, computed independently of the code under test. */
const rounded = (minor: number, ppm: number): number => {
  const exact = BigInt(minor) * BigInt(ppm);
  const whole = exact / 1_000_000n;
  return Number(whole) + (exact - whole * 1_000_000n >= 500_000n ? 1 : 0);
};

Deno.test("money §6 each line is rounded half up if the seller has that setting", () =>
  fc.assert(
    fc.property(minors, rate, (all, ppm) => {
      assert.deepEqual(taxesOn(all, ppm, true), all.map((minor) => rounded(minor, ppm)));
    }),
    { seed: 42, numRuns: RUNS },
  ));

Deno.test("money §6 otherwise the payment is rounded once, and each line has its share to less than one unit", () =>
  fc.assert(
    fc.property(minors, rate, (all, ppm) => {
      const taxes = taxesOn(all, ppm, false);
      assert.equal(sumOf(taxes), rounded(sumOf(all), ppm));
      taxes.forEach((tax, at) => {
        const exact = BigInt(all[at]!) * BigInt(ppm);
        const away = BigInt(tax) * 1_000_000n - exact;
        assert.ok(away > -1_000_000n && away < 1_000_000n, `${tax} of ${all[at]}`);
        assert.ok(tax <= all[at]!, "the tax never exceeds the taxed amount");
      });
    }),
    { seed: 42, numRuns: RUNS },
  ));

Deno.test("a remaining unit goes to the largest loss, the first of equals; without a rate there is no tax", () => {
  assert.deepEqual(taxesOn([333, 333, 334], 100_000, false), [33, 33, 34]);
  assert.deepEqual(taxesOn([333, 333, 334], 100_000, true), [33, 33, 33]);
  assert.deepEqual(taxesOn([5, 5, 5], 100_000, false), [1, 1, 0]);
  assert.deepEqual(taxesOn([5, 5, 5], 100_000, true), [1, 1, 1]);
  assert.deepEqual(taxesOn([1_299, 899], 88_750, false), [115, 80]);
  assert.deepEqual(taxesOn([1_299, 899], 0, true), [0, 0]);
  assert.deepEqual(taxesOn([], 88_750, false), []);
  for (const minor of [-1, 0.5, Number.NaN]) assert.throws(() => taxesOn([minor], 1, true), RangeError);
});
