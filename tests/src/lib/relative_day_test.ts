import assert from "node:assert/strict";
import { endOf as endOfDay, startOf as startOfDay } from "../../../api/time/dates.ts";
import { relativeDay } from "../../../src/lib/relative_day.ts";

/** Returns the last second of a day. */
const endOf = (day: string, zone: string): number => (endOfDay(day, zone) ?? NaN) - 1;
const startOf = (day: string, zone: string): number => startOfDay(day, zone) ?? NaN;
const at = (iso: string): number => Date.parse(iso) / 1000;

Deno.test("Clear answers 13: an order due at the end of the fifth day is due in 5 days, at any hour of today", () => {
  const zone = "Europe/Berlin";
  for (const today of [startOf("27-11-2026", zone), at("2026-11-27T12:00:00Z"), endOf("27-11-2026", zone)]) {
    assert.equal(relativeDay(endOf("02-12-2026", zone), today, zone), "in 5 days");
    assert.equal(relativeDay(startOf("02-12-2026", zone), today, zone), "in 5 days");
    assert.equal(relativeDay(endOf("27-11-2026", zone), today, zone), "today");
    assert.equal(relativeDay(endOf("26-11-2026", zone), today, zone), "yesterday");
  }
});

Deno.test("Clear answers 13: days are those of the business time zone", () => {
  const evening = at("2026-11-27T23:30:00Z");
  assert.equal(relativeDay(at("2026-11-28T09:00:00Z"), evening, "UTC"), "tomorrow");
  assert.equal(relativeDay(at("2026-11-28T09:00:00Z"), evening, "Europe/Berlin"), "today");
});

Deno.test("Clear answers 13: a day is one day even if the clocks change, and months and years are counted whole", () => {
  const zone = "Europe/Berlin";
  assert.equal(relativeDay(endOf("25-10-2026", zone), startOf("24-10-2026", zone), zone), "tomorrow");
  assert.equal(relativeDay(startOf("29-03-2026", zone), endOf("28-03-2026", zone), zone), "tomorrow");
  assert.equal(relativeDay(at("2026-11-27T12:00:00Z"), at("2027-02-27T12:00:00Z"), zone), "3 months ago");
  assert.equal(relativeDay(at("2026-11-27T12:00:00Z"), at("2028-11-27T12:00:00Z"), zone), "2 years ago");
});
