/** Opening hours of locations; those of the support desk decide when cases are due. */
import { WORKDAYS } from "./locations.ts";

export interface OpeningHours {
  readonly time_zone: string;
  /** At least one of WORKDAYS. */
  readonly workdays: readonly string[];
  /** YYYY-MM-DD */
  readonly holidays: readonly string[];
  /** Minutes after midnight. It closes on the day on which it opens, at least MIN_OPEN_MIN later. */
  readonly opens_min: number;
  readonly closes_min: number;
}

/** Due times of a desk that is open for less would be years ahead. */
export const MIN_OPEN_MIN = 60;
export const OPENS_MIN = 9 * 60;
export const CLOSES_MIN = 18 * 60;

/** The hours that count if no location is the support desk. */
export const usualHours = (timeZone: string): OpeningHours => ({
  time_zone: timeZone,
  workdays: WORKDAYS.slice(0, 5),
  holidays: [],
  opens_min: OPENS_MIN,
  closes_min: CLOSES_MIN,
});
