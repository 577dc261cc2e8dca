import { formatDay, formatMinute, formatSecond, formatTime } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";

function textOn(today: (at: number, timeZone: string) => string, at: number, now: number): string {
  const { timeZone } = config();
  const isToday = formatDay(at, timeZone) === formatDay(now, timeZone);
  return isToday ? today(at, timeZone) : formatMinute(at, timeZone);
}

const systemNow = () => Math.floor(Date.now() / 1_000);

/** Returns "14:02", with the day if it is not today. */
export const scanTime = (at: number, now = systemNow()): string => textOn(formatTime, at, now);

/** Returns "14:02:12", or day and minute if it is not today: a station's last scans may be of another day. */
export const scanSecond = (at: number, now = systemNow()): string =>
  textOn((at, timeZone) => formatSecond(at, timeZone).slice(-8), at, now);
