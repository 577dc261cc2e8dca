/** Formats the times of notifications. Source: docs/requirements.md S4.7, S9.4. */
import { formatSecond } from "../../../../api/time/instants.ts";
import { isFresh } from "../../../lib/when.ts";
import { relativeTime } from "../../../lib/relative_time.ts";

export function exactText(at: number, timeZone: string): string {
  const [day = "", time = ""] = formatSecond(at, timeZone).split(" ");
  return `${time.replace(/^0/, "")} ${day.replaceAll("-", "/")}`;
}

/** Returns a relative time within 18 hours, else the exact time. Future times count as now. */
export function notifiedText(at: number, now: number, timeZone: string): string {
  const past = Math.min(at, now);
  return isFresh(past, now) ? relativeTime(past, now) : exactText(past, timeZone);
}
