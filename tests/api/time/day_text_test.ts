import assert from "node:assert/strict";
import { readDay, reverseDay } from "../../../api/time/day_text.ts";
import { fc } from "../../support/property.ts";

Deno.test("S5.6 a day is read in our form, as ISO, and day first with slashes or dots", () => {
  for (
    const typed of [
      "05-03-2026",
      "5-3-2026",
      "2026-03-05",
      "5/3/2026",
      "05/03/2026",
      "5.3.2026",
      " 2026/3/5 ",
    ]
  ) {
    assert.equal(readDay(typed), "05-03-2026", typed);
  }
});

Deno.test("a date that does not exist is refused, and no day overflows into the next month", () => {
  for (
    const typed of [
      "31-02-2026",
      "29/02/2027",
      "2026-13-01",
      "00-01-2026",
      "1-2-26",
      "12/31/2026",
      "",
      "today",
      "1".repeat(99),
    ]
  ) {
    assert.equal(readDay(typed), null, typed);
  }
});

Deno.test("every day reads back as itself from each form it may be written in", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
  fc.assert(fc.property(days, (date) => {
    const iso = date.toISOString().slice(0, 10);
    const day = reverseDay(iso);
    for (const typed of [iso, day, day.replaceAll("-", "/"), day.replaceAll("-", ".")]) {
      assert.equal(readDay(typed), day);
    }
  }));
});
