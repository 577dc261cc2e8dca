/** When something was told. Pure. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatInstant } from "../../api/instants.ts";
import { relativeTime } from "../lib/relative_time.ts";

const WINDOW_SECONDS = RELATIVE_TIME_WINDOW_HOURS * 3600;

/**
 * Relative within the last 18 hours, else `H:mm:ss DD/MM/YYYY`, which is the same in every language. What a clock ahead
 * of ours wrote is now. Source: spec S4.7, S9.4.
 */
export function whenText(at: number, now: number, timeZone: string, language: string): string {
  const then = Math.min(at, now);
  return now - then <= WINDOW_SECONDS ? relativeTime(then, now, language) : formatInstant(at, timeZone);
}
