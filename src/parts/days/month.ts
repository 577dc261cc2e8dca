/** Computes with days as ISO texts, which can be compared and need no time zone. */

import { DAY_MS } from "../../../api/constants.ts";

const WEEK_DAYS = 7;
/** Number of weeks that are always shown, enough for any month, so that the calendar keeps its height. */
const ROWS = 6;

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(instantOf(day).getTime() + count * DAY_MS));

export function addMonths(day: string, count: number): string {
  const first = instantOf(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${dayOf(first).slice(0, 8)}${String(Math.min(Number(day.slice(8)), last)).padStart(2, "0")}`;
}

interface WeekInfo {
  readonly firstDay: number;
}
type WeekLocale = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** Returns the first day of the week in a language: 1 for Monday, 7 for Sunday. */
export function weekStart(language: string): number {
  const locale = new Intl.Locale(language).maximize() as WeekLocale;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

export function startOfWeek(day: string, first: number): string {
  const since = (instantOf(day).getUTCDay() - first + WEEK_DAYS) % WEEK_DAYS;
  return addDays(day, -since);
}

export function weeksOf(day: string, first: number): readonly (readonly string[])[] {
  const start = startOfWeek(`${day.slice(0, 7)}-01`, first);
  return Array.from(
    { length: ROWS },
    (_, week) => Array.from({ length: WEEK_DAYS }, (_, at) => addDays(start, week * WEEK_DAYS + at)),
  );
}

/** Returns the day to which a key moves; null for other keys. With `isRtl` the next day is to the left. */
export function dayByKey(key: string, day: string, first: number, isRtl: boolean): string | null {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(day, forward);
    case "ArrowLeft":
      return addDays(day, -forward);
    case "ArrowDown":
      return addDays(day, WEEK_DAYS);
    case "ArrowUp":
      return addDays(day, -WEEK_DAYS);
    case "Home":
      return startOfWeek(day, first);
    case "End":
      return addDays(startOfWeek(day, first), WEEK_DAYS - 1);
    case "PageDown":
      return addMonths(day, 1);
    case "PageUp":
      return addMonths(day, -1);
    default:
      return null;
  }
}
