/** Numbers of our own labels: the check digit, how many are left, and for how long. */
import assert from "node:assert/strict";
import {
  codeIn as codeOf,
  daysLeft,
  emptyAt,
  isS10Head,
  levelOf,
  numberOf,
  perDay,
  rangeName,
  remainingNumbers,
  serialIn,
} from "../../../api/shipping/number_ranges.ts";
import { codeIn } from "../../../api/codes/scan.ts";

const DAY = 86_400;
const RANGE = {
  kind: "s10",
  head: "RB",
  country: "VN",
  first: 1_000,
  last: 1_999,
  next: 1_000,
  created_at: 0,
};

Deno.test("S2.16 a number has eight digits and a check digit, and reads back", () => {
  assert.equal(numberOf({ head: "RR", country: "IN" }, 28_704_377), "RR287043775IN");
  assert.equal(numberOf({ head: "RR", country: "KH" }, 16_427), "RR000164273KH");
  assert.equal(numberOf(RANGE, 0), "RB000000005VN");
  assert.equal(numberOf(RANGE, 8), "RB000000080VN");
  assert.equal(numberOf(RANGE, 15), "RB000000155VN");
  assert.equal(codeIn(numberOf(RANGE, 99_999_999))?.code, "RB999999995VN");
  assert.deepEqual(["RB", "LX", "JA", "KA"].map(isS10Head), [true, true, false, false]);
});

Deno.test("S2.16 a number range is low when its numbers last for fewer than seven days at the pace so far", () => {
  assert.equal(remainingNumbers(RANGE), 1_000);
  assert.equal(daysLeft(RANGE, 10 * DAY), null);
  assert.equal(levelOf(RANGE, 10 * DAY), "ok");
  // The range is used at 50 numbers a day.
  assert.equal(daysLeft({ ...RANGE, next: 1_500 }, 10 * DAY), 10);
  assert.equal(levelOf({ ...RANGE, next: 1_500 }, 10 * DAY), "ok");
  assert.equal(levelOf({ ...RANGE, next: 1_700 }, 10 * DAY), "low");
  assert.deepEqual([remainingNumbers({ ...RANGE, next: 2_000 }), levelOf({ ...RANGE, next: 2_000 }, DAY)], [
    0,
    "out",
  ]);
});

Deno.test("S2.16 the forecast has numbers for each day and the day on which none is left", () => {
  const used = { ...RANGE, next: 1_700 };
  assert.equal(perDay(RANGE, 10 * DAY), null);
  assert.equal(emptyAt(RANGE, 10 * DAY), null);
  assert.equal(perDay(used, 10 * DAY), 70);
  assert.equal(emptyAt({ ...used, last: 2_399 }, 10 * DAY), 20 * DAY);
  // The first day counts as a whole day.
  assert.equal(perDay({ ...RANGE, next: 1_010 }, 60), 10);
});

Deno.test("S2.16 a printed number is read back to its serial; one of another range or with a wrong digit is refused", () => {
  assert.equal(serialIn(RANGE, "rb 000 000 155 vn"), 15);
  for (const text of ["RB000000156VN", "RB000000155US", "LX000000155VN", "RB00000015", "", "RB"]) {
    assert.equal(serialIn(RANGE, text), null, text);
  }
  const boxes = { kind: "sscc", head: "10614141", country: "" };
  assert.equal(codeOf(boxes, 234_567_890), "106141412345678908");
  assert.equal(serialIn(boxes, "(00) 1 0614141 234567890 8"), 234_567_890);
  assert.equal(serialIn(boxes, "106141412345678909"), null);
  assert.equal(rangeName({ ...RANGE }), "RB 00001000–00001999 VN");
  assert.equal(rangeName({ ...boxes, first: 1, last: 99 }), "10614141 000000001–000000099");
});
