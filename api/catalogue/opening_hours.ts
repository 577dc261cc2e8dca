/** Opening hours of locations; those of the support desk decide when cases are due. */
import { WORKDAYS } from "./locations.ts";

export interface OpeningHours {
  readonly time_zone: string;
  /** At least one of WORKDAYS. */
  readonly workdays: readonly string[];
  /** YYYY-MM-DD */
  readonly holidays: readonly string[];
  /** Minutes after midnight. The location closes on the same day, at least MIN_OPEN_MIN later. */
  readonly opens_min: number;
  readonly closes_min: number;
}

/** Shortest opening time of a day: a desk that opened for less would have due times years ahead. */
export const MIN_OPEN_MIN = 60;
export const OPENS_MIN = 9 * 60;
export const CLOSES_MIN = 18 * 60;

/** Returns the opening hours that are used if no location is the support desk. */
export const usualHours = (timeZone: string): OpeningHours => ({
  time_zone: timeZone,
  workdays: WORKDAYS.slice(0, 5),
  holidays: [],
  opens_min: OPENS_MIN,
  closes_min: CLOSES_MIN,
});
