import assert from "node:assert/strict";
import { endOf, spanOf, startOf } from "../../../api/time/dates.ts";
import { isRange, RANGES } from "../../../api/time/ranges.ts";
import { formatDay, formatSecond, isTimeZone } from "../../../api/time/instants.ts";
import { exactText } from "../../../src/features/desk/notifications/notified_text.ts";
import { fc } from "../../support/property.ts";

const SAIGON = "Asia/Ho_Chi_Minh";
const BERLIN = "Europe/Berlin";
const at = (iso: string) => Date.parse(iso) / 1000;

Deno.test("S5.6 a day is read as DD-MM-YYYY: start is its first instant, end the first after it", () => {
  assert.equal(startOf("21-11-2026", "UTC"), at("2026-11-21T00:00:00Z"));
  assert.equal(endOf("21-11-2026", "UTC"), at("2026-11-22T00:00:00Z"));
  assert.equal(startOf("21-11-2026", SAIGON), at("2026-11-20T17:00:00Z"));
});

Deno.test("S5.6 a day with a clock change has 23 or 25 hours", () => {
  assert.equal((endOf("29-03-2026", BERLIN)! - startOf("29-03-2026", BERLIN)!) / 3600, 23);
  assert.equal((endOf("25-10-2026", BERLIN)! - startOf("25-10-2026", BERLIN)!) / 3600, 25);
});

for (
  const text of ["31-02-2026", "2026-11-21", "1-1-2026", "21/11/2026", "00-01-2026", "01-13-2026", "", "x"]
) {
  Deno.test(`S5.6 "${text}" is not a day and is not guessed`, () => {
    assert.equal(startOf(text, "UTC"), null);
    assert.equal(endOf(text, "UTC"), null);
  });
}

Deno.test("S5.6 formatDay() and startOf() are each other's inverse in any time zone", () => {
  const instants = fc.integer({ min: at("2000-01-01T00:00:00Z"), max: at("2099-12-31T00:00:00Z") });
  fc.assert(
    fc.property(instants, fc.constantFrom("UTC", SAIGON, BERLIN, "America/New_York"), (unix, zone) => {
      const day = formatDay(unix, zone);
      assert.ok(startOf(day, zone)! <= unix && unix < endOf(day, zone)!);
    }),
  );
});

Deno.test("S4.7 an instant is written as H:mm:ss DD/MM/YYYY", () => {
  assert.equal(exactText(at("2026-11-21T04:05:06Z"), "UTC"), "4:05:06 21/11/2026");
  assert.equal(exactText(at("2026-11-21T00:05:06Z"), "UTC"), "0:05:06 21/11/2026");
  assert.equal(exactText(at("2026-11-21T14:05:06Z"), SAIGON), "21:05:06 21/11/2026");
});

const NOW = at("2026-03-31T18:30:00Z");
const spans: Readonly<Record<string, readonly [string, string]>> = {
  today: ["2026-03-31", "2026-04-01"],
  yesterday: ["2026-03-30", "2026-03-31"],
  "last-7-days": ["2026-03-25", "2026-04-01"],
  "this-month": ["2026-03-01", "2026-04-01"],
  "last-month": ["2026-02-01", "2026-03-01"],
  "last-90-days": ["2026-01-01", "2026-04-01"],
  "this-year": ["2026-01-01", "2027-01-01"],
};
for (const range of RANGES) {
  Deno.test(`S2.19 "${range}" is a span of whole days`, () => {
    const [from, until] = spans[range]!;
    assert.deepEqual(spanOf(range, NOW, "UTC"), {
      from: at(`${from}T00:00:00Z`),
      until: at(`${until}T00:00:00Z`),
    });
    assert.equal(isRange(range), true);
  });
}

Deno.test("S2.19 the business time zone decides which day it is", () => {
  assert.equal(spanOf("today", NOW, SAIGON).from, at("2026-03-31T17:00:00Z"));
  assert.equal(isRange("forever"), false);
});

Deno.test("an instant in a file has its day and its second, regardless of earlier rows and of the host's zone", () => {
  const instants = fc.integer({ min: at("1960-01-01T00:00:00Z"), max: at("2099-12-31T23:59:59Z") });
  const days = fc.array(fc.tuple(instants, fc.nat(90_000)), { minLength: 1, maxLength: 5 });
  fc.assert(fc.property(days, (some) => {
    for (const [first, later] of some) {
      for (const unix of [first, first + later]) {
        // Only "UTC" has a fast path, so the other name for it runs the general code.
        assert.equal(formatSecond(unix, "UTC"), formatSecond(unix, "Etc/UTC"));
      }
    }
  }));
  assert.equal(formatSecond(at("2026-11-26T04:05:06Z"), "UTC"), "26-11-2026 04:05:06");
  assert.equal(formatSecond(at("2026-11-26T23:59:59Z"), SAIGON), "27-11-2026 06:59:59");
});

Deno.test("isTimeZone() knows the names of the time-zone database", () => {
  assert.deepEqual(["UTC", SAIGON, "Mars/Olympus", "", null].map(isTimeZone), [
    true,
    true,
    false,
    false,
    false,
  ]);
});

Deno.test("names of one time zone that differ only in capitals share one format, and only a used zone has one", () => {
  const plain = Intl.DateTimeFormat;
  let made = 0;
  const counting = function (...given: ConstructorParameters<typeof plain>) {
    made++;
    return new plain(...given);
  };
  Intl.DateTimeFormat = counting as unknown as typeof plain;
  try {
    const letters = [..."Antarctica/Dumontd"];
    const spellings = Array.from(
      { length: 1_000 },
      (_, at) =>
        letters.map((each, bit) => at >> bit & 1 ? each.toUpperCase() : each.toLowerCase()).join("") +
        "Urville",
    );
    assert.ok(spellings.every(isTimeZone));
    made = 0;
    for (const each of spellings) formatDay(0, each);
    assert.equal(made, 1);
  } finally {
    Intl.DateTimeFormat = plain;
  }
});
