import { DAY_MS } from "../../api/constants.ts";
import { formatDay } from "../../api/time/instants.ts";
import { language } from "./i18n.ts";

/** Units, each with the number of days from which it is used, and the number of days that it stands for. */
const UNITS = [["year", 365, 365], ["month", 61, 30], ["day", 0, 1]] as const;

/** Returns the number of a calendar day in the time zone, so that daylight saving time does not affect differences. */
function dayNumber(unix: number, timeZone: string): number {
  const [day = 1, month = 1, year = 1970] = formatDay(unix, timeZone).split("-").map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function relativeDay(at: number, now: number, timeZone: string): string {
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  const [unit, , size] = UNITS.find(([, least]) => Math.abs(days) >= least) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(language.peek(), { numeric: "auto" });
  return format.format(Math.trunc(days / size), unit);
}
