/** Numbers of our own labels: the check digit, what is left, and for how long. */
import assert from "node:assert/strict";
import {
  daysLeft,
  isHead,
  levelOf,
  numberOf,
  remainingNumbers,
} from "../../../api/shipping/number_ranges.ts";
import { codeIn } from "../../../api/codes/scan.ts";

const DAY = 86_400;
const RANGE = { head: "RB", country: "VN", first: 1_000, last: 1_999, next: 1_000, created_at: 0 };

Deno.test("S2.27 a number has eight digits and its check digit, and is read again", () => {
  assert.equal(numberOf({ head: "RR", country: "IN" }, 28_704_377), "RR287043775IN");
  assert.equal(numberOf({ head: "RR", country: "KH" }, 16_427), "RR000164273KH");
  assert.equal(numberOf(RANGE, 0), "RB000000005VN");
  assert.equal(numberOf(RANGE, 8), "RB000000080VN");
  assert.equal(numberOf(RANGE, 15), "RB000000155VN");
  assert.equal(codeIn(numberOf(RANGE, 99_999_999))?.code, "RB999999995VN");
  assert.deepEqual(["RB", "LX", "JA", "KA"].map(isHead), [true, true, false, false]);
});

Deno.test("S2.27 a number range is low when its numbers last for fewer than seven days at the pace so far", () => {
  assert.equal(remainingNumbers(RANGE), 1_000);
  assert.equal(daysLeft(RANGE, 10 * DAY), null);
  assert.equal(levelOf(RANGE, 10 * DAY), "ok");
  // 50 a day.
  assert.equal(daysLeft({ ...RANGE, next: 1_500 }, 10 * DAY), 10);
  assert.equal(levelOf({ ...RANGE, next: 1_500 }, 10 * DAY), "ok");
  assert.equal(levelOf({ ...RANGE, next: 1_700 }, 10 * DAY), "low");
  assert.deepEqual([remainingNumbers({ ...RANGE, next: 2_000 }), levelOf({ ...RANGE, next: 2_000 }, DAY)], [
    0,
    "out",
  ]);
});
