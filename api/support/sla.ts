/**
 * Counts the seconds in which the support desk is open. A stopped clock has seconds left, negative once it is overdue.
 */
import { MIN_OPEN_MIN, type OpeningHours } from "../catalogue/opening_hours.ts";
import { MAX_HOLIDAYS, WORKDAYS } from "../catalogue/locations.ts";
import { type LocalDate, localDates } from "../time/dates.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const MIN_OPEN_S = 60 * MIN_OPEN_MIN;

export type CasePriority = "Normal" | "High";

/** Seconds of business time until the first reply and until the decision. */
export const BUDGETS_S = {
  Normal: { reply: 8 * HOUR_S, decision: 24 * HOUR_S },
  High: { reply: 2 * HOUR_S, decision: 8 * HOUR_S },
} as const satisfies Readonly<Record<CasePriority, Readonly<Record<"reply" | "decision", number>>>>;

/** A notice is sent when no more than this share of the budget is left. */
export const WARNING_SHARE = 0.25;

/** A clock runs while `due_at` is set, and is stopped while `left_s` is. */
export type CaseClock =
  | { readonly due_at: number; readonly left_s: null }
  | { readonly due_at: null; readonly left_s: number };

interface Opening {
  readonly from: number;
  readonly until: number;
}

/** Most days in which a desk has so many open seconds; the eighth day is for openings that clock changes skip. */
const daysFor = (openSeconds: number): number => 8 * (Math.ceil(openSeconds / MIN_OPEN_S) + MAX_HOLIDAYS + 1);

function openingOn(
  { workdays, holidays, opens_min, closes_min }: OpeningHours,
  date: LocalDate,
): Opening | null {
  const isOpen = workdays.includes(WORKDAYS[date.weekday] ?? "") && !holidays.includes(date.iso);
  if (!isOpen) return null;
  const [from, until] = [date.at(opens_min), date.at(closes_min)];
  // Daylight-saving time can skip the whole opening.
  return from < until ? { from, until } : null;
}

/** @param step 1 for the days from an instant on, -1 for those before it. */
function* openingsFrom(calendar: OpeningHours, unix: number, step: 1 | -1, days: number): Generator<Opening> {
  let left = days;
  for (const date of localDates(unix, calendar.time_zone, step)) {
    if (left-- <= 0) return;
    const opening = openingOn(calendar, date);
    if (opening) yield opening;
  }
}

/** Returns the instant at which so many open seconds have passed since `from`; before it for a negative number. */
function instantAfter(calendar: OpeningHours, from: number, openSeconds: number): number {
  const step = openSeconds < 0 ? -1 : 1;
  let left = Math.abs(openSeconds);
  const days = daysFor(left);
  for (const opening of openingsFrom(calendar, from, step, days)) {
    const begin = step > 0 ? Math.max(opening.from, from) : Math.min(opening.until, from);
    const open = step > 0 ? opening.until - begin : begin - opening.from;
    if (open >= left && open > 0) return begin + step * left;
    left -= Math.max(0, open);
  }
  throw new Error(
    `Cannot find when ${openSeconds} s of the desk are over: expected it within ${days} days`,
  );
}

/** Returns the seconds of an interval in which the desk is open; negative if it ends before it begins. */
export function openSeconds(calendar: OpeningHours, from: number, until: number): number {
  if (until < from) return -openSeconds(calendar, until, from);
  let seconds = 0;
  const days = (until - from) / DAY_S + 2;
  for (const opening of openingsFrom(calendar, from, 1, days)) {
    if (opening.from >= until) return seconds;
    seconds += Math.max(0, Math.min(opening.until, until) - Math.max(opening.from, from));
  }
  return seconds;
}

export const startClock = (calendar: OpeningHours, now: number, budgetSeconds: number): CaseClock => ({
  due_at: instantAfter(calendar, now, budgetSeconds),
  left_s: null,
});

/** Returns the seconds that are left, negative once it is overdue. */
export const secondsLeft = (calendar: OpeningHours, clock: CaseClock, now: number): number =>
  clock.due_at === null ? clock.left_s : openSeconds(calendar, now, clock.due_at);

export const stopClock = (calendar: OpeningHours, clock: CaseClock, now: number): CaseClock => ({
  due_at: null,
  left_s: secondsLeft(calendar, clock, now),
});

export const resumeClock = (calendar: OpeningHours, clock: CaseClock, now: number): CaseClock =>
  clock.due_at === null ? startClock(calendar, now, clock.left_s) : clock;

/** Keeps the used time when the opening hours of the desk change now. */
export const changeCalendar = (
  [before, after]: readonly [before: OpeningHours, after: OpeningHours],
  clock: CaseClock,
  now: number,
): CaseClock =>
  clock.due_at === null ? clock : startClock(after, now, openSeconds(before, now, clock.due_at));

/** Adds seconds to the budget, or subtracts them; the used time stays used. */
export const changeBudget = (
  calendar: OpeningHours,
  clock: CaseClock,
  now: number,
  extraSeconds: number,
): CaseClock => {
  const left = secondsLeft(calendar, clock, now) + extraSeconds;
  return clock.due_at === null ? { due_at: null, left_s: left } : startClock(calendar, now, left);
};

/** Returns the last due time that is warned of now: a quarter of the budget is left until then. */
export const lastDueTimeToWarnOf = (calendar: OpeningHours, now: number, budgetSeconds: number): number =>
  instantAfter(calendar, now, Math.round(budgetSeconds * WARNING_SHARE));
