import { DAY_SECONDS } from "../constants.ts";
import { isCountry } from "../places/countries.ts";
import { withMod10 } from "../codes/digits.ts";
import { isS10Service, s10Of } from "../codes/s10.ts";

/** Labels have postal numbers, boxes SSCCs. */
export const RANGE_KINDS = ["s10", "sscc"] as const;
/** Set by the system when the last number is given out, never by a person. */
export const EXHAUSTED_RANGE = "Exhausted";
export const LAST_SERIAL = 99_999_999;
/** Highest serial number after the shortest head. */
export const MAX_SERIAL = 999_999_999;
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

const SSCC_BODY = 17;
export const MAX_SSCC_HEAD = 11;
/** An extension digit and a GS1 company prefix of 7 to 10 digits. */
export const isSsccHead = (head: string): boolean => /^\d{8,11}$/.test(head);
/** Returns the digits that a head leaves for the serial number. */
export const ssccDigits = (head: string): number => SSCC_BODY - head.length;
export const lastSsccSerial = (head: string): number => 10 ** ssccDigits(head) - 1;
export const ssccOf = (head: string, serial: number): string => withMod10(bodyOf(head, serial));

type Span = Pick<NumberRange, "head" | "first" | "last">;
const bodyOf = (head: string, serial: number) => head + String(serial).padStart(ssccDigits(head), "0");

/** Returns true where two ranges have a number in common. Texts of one length are in the order of their numbers. */
export const isSharedSscc = (one: Span, other: Span): boolean =>
  bodyOf(one.head, one.first) <= bodyOf(other.head, other.last) &&
  bodyOf(other.head, other.first) <= bodyOf(one.head, one.last);

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
