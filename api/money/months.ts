/** Months of the ledger, in the business's time zone. */
import { formatDay } from "../time/instants.ts";
import { startOf } from "../time/dates.ts";
import { MONTH } from "./statement.ts";

/** Unix seconds: the first second of a month, and the first after it. */
export interface MonthSpan {
  readonly month: string;
  readonly from: number;
  readonly until: number;
}

/** The totals of an account in a month, over all sellers. */
export interface MonthTotal {
  /** An account such as `revenue:goods`. */
  readonly account: string;
  readonly currency: string;
  readonly opening_minor: number;
  readonly debit_minor: number;
  readonly credit_minor: number;
  readonly closing_minor: number;
}

/** Days after which an ended month, or one that was reopened, is closed automatically. */
export const CLOSES_AFTER_DAYS = 2;

const two = (number: number): string => String(number).padStart(2, "0");

/** Takes a month such as 2026-03; returns null for any other text. */
export function monthSpan(month: string, timeZone: string): MonthSpan | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) return null;
  const next = Number(number) % 12 + 1;
  const from = startOf(`01-${number}-${year}`, timeZone);
  const until = startOf(`01-${two(next)}-${next === 1 ? Number(year) + 1 : year}`, timeZone);
  return from === null || until === null ? null : { month, from, until };
}

/** Returns the month of an instant: 2026-03. */
export function monthAt(unix: number, timeZone: string): string {
  const [, month = "", year = ""] = formatDay(unix, timeZone).split("-");
  return `${year}-${month}`;
}

export function monthsBetween(first: number, last: number, timeZone: string): readonly MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (let at = first; at <= last;) {
    const span = monthSpan(monthAt(at, timeZone), timeZone);
    if (!span) break;
    spans.push(span);
    at = span.until;
  }
  return spans;
}
