/**
 * Days in any time zone, on any host. The only importer of the date library; text of instants is in instants.ts. The
 * parts of Temporal that are used are imported as functions: they take 9 KB of a browser's download, the classes 19 KB.
 *
 * A day begins with the first instant that has its date and ends where the next one begins. So every instant is in
 * exactly one day, and a month is the sum of its days: also where clocks skip midnight, or show it twice.
 */
import * as Dates from "temporal-polyfill/fns/PlainDate";
import * as Clocks from "temporal-polyfill/fns/ZonedDateTime";
import type { Range } from "./ranges.ts";

/** Unix seconds; `until` is exclusive. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

type PlainDay = Dates.Record;

const NANOSECONDS = 1_000_000_000n;

const startOfDate = (day: PlainDay, timeZone: string): number =>
  Math.floor(Dates.toZonedDateTime(day, timeZone).epochMilliseconds / 1000);

function dateOf(unix: number, timeZone: string): PlainDay {
  const shown = Clocks.toPlainDate(Clocks.create(BigInt(unix) * NANOSECONDS, timeZone));
  const next = Dates.addDays(shown, 1);
  // Clocks that go back behind midnight show the date before once more, although the new day has begun.
  return startOfDate(next, timeZone) <= unix ? next : shown;
}

/** Refuses 31-02-2026, and does not roll it over. */
function dateIn(text: string): PlainDay | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, date, month, year] = match;
  const iso = `${year}-${month}-${date}`;
  const check = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(check.getTime()) || check.toISOString().slice(0, 10) !== iso) return null;
  return Dates.create(Number(year), Number(month), Number(date));
}

/** Takes DD-MM-YYYY. Null for no such day. Source: docs/requirements.md S5.6. */
export function startOf(day: string, timeZone: string): number | null {
  const date = dateIn(day);
  return date && startOfDate(date, timeZone);
}

/** Exclusive; null as in `startOf`. */
export function endOf(day: string, timeZone: string): number | null {
  const date = dateIn(day);
  return date && startOfDate(Dates.addDays(date, 1), timeZone);
}

/** A cache by the current day: days of a time zone are slow to compute, and every list needs them. */
const spans = new Map<string, { readonly today: Span; readonly span: Span }>();

export function spanOf(range: Range, now: number, timeZone: string): Span {
  const key = `${range} ${timeZone}`;
  const known = spans.get(key);
  if (known && now >= known.today.from && now < known.today.until) return known.span;
  const date = dateOf(now, timeZone);
  const between = (first: PlainDay, after: PlainDay): Span => ({
    from: startOfDate(first, timeZone),
    until: startOfDate(after, timeZone),
  });
  const span = between(...datesOf(range, date));
  spans.set(key, { today: between(date, Dates.addDays(date, 1)), span });
  return span;
}

function datesOf(range: Range, today: PlainDay): readonly [PlainDay, PlainDay] {
  const tomorrow = Dates.addDays(today, 1);
  const month = Dates.startOfMonth(today);
  const year = Dates.startOfYear(today);
  switch (range) {
    case "today":
      return [today, tomorrow];
    case "yesterday":
      return [Dates.subtractDays(today, 1), today];
    case "last-7-days":
      return [Dates.subtractDays(today, 6), tomorrow];
    case "this-month":
      return [month, Dates.addMonths(month, 1)];
    case "last-month":
      return [Dates.subtractMonths(month, 1), month];
    case "last-90-days":
      return [Dates.subtractDays(today, 89), tomorrow];
    case "this-year":
      return [year, Dates.addYears(year, 1)];
  }
}

/** `day` is DD-MM-YYYY. */
export interface Day extends Span {
  readonly day: string;
}

/** The oldest is first. */
export function lastDays(count: number, now: number, timeZone: string): readonly Day[] {
  const today = dateOf(now, timeZone);
  const dates = Array.from({ length: count + 1 }, (_, index) => Dates.addDays(today, index + 1 - count));
  const starts = dates.map((date) => startOfDate(date, timeZone));
  return dates.slice(0, -1).map((date, index) => ({
    day: Dates.toString(date).split("-").reverse().join("-"),
    from: starts[index] ?? 0,
    until: starts[index + 1] ?? 0,
  }));
}

/** Returns the same time of day so many days later; a time that clocks skip on that day moves later by the skipped time. */
export const daysLater = (days: number, unix: number, timeZone: string): number =>
  Math.floor(
    Clocks.addDays(Clocks.create(BigInt(unix) * NANOSECONDS, timeZone), days).epochMilliseconds / 1000,
  );

/** Includes the given instant. */
export function latestOf(
  times: readonly { readonly hour: number; readonly minute: number }[],
  now: number,
  timeZone: string,
): number {
  const today = Clocks.toPlainDate(Clocks.create(BigInt(now) * NANOSECONDS, timeZone));
  const instants = [0, 1].flatMap((ago) => {
    const { year, month, day } = Dates.subtractDays(today, ago);
    return times.map((time) =>
      Math.floor(Clocks.fromFields({ year, month, day, ...time, timeZone }).epochMilliseconds / 1000)
    );
  });
  return Math.max(...instants.filter((at) => at <= now));
}

/** Returns when the clocks show that time of a day, DD-MM-YYYY; a skipped time moves later, a repeated one is the first. */
export function instantOf(
  day: string,
  time: { readonly hour: number; readonly minute: number; readonly second: number },
  timeZone: string,
): number | null {
  const date = dateIn(day);
  if (!date) return null;
  const { year, month, day: dayOfMonth } = date;
  return Math.floor(
    Clocks.fromFields({ year, month, day: dayOfMonth, ...time, timeZone }).epochMilliseconds / 1000,
  );
}

export interface LocalDate {
  /** YYYY-MM-DD */
  readonly iso: string;
  /** 0 is Monday. */
  readonly weekday: number;
  /** Returns when the clocks show this time; a skipped time moves later by the skipped time. */
  readonly at: (minuteOfDay: number) => number;
}

/** Days of 24 hours, which are nearly all: their times need no library, which takes 50 µs for each. */
const starts = new Map<string, { readonly start: number; readonly isRegular: boolean }>();
const MAX_STARTS = 10_000;

function startOfDay(date: PlainDay, iso: string, timeZone: string) {
  const key = `${iso} ${timeZone}`;
  const known = starts.get(key);
  if (known) return known;
  const start = startOfDate(date, timeZone);
  const isRegular = startOfDate(Dates.addDays(date, 1), timeZone) - start === 24 * 3600;
  if (starts.size >= MAX_STARTS) starts.clear();
  const found = { start, isRegular };
  starts.set(key, found);
  return found;
}

/** Yields the date that clocks show at an instant, then the days after it, or before it for a step of -1, without end. */
export function* localDates(unix: number, timeZone: string, step: 1 | -1 = 1): Generator<LocalDate, never> {
  let date = Clocks.toPlainDate(Clocks.create(BigInt(unix) * NANOSECONDS, timeZone));
  while (true) {
    const day = date;
    const iso = Dates.toString(day);
    yield {
      iso,
      weekday: Dates.dayOfWeek(day) - 1,
      at: (minuteOfDay) => {
        const { start, isRegular } = startOfDay(day, iso, timeZone);
        if (isRegular) return start + minuteOfDay * 60;
        const { year, month, day: dayOfMonth } = day;
        const time = { hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
        return Math.floor(
          Clocks.fromFields({ year, month, day: dayOfMonth, ...time, timeZone }).epochMilliseconds / 1000,
        );
      },
    };
    date = Dates.addDays(date, step);
  }
}
