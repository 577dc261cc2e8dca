/** Computes the days on which a report is due: every day, every Monday, or the first of every month. */
import { type LocalDate, localDates } from "../time/dates.ts";
import type { Period } from "../time/ranges.ts";
import type { TimeOfDay } from "../desk/user_notifications.ts";

/** The default time, for people who chose none. */
export const REPORT_TIME: TimeOfDay = { hour: 7, minute: 0 };

const isDueOn: { readonly [P in Period]: (date: LocalDate) => boolean } = {
  day: () => true,
  week: ({ weekday }) => weekday === 0,
  month: ({ iso }) => iso.endsWith("-01"),
};

const instantOf = (date: LocalDate, { hour, minute }: TimeOfDay): number => date.at(hour * 60 + minute);

export interface Clock {
  readonly now: number;
  readonly timeZone: string;
  /** Time of day at which the person's reports are sent. */
  readonly time: TimeOfDay;
}

/** Returns the first due day whose time has not passed yet, as YYYY-MM-DD. */
export function firstDueDay(every: Period, { now, timeZone, time }: Clock): string {
  for (const date of localDates(now, timeZone)) {
    if (isDueOn[every](date) && instantOf(date, time) > now) return date.iso;
  }
  throw new RangeError("Cannot find a due day: expected dates without end");
}

/**
 * Returns the latest due day whose time has passed; null if it is before `nextDay`. Days that were missed while no
 * server ran are due once, together.
 *
 * @param nextDay the first due day that is still to be sent
 */
export function dueDay(every: Period, nextDay: string, { now, timeZone, time }: Clock): string | null {
  for (const date of localDates(now, timeZone, -1)) {
    if (date.iso < nextDay) return null;
    if (isDueOn[every](date) && instantOf(date, time) <= now) return date.iso;
  }
  return null;
}

/** Returns the next due day after one that was sent. */
export function dayAfter(every: Period, day: string, { now, timeZone }: Clock): string {
  for (const date of localDates(now, timeZone)) {
    if (date.iso > day && isDueOn[every](date)) return date.iso;
  }
  throw new RangeError("Cannot find a due day: expected dates without end");
}

export const dateOn = (now: number, timeZone: string): string => localDates(now, timeZone).next().value.iso;
