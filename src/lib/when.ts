/** Writes an instant, relative to now within 18 hours. Source: docs/requirements.md S4.7, S9.4. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatMinute } from "../../api/time/instants.ts";
import { relativeTime } from "./relative_time.ts";

const WINDOW_SECONDS = RELATIVE_TIME_WINDOW_HOURS * 3600;
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= WINDOW_SECONDS;

/** Writes an instant: a recent one relatively, an older one as `DD-MM-YYYY HH:mm`, the same in lists, facts and timelines. */
export const whenText = (at: number, now: number, timeZone: string): string =>
  isFresh(at, now) ? relativeTime(at, now) : formatMinute(at, timeZone);
