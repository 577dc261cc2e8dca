/** Days as people write them and as the API compares them. The only importer of dayjs; text of instants is in instants.ts. */
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { Range } from "./ranges.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Two unix seconds: the first of the span and the first after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const startOfDay = (unix: number, timeZone: string) => dayjs.unix(unix).tz(timeZone).startOf("day");

/**
 * The first instant of a day written DD-MM-YYYY, in a time zone. Null for text that is no such day:
 * 31-02-2026 is refused, not rolled over. Source: spec S5.6.
 */
export function startOf(day: string, timeZone: string): number | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(day.trim());
  if (!match) return null;
  const [, date, month, year] = match;
  const iso = `${year}-${month}-${date}`;
  const check = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(check.getTime()) || check.toISOString().slice(0, 10) !== iso) return null;
  return dayjs.tz(`${iso} 00:00`, timeZone).unix();
}

/** The first instant after a day written DD-MM-YYYY; null as in `startOf`. */
export function endOf(day: string, timeZone: string): number | null {
  const start = startOf(day, timeZone);
  return start === null ? null : dayjs.unix(start).tz(timeZone).add(1, "day").startOf("day").unix();
}

/** Spans of the day they were asked on: a time zone's days are dear to compute, and every list asks. */
const spans = new Map<string, { readonly today: Span; readonly span: Span }>();

/** A named span around an instant. */
export function spanOf(range: Range, now: number, timeZone: string): Span {
  const key = `${range} ${timeZone}`;
  const known = spans.get(key);
  if (known && now >= known.today.from && now < known.today.until) return known.span;
  const start = startOfDay(now, timeZone);
  const today = { from: start.unix(), until: start.add(1, "day").startOf("day").unix() };
  const span = computeSpan(range, start);
  spans.set(key, { today, span });
  return span;
}

function computeSpan(range: Range, today: dayjs.Dayjs): Span {
  const month = today.startOf("month");
  const span = (from: dayjs.Dayjs, until: dayjs.Dayjs): Span => ({ from: from.unix(), until: until.unix() });
  const tomorrow = today.add(1, "day");
  switch (range) {
    case "today":
      return span(today, tomorrow);
    case "yesterday":
      return span(today.subtract(1, "day"), today);
    case "last-7-days":
      return span(today.subtract(6, "day"), tomorrow);
    case "this-month":
      return span(month, month.add(1, "month"));
    case "last-month":
      return span(month.subtract(1, "month"), month);
    case "last-90-days":
      return span(today.subtract(89, "day"), tomorrow);
    case "this-year":
      return span(today.startOf("year"), today.startOf("year").add(1, "year"));
  }
}

/** One day: how people write it, DD-MM-YYYY, and the instants it spans. */
export interface Day extends Span {
  readonly day: string;
}

/** So many days that end with the day of an instant, the oldest first. */
export function lastDays(count: number, now: number, timeZone: string): readonly Day[] {
  const today = startOfDay(now, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const start = today.subtract(count - 1 - index, "day").startOf("day");
    const until = start.add(1, "day").startOf("day").unix();
    return { day: start.format("DD-MM-YYYY"), from: start.unix(), until };
  });
}

/** The latest instant, an instant itself among them, at which a day's clock showed one of the times. */
export function latestOf(
  times: readonly { readonly hour: number; readonly minute: number }[],
  now: number,
  timeZone: string,
): number {
  const today = dayjs.unix(now).tz(timeZone);
  const instants = [0, 1].flatMap((ago) => {
    const day = today.subtract(ago, "day").format("YYYY-MM-DD");
    return times.map(({ hour, minute }) => dayjs.tz(`${day} ${two(hour)}:${two(minute)}`, timeZone).unix());
  });
  return Math.max(...instants.filter((at) => at <= now));
}

const two = (part: number): string => String(part).padStart(2, "0");
