/** An instant as a screen says it. */
import { RELATIVE_TIME_WINDOW_HOURS } from "../../api/constants.ts";
import { formatInstant } from "../../api/instants.ts";
import { relativeTime } from "./relative_time.ts";

const WINDOW_SECONDS = RELATIVE_TIME_WINDOW_HOURS * 3600;

/**
 * Relative within 18 hours, else `H:mm:ss DD/MM/YYYY`, which is the same in every language. Lists, facts, timelines and
 * notifications say their times with it. Source: spec S4.7, S9.4.
 */
export const whenText = (at: number, now: number, timeZone: string): string =>
  Math.abs(now - at) <= WINDOW_SECONDS ? relativeTime(at, now) : formatInstant(at, timeZone);

/** The same of what has happened: what a clock ahead of ours wrote is now. */
export const pastText = (at: number, now: number, timeZone: string): string =>
  whenText(Math.min(at, now), now, timeZone);
