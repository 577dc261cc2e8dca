/** Formats an instant: relative within 18 hours. Source: docs/requirements.md S4.7, S9.4. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatMinute } from "../../api/time/instants.ts";
import { relativeTime } from "./relative_time.ts";

const WINDOW_SECONDS = RELATIVE_TIME_WINDOW_HOURS * 3600;
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= WINDOW_SECONDS;

/** Older instants are `DD-MM-YYYY HH:mm` in lists, facts and timelines: days have one form on a screen. */
export const whenText = (at: number, now: number, timeZone: string): string =>
  isFresh(at, now) ? relativeTime(at, now) : formatMinute(at, timeZone);
