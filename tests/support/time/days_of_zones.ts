/**
 * Compares every day around every clock change with the runtime's Temporal. It is a program, because the
 * host's time zone belongs to a process. It writes a digest of all results, and fails at the first
 * difference.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { endOf, lastDays, spanOf, startOf } from "../../../api/time/dates.ts";
import { type Range, RANGES } from "../../../api/time/ranges.ts";
import { isSoak } from "../soak.ts";

/** Days before and after a clock change. */
const AROUND = 90;
/** Days in a short run for a zone whose clocks change like those of an earlier zone. */
const AROUND_ALIKE = 1;
const [FIRST_YEAR, LAST_YEAR] = isSoak ? [2024, 2028] : [2026, 2026];
/** A short run checks spans of every eighth day: one more than a week, so that each kind of span meets each weekday. */
const EVERY = isSoak ? 1 : 8;
/** Number of days of `lastDays`, as on the dashboard. */
const DAYS = 14;

const secondsOf = (at: Temporal.ZonedDateTime): number => Math.floor(at.epochMilliseconds / 1000);
const startIn = (zone: string) => (day: Temporal.PlainDate): number => secondsOf(day.toZonedDateTime(zone));
const textOf = (day: Temporal.PlainDate): string => day.toString().split("-").reverse().join("-");

function changesOf(zone: string): readonly Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from({ year: FIRST_YEAR, month: 1, day: 1 })
    .toZonedDateTime(zone);
  while ((at = at.getTimeZoneTransition("next")) && at.year <= LAST_YEAR) changes.push(at);
  return changes;
}

/** Returns the dates near a zone's clock changes, each once and in sequence. */
function datesOf(changes: readonly Temporal.ZonedDateTime[], around: number): readonly Temporal.PlainDate[] {
  const dates = new Map<string, Temporal.PlainDate>();
  for (const change of changes) {
    const first = change.toPlainDate().subtract({ days: around });
    for (let count = 0; count <= 2 * around; count++) {
      const date = first.add({ days: count });
      dates.set(date.toString(), date);
    }
  }
  return [...dates.values()].toSorted(Temporal.PlainDate.compare);
}

function expectedSpan(
  range: Range,
  day: Temporal.PlainDate,
): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  const tomorrow = day.add({ days: 1 });
  const month = day.with({ day: 1 });
  const year = month.with({ month: 1 });
  const spans: Readonly<Record<Range, readonly [Temporal.PlainDate, Temporal.PlainDate]>> = {
    today: [day, tomorrow],
    yesterday: [day.subtract({ days: 1 }), day],
    "last-7-days": [day.subtract({ days: 6 }), tomorrow],
    "this-month": [month, month.add({ months: 1 })],
    "last-month": [month.subtract({ months: 1 }), month],
    "last-90-days": [day.subtract({ days: 89 }), tomorrow],
    "this-year": [year, year.add({ years: 1 })],
  };
  return spans[range];
}

const seen = createHash("sha256");
const kinds = new Set<string>();
let days = 0;

for (const zone of Intl.supportedValuesOf("timeZone")) {
  const changes = changesOf(zone);
  if (changes.length === 0) continue;
  const kind = changes.map((change) => `${secondsOf(change)} ${change.offset}`).join();
  const isAlike = !isSoak && kinds.has(kind);
  kinds.add(kind);
  const startOfDate = startIn(zone);
  for (const [at, date] of datesOf(changes, isAlike ? AROUND_ALIKE : AROUND).entries()) {
    const where = `${zone} ${date}`;
    const [from, until] = [startOf(textOf(date), zone), endOf(textOf(date), zone)];
    const tomorrow = date.add({ days: 1 });
    assert.deepEqual([from, until], [startOfDate(date), startOfDate(tomorrow)], where);
    assert.ok(from !== null && until !== null && from <= until, where);
    days += 1;
    seen.update(`${where} ${from} ${until}\n`);
    if (from === until || at % EVERY > 0) continue;
    const instants = [from, until - 1, Math.floor((from + until) / 2)];
    const ranges = isSoak ? RANGES : RANGES.filter((_, index) => index === at / EVERY % RANGES.length);
    for (const range of ["today" as const, ...ranges]) {
      const [first, after] = expectedSpan(range, date);
      const expected = { from: startOfDate(first), until: startOfDate(after) };
      for (const now of instants) {
        assert.deepEqual(spanOf(range, now, zone), expected, `${where} ${range} ${now}`);
      }
    }
    if (at % (EVERY * DAYS) > 0) continue;
    const last = lastDays(DAYS, until - 1, zone);
    assert.equal(last.at(-1)?.until, until, where);
    for (const [index, each] of last.entries()) {
      const expected = date.subtract({ days: DAYS - 1 - index });
      assert.deepEqual(each, {
        day: textOf(expected),
        from: startOfDate(expected),
        until: startOfDate(expected.add({ days: 1 })),
      }, where);
    }
  }
}
console.log(`${seen.digest("hex")} ${days} days of ${kinds.size} kinds of zones`);
