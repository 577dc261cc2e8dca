/** An instant as a screen shows it: relative within 18 hours. Source: docs/requirements.md S4.7, S9.4. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatMinute } from "../../api/time/instants.ts";
import { relativeTime } from "./relative_time.ts";

const WINDOW_SECONDS = RELATIVE_TIME_WINDOW_HOURS * 3600;
/** True within 18 hours. */
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) <= WINDOW_SECONDS;

/** In lists, facts and timelines an older one is `DD-MM-YYYY HH:mm`: days have one form on a screen. */
export const whenText = (at: number, now: number, timeZone: string): string =>
  isFresh(at, now) ? relativeTime(at, now) : formatMinute(at, timeZone);
