/** Computes months of invoices, when an invoice is due, and when its seller is reminded. */
import { REMINDER_DAYS } from "../../../../api/money/invoices.ts";
import { daysLater, endOf, startOf } from "../../../../api/time/dates.ts";
import { formatDay } from "../../../../api/time/instants.ts";

const dayAfter = (days: number, at: number, timeZone: string): string =>
  formatDay(daysLater(days, at, timeZone), timeZone);

/** Returns the last second of the due day. */
export const dueAtOf = (issuedAt: number, days: number, timeZone: string): number =>
  (endOf(dayAfter(days, issuedAt, timeZone), timeZone) ?? issuedAt + 1) - 1;

/** Returns when the reminder with a number is due; null if there is no such reminder. */
export function reminderAt(dueAt: number, number: number, timeZone: string): number | null {
  const days = REMINDER_DAYS[number];
  return days === undefined ? null : startOf(dayAfter(days, dueAt, timeZone), timeZone);
}

/** Returns the number of reminders that are due by a time. */
export const remindersBy = (dueAt: number, at: number, timeZone: string): number =>
  REMINDER_DAYS.filter((_, number) => (reminderAt(dueAt, number, timeZone) ?? Infinity) <= at).length;

/** Returns when the first reminder after a time is due; null if all were due before. */
export const nextReminderAt = (dueAt: number, at: number, timeZone: string): number | null =>
  reminderAt(dueAt, remindersBy(dueAt, at, timeZone), timeZone);

export const yearIn = (timeZone: string) => (at: number): number => Number(formatDay(at, timeZone).slice(-4));

/** Returns the first second of the month around a time, and the first second after that month. */
export function monthAround(at: number, timeZone: string): { readonly from: number; readonly until: number } {
  const [, month = "01", year = "1970"] = formatDay(at, timeZone).split("-");
  const next = month === "12"
    ? `01-01-${Number(year) + 1}`
    : `01-${String(Number(month) + 1).padStart(2, "0")}-${year}`;
  return {
    from: startOf(`01-${month}-${year}`, timeZone) ?? 0,
    until: startOf(next, timeZone) ?? 0,
  };
}
