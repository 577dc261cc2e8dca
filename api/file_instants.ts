/** Instants in the rows of a file: many, and mostly of one day. Apart from instants.ts, which the first list needs. */
import { formatDay, formatSecond } from "./instants.ts";

const SECONDS_OF_DAY = 86_400;
const SECONDS_OF_HOUR = 3_600;
/** Rows of a file come day by day: the day that was written last is kept, for the engine's own text takes most of a row's time. */
let lastDay = { day: NaN, text: "" };
const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** An instant as `DD-MM-YYYY HH:mm:ss`. */
export function formatFileInstant(unix: number, timeZone: string): string {
  if (timeZone !== "UTC") return formatSecond(unix, timeZone);
  const day = Math.floor(unix / SECONDS_OF_DAY);
  if (day !== lastDay.day) lastDay = { day, text: formatDay(unix, timeZone) };
  const second = unix - day * SECONDS_OF_DAY;
  const time = [second / SECONDS_OF_HOUR, second / 60 % 60, second % 60].map(twoDigits);
  return `${lastDay.text} ${time.join(":")}`;
}
