import { formatDay, formatMinute, formatTime } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";

/** Returns "14:02", with the day if it is not today. */
export function scanTime(at: number, now = Math.floor(Date.now() / 1_000)): string {
  const { timeZone } = config();
  const isToday = formatDay(at, timeZone) === formatDay(now, timeZone);
  return isToday ? formatTime(at, timeZone) : formatMinute(at, timeZone);
}
