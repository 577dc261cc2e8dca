/**
 * Days in any time zone, on any host. The only importer of the date library; text of instants is in instants.ts. The
 * parts of Temporal that are used are imported as functions: they take 9 KB of a browser's download, the classes 19 KB.
 *
 * A day begins with the first instant that has its date and ends where the next one begins. So every instant is in
 * exactly one day, and a month is the sum of its days: also if clocks skip midnight, or show it twice.
 */
import * as Dates from "temporal-polyfill/fns/PlainDate";
import * as Clocks from "temporal-polyfill/fns/ZonedDateTime";
import type { Period, Range } from "./ranges.ts";

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
  // Clocks that are set back at midnight show the date before once more, although the new day has begun.
  return startOfDate(next, timeZone) <= unix ? next : shown;
}

/** Refuses 31-02-2026 instead of rolling it over to March. */
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

/** Returns the first second after a day; null as in `startOf`. */
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

const textOf = (date: PlainDay): string => Dates.toString(date).split("-").reverse().join("-");

const EARLIER: { readonly [R in Range]: (first: PlainDay) => PlainDay } = {
  "today": (first) => Dates.subtractDays(first, 1),
  "yesterday": (first) => Dates.subtractDays(first, 1),
  "last-7-days": (first) => Dates.subtractDays(first, 7),
  "this-month": (first) => Dates.subtractMonths(first, 1),
  "last-month": (first) => Dates.subtractMonths(first, 1),
  "last-90-days": (first) => Dates.subtractDays(first, 90),
  "this-year": (first) => Dates.subtractYears(first, 1),
};

/**
 * Returns the span that a span is compared with: the one before it, of as many days if it is no named range. While
 * the span lasts, the earlier one ends after as many days, at the time of day that it is now.
 */
export function spanBefore(span: Span, range: Range | null, now: number, timeZone: string): Span {
  const first = dateOf(span.from, timeZone);
  const after = dateOf(span.until, timeZone);
  const begin = range ? EARLIER[range](first) : Dates.subtractDays(first, daysBetween(first, after));
  const from = startOfDate(begin, timeZone);
  if (now < span.from || now >= span.until) return { from, until: span.from };
  const { hour, minute, second } = Clocks.toPlainTime(Clocks.create(BigInt(now) * NANOSECONDS, timeZone));
  const { year, month, day } = Dates.addDays(begin, daysBetween(first, dateOf(now, timeZone)));
  const passed = Clocks.fromFields({ year, month, day, hour, minute, second, timeZone });
  return { from, until: Math.min(Math.floor(passed.epochMilliseconds / 1000), span.from) };
}

const daysBetween = (one: PlainDay, other: PlainDay): number => {
  const at = (date: PlainDay) => Date.parse(`${Dates.toString(date)}T00:00:00Z`);
  return Math.round((at(other) - at(one)) / 86_400_000);
};

/** A part of a span: its first and last day are DD-MM-YYYY. */
export interface DatedSpan extends Span {
  readonly first: string;
  readonly last: string;
}

const NEXT: { readonly [P in Period]: (date: PlainDay) => PlainDay } = {
  day: (date) => Dates.addDays(date, 1),
  week: (date) => Dates.addDays(date, 8 - Dates.dayOfWeek(date)),
  month: (date) => Dates.addMonths(Dates.startOfMonth(date), 1),
};

/** The last parts that were computed: those of a year take 20 ms. */
const parts = new Map<string, readonly DatedSpan[]>();

/** Divides a span of whole days into days, weeks or months; the first and the last may be shorter. */
export function partsOf({ from, until }: Span, period: Period, timeZone: string): readonly DatedSpan[] {
  const key = `${from} ${until} ${period} ${timeZone}`;
  const known = parts.get(key);
  if (known) return known;
  const found: DatedSpan[] = [];
  for (let date = dateOf(from, timeZone), at = from; at < until;) {
    const next = NEXT[period](date);
    const end = Math.min(startOfDate(next, timeZone), until);
    const last = end < until ? Dates.subtractDays(next, 1) : dateOf(end - 1, timeZone);
    found.push({ from: at, until: end, first: textOf(date), last: textOf(last) });
    [date, at] = [next, end];
  }
  if (parts.size >= 100) parts.clear();
  parts.set(key, found);
  return found;
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
    day: textOf(date),
    from: starts[index] ?? 0,
    until: starts[index + 1] ?? 0,
  }));
}

/** Returns the same time of day so many days later; a time that clocks skip moves later by the skipped time. */
export const daysLater = (days: number, unix: number, timeZone: string): number =>
  Math.floor(
    Clocks.addDays(Clocks.create(BigInt(unix) * NANOSECONDS, timeZone), days).epochMilliseconds / 1000,
  );

/** Returns the last instant until `now` at which clocks showed one of the times of day. */
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

/** Returns the first instant at which clocks show a time on a day, DD-MM-YYYY; a time that they skip moves later. */
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

/** A cache of days. Times of a regular day, of 24 hours, need no library, which takes 50 µs for each time. */
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

/** Yields the date of an instant, then the days after it, or before it for a step of -1, without end. */
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
