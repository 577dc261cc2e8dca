import { DAY_MS } from "../../api/constants.ts";
import { formatDay } from "../../api/time/instants.ts";
import { language } from "./i18n.ts";

/** Units, the days from which each is used, and the days that it counts as. */
const UNITS = [["year", 365, 365], ["month", 61, 30], ["day", 0, 1]] as const;

/** Counts calendar days of the time zone, whatever the clocks do between them. */
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
