import assert from "node:assert/strict";
import {
  addDays,
  addMonths,
  dayByKey,
  startOfWeek,
  weeksOf,
  weekStart,
} from "../../../../src/parts/days/month.ts";
import { fc } from "../../../support/property.ts";

const MONDAY = 1;
const SUNDAY = 7;
const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

Deno.test("a month shows all of its days, in weeks that begin as in the language", () => {
  fc.assert(fc.property(days, fc.constantFrom(MONDAY, SUNDAY), (day, first) => {
    const weeks = weeksOf(day, first);
    const flat = weeks.flat();
    assert.equal(flat.length, 42);
    assert.equal(flat[0], startOfWeek(flat[0]!, first));
    const month = flat.filter((each) => each.startsWith(day.slice(0, 7)));
    assert.ok(month.includes(day));
    assert.equal(addDays(month.at(-1)!, 1), addMonths(`${day.slice(0, 7)}-01`, 1));
  }));
  assert.deepEqual(["en", "de", "fr", "pt"].map(weekStart), [SUNDAY, MONDAY, MONDAY, SUNDAY]);
});

Deno.test("one month later is the same day, or the last day of a shorter month", () => {
  assert.equal(addMonths("2026-01-31", 1), "2026-02-28");
  assert.equal(addMonths("2024-01-31", 1), "2024-02-29");
  assert.equal(addMonths("2026-01-15", -1), "2025-12-15");
});

Deno.test("keys move between days; in right-to-left layouts the next day is to the left", () => {
  const from = (key: string, isRtl = false) => dayByKey(key, "2026-11-18", MONDAY, isRtl);
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => from(key)), [
    "2026-11-19",
    "2026-11-17",
    "2026-11-25",
    "2026-11-11",
  ]);
  assert.deepEqual(["Home", "End", "PageUp", "PageDown", "a"].map((key) => from(key)), [
    "2026-11-16",
    "2026-11-22",
    "2026-10-18",
    "2026-12-18",
    null,
  ]);
  assert.deepEqual([from("ArrowRight", true), from("ArrowLeft", true)], ["2026-11-17", "2026-11-19"]);
});
