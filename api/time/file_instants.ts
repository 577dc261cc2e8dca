/** Separate from instants.ts, which the first list needs. */
import { DAY_SECONDS, HOUR_SECONDS } from "../constants.ts";
import { formatDay, formatSecond } from "./instants.ts";

/** A cache of the last day: rows of a file come day by day, and formatting a day takes most of a row's time. */
let lastDay = { day: NaN, text: "" };
const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** Formats an instant as `DD-MM-YYYY HH:mm:ss`. */
export function formatFileInstant(unix: number, timeZone: string): string {
  if (timeZone !== "UTC") return formatSecond(unix, timeZone);
  const day = Math.floor(unix / DAY_SECONDS);
  if (day !== lastDay.day) lastDay = { day, text: formatDay(unix, timeZone) };
  const second = unix - day * DAY_SECONDS;
  const time = [second / HOUR_SECONDS, second / 60 % 60, second % 60].map(twoDigits);
  return `${lastDay.text} ${time.join(":")}`;
}
