import assert from "node:assert/strict";
import { type GenericSchema, object } from "valibot";
import { clockText, LAST_MINUTE, readClock } from "../../../api/time/clock_text.ts";
import { minuteOfDay, whole } from "../../../api/inputs/numbers.ts";
import { postalParts } from "../../../api/inputs/order_texts.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { timeZone } from "../../../api/inputs/time_zone.ts";

function outcome(schema: GenericSchema, input: unknown): unknown {
  const read = readInput(schema, input);
  return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
}

Deno.test("a whole number is within its inclusive bounds; a time of day is a minute of one day", () => {
  const few = whole(2, 4);
  assert.deepEqual([2, 3, 4].map((each) => outcome(few, each)), [2, 3, 4]);
  for (const each of [1, 5, 2.5, NaN, Infinity, "3", null]) {
    assert.ok(new Set([outcome(few, each)].flat()).has("badNumber"), String(each));
  }
  assert.deepEqual([outcome(minuteOfDay, 0), outcome(minuteOfDay, LAST_MINUTE)], [0, 1_439]);
  assert.deepEqual(outcome(minuteOfDay, LAST_MINUTE + 1), ["badTime"]);
});

Deno.test("a time is typed with a colon, a dot or an h, shown as HH:MM, and never wraps around", () => {
  assert.deepEqual(["16:30", " 9:05 ", "09.05", "7h00", "00:00", "23:59"].map(readClock), [
    990,
    545,
    545,
    420,
    0,
    LAST_MINUTE,
  ]);
  for (const text of ["", "24:00", "16:60", "16", "1630", "16:3", "-1:00", "4pm"]) {
    assert.equal(readClock(text), null, text);
  }
  assert.deepEqual([0, 545, LAST_MINUTE].map(clockText), ["00:00", "09:05", "23:59"]);
});

Deno.test("an address accepts a country by any of its names, and only real time zones", () => {
  const address = object(postalParts);
  assert.deepEqual(outcome(address, { city: " Ulm ", country: "Deutschland" }), {
    city: "Ulm",
    country: "DE",
  });
  assert.deepEqual(outcome(address, { country: "Atlantis", address_line1: "x".repeat(201) }), [
    "address_line1 tooLong",
    "country badCountry",
  ]);
  assert.deepEqual(["", "UTC", "Asia/Ho_Chi_Minh"].map((zone) => outcome(timeZone, zone)), [
    "",
    "UTC",
    "Asia/Ho_Chi_Minh",
  ]);
  for (const zone of ["+01:00", "Mars/Base", "Europe"]) {
    assert.deepEqual(outcome(timeZone, zone), ["badTimeZone"], zone);
  }
});
