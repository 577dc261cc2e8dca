import assert from "node:assert/strict";
import { mod10CheckDigit } from "../../../api/codes/digits.ts";
import { codeIn } from "../../../api/codes/scan.ts";
import {
  type BoxContents,
  excessOf,
  isProvenByWeight,
  MAX_BOX_PACKAGES,
  toleranceOf,
  weightVerdict,
} from "../../../api/handover/box_weight.ts";
import { isSsccHead, lastSsccSerial, sharesNumbers, ssccOf } from "../../../api/shipping/number_ranges.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const TARE_G = 500;
const contentsOf = (grams: readonly number[]): BoxContents => ({
  packages: grams.length,
  net_g: grams.reduce((sum, each) => sum + each, 0),
  estimated: 0,
  lightest_g: Math.min(...grams),
});

Deno.test("S2.8 property: where no count is required, a box with a missing package is refused by its weight", () => {
  const numRuns = isSoak ? 50_000 : 500;
  let proven = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 40, max: 3_000 }), { minLength: 1, maxLength: MAX_BOX_PACKAGES }),
      fc.nat(),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (grams, which, error) => {
        const contents = contentsOf(grams);
        if (!isProvenByWeight(contents)) return;
        proven++;
        const missing = grams[which % grams.length] ?? 0;
        // The scale errs within the tolerance.
        const off = Math.trunc(error * toleranceOf(grams.length));
        const weigh = (net_g: number) =>
          weightVerdict(contents, { gross_g: net_g + TARE_G + off, tare_g: TARE_G, count: null });
        assert.equal(weigh(contents.net_g).inTolerance, true);
        assert.equal(weigh(contents.net_g - missing).inTolerance, false);
      },
    ),
    { numRuns },
  );
  assert.ok(proven > numRuns / 10, "too few boxes had a weight to judge");
});

Deno.test("S2.8 a count is required too where the tolerance reaches half of the lightest package, or one was never weighed", () => {
  assert.deepEqual([1, 100, 144, 200].map((each) => Math.round(toleranceOf(each))), [50, 50, 60, 71]);
  assert.equal(isProvenByWeight(contentsOf([101, 300])), true);
  assert.equal(isProvenByWeight(contentsOf([100, 300])), false);
  const light = contentsOf([90, 300]);
  const close = (count: number | null, contents = light) =>
    weightVerdict(contents, { gross_g: TARE_G + contents.net_g, tare_g: TARE_G, count }).counted;
  assert.deepEqual([close(null), close(1), close(2)], [false, false, true]);
  const unweighed = { ...contentsOf([400, 400]), estimated: 1 };
  assert.deepEqual([close(null, unweighed), close(2, unweighed)], [false, true]);
  // A count that is given although it was not required must be right as well.
  assert.deepEqual([null, 1, 2].map((count) => close(count, contentsOf([300, 300]))), [true, false, true]);
  assert.equal(excessOf({ net_g: 800 }, { gross_g: 1_510, tare_g: TARE_G }), 210);
});

Deno.test("S2.8 a scale that shows 0, or no more than the empty box, proves nothing; 30 kg is the limit of a box", () => {
  const contents = contentsOf([400]);
  const verdict = (gross_g: number, tare_g = TARE_G) =>
    weightVerdict(contents, { gross_g, tare_g, count: 1 });
  assert.deepEqual([0, 499, 500, 501].map((each) => verdict(each).onScale), [false, false, false, true]);
  assert.equal(verdict(0, 0).onScale, false);
  assert.deepEqual([30_000, 30_001].map((each) => verdict(each).liftable), [true, false]);
});

Deno.test("S2.8 property: each SSCC of a range is read, each with one wrong digit is refused, and two prefixes never share one", () => {
  const head = fc.stringMatching(/^\d{8,11}$/);
  fc.assert(
    fc.property(head, fc.nat(), fc.nat(17), fc.integer({ min: 1, max: 9 }), (start, serial, at, by) => {
      const code = ssccOf(start, serial % (lastSsccSerial(start) + 1));
      assert.deepEqual([code.length, code.at(-1)], [18, mod10CheckDigit(code.slice(0, -1))]);
      assert.deepEqual(codeIn(code), { kind: "sscc", code });
      const wrong = code.slice(0, at) + String((Number(code[at]) + by) % 10) + code.slice(at + 1);
      assert.equal(codeIn(wrong)?.kind === "sscc", false);
    }),
    { numRuns: isSoak ? 20_000 : 200 },
  );
  assert.deepEqual(["0123456", "01234567", "01234567890", "012345678901", "A1234567"].map(isSsccHead), [
    ...[false, true, true, false, false],
  ]);
  const range = (first: number, last: number, start = "01234567") => ({
    kind: "sscc",
    head: start,
    country: "",
    first,
    last,
  });
  assert.equal(sharesNumbers(range(0, 9), range(10, 20)), false);
  assert.equal(sharesNumbers(range(0, 10), range(10, 20)), true);
  // Digits of the longer company prefix are serials of the shorter one.
  assert.equal(sharesNumbers(range(0, 99_999_999), range(5, 9, "012345670")), true);
  assert.equal(sharesNumbers(range(100_000_000, 199_999_999), range(5, 9, "012345670")), false);
});
