import { DAY_SECONDS } from "../constants.ts";
import { isCountry } from "../places/countries.ts";
import { isS10Service, s10Of } from "../codes/s10.ts";

export const RANGE_KINDS = ["s10"] as const;
/** Set by the system when the last number is given out, never by a person. */
export const EXHAUSTED_RANGE = "Exhausted";
export const LAST_SERIAL = 99_999_999;
const SERIAL_DIGITS = 8;
/** A new range takes a week to get. */
export const LOW_DAYS = 7;

export interface NumberRange {
  readonly head: string;
  readonly country: string;
  readonly first: number;
  readonly last: number;
  readonly next: number;
  readonly created_at: number;
}

export const numberOf = ({ head, country }: Pick<NumberRange, "head" | "country">, serial: number): string =>
  s10Of(head, String(serial).padStart(SERIAL_DIGITS, "0"), country);

export const isHead = (head: string): boolean => isS10Service(head);
export const isIssuer = (country: string): boolean => isCountry(country);

export const remainingNumbers = ({ last, next }: Pick<NumberRange, "last" | "next">): number =>
  Math.max(0, last - next + 1);

/** Extrapolates the pace since the range was made, a day at least; null while no number was given out. */
export function daysLeft(range: NumberRange, now: number): number | null {
  const given = range.next - range.first;
  if (given === 0) return null;
  const days = Math.max(1, (now - range.created_at) / DAY_SECONDS);
  return Math.floor(remainingNumbers(range) * days / given);
}

export type RangeLevel = "ok" | "low" | "out";

export function levelOf(range: NumberRange, now: number): RangeLevel {
  if (remainingNumbers(range) === 0) return "out";
  const days = daysLeft(range, now);
  return days !== null && days < LOW_DAYS ? "low" : "ok";
}
