import { DAY_SECONDS } from "../constants.ts";
import { isCountry } from "../places/countries.ts";
import { withMod10 } from "../codes/digits.ts";
import { isS10Service, s10Of } from "../codes/s10.ts";

export const LAST_S10_SERIAL = 99_999_999;
/** Highest serial number of a box: as many digits as the shortest head leaves. */
export const MAX_SERIAL = 999_999_999;
const SERIAL_DIGITS = 8;
/** A range is low if it lasts for fewer days: a new one takes a week to get. */
export const LOW_DAYS = 7;

export interface NumberRange {
  readonly kind: string;
  readonly head: string;
  readonly country: string;
  readonly first: number;
  readonly last: number;
  readonly next: number;
  readonly created_at: number;
}

export type RangeBounds = Pick<NumberRange, "kind" | "head" | "country" | "first" | "last">;

export const numberOf = ({ head, country }: Pick<NumberRange, "head" | "country">, serial: number): string =>
  s10Of(head, String(serial).padStart(SERIAL_DIGITS, "0"), country);

const SSCC_BODY = 17;
export const MAX_SSCC_HEAD = 11;
/** An extension digit and a GS1 company prefix of 7 to 10 digits. */
export const isSsccHead = (head: string): boolean => /^\d{8,11}$/.test(head);
export const ssccDigits = (head: string): number => SSCC_BODY - head.length;
export const lastSsccSerial = (head: string): number => 10 ** ssccDigits(head) - 1;
export const ssccOf = (head: string, serial: number): string => withMod10(bodyOf(head, serial));

/** Returns the number of a range with its check digit. */
export const codeIn = (range: Pick<NumberRange, "kind" | "head" | "country">, serial: number): string =>
  range.kind === "sscc" ? ssccOf(range.head, serial) : numberOf(range, serial);

/** Returns the serial of a number as it is printed; null if it has another head or a wrong check digit. */
export function serialIn(range: Pick<NumberRange, "kind" | "head" | "country">, text: string): number | null {
  const printed = text.replaceAll(/[\s()-]/g, "").toUpperCase();
  const code = range.kind === "sscc" && printed.length === SSCC_BODY + 3 ? printed.slice(2) : printed;
  if (!code.startsWith(range.head)) return null;
  const digits = range.kind === "sscc"
    ? code.slice(range.head.length, SSCC_BODY)
    : code.slice(range.head.length, range.head.length + SERIAL_DIGITS);
  if (!/^\d+$/.test(digits)) return null;
  return codeIn(range, Number(digits)) === code ? Number(digits) : null;
}

/** Names a range by its bounds, without check digits: "RB 00020000–00024999 VN". */
export function rangeName({ kind, head, country, first, last }: RangeBounds): string {
  const digits = kind === "sscc" ? Math.max(1, ssccDigits(head)) : SERIAL_DIGITS;
  const [from, to] = [first, last].map((serial) => String(serial).padStart(digits, "0"));
  return [head, `${from}–${to}`, country].filter(Boolean).join(" ");
}

const bodyOf = (head: string, serial: number) => head + String(serial).padStart(ssccDigits(head), "0");

/** Returns true if two ranges have a number in common; those of boxes may, even with heads of different lengths. */
export function sharesNumbers(one: RangeBounds, other: RangeBounds): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind !== "sscc") {
    return one.head === other.head && one.country === other.country && one.first <= other.last &&
      other.first <= one.last;
  }
  // Texts of one length are in the order of their numbers.
  return bodyOf(one.head, one.first) <= bodyOf(other.head, other.last) &&
    bodyOf(other.head, other.first) <= bodyOf(one.head, one.last);
}

export const isS10Head = (head: string): boolean => isS10Service(head);
export const isIssuer = (country: string): boolean => isCountry(country);

export const remainingNumbers = ({ last, next }: Pick<NumberRange, "last" | "next">): number =>
  Math.max(0, last - next + 1);

type Used = Pick<NumberRange, "first" | "last" | "next" | "created_at">;

/** Returns numbers used per day since the range was made (at least one day); null while no number was given out. */
export function perDay({ first, next, created_at }: Used, now: number): number | null {
  const given = next - first;
  return given === 0 ? null : given / Math.max(1, (now - created_at) / DAY_SECONDS);
}

/** Returns the instant at which the last number is used up at this pace; null while no number was given out. */
export function emptyAt(range: Used, now: number): number | null {
  const pace = perDay(range, now);
  return pace === null ? null : Math.floor(now + remainingNumbers(range) / pace * DAY_SECONDS);
}

export function daysLeft(range: Used, now: number): number | null {
  const at = emptyAt(range, now);
  return at === null ? null : Math.floor((at - now) / DAY_SECONDS);
}

export type RangeLevel = "ok" | "low" | "out";

export function levelOf(range: Used, now: number): RangeLevel {
  if (remainingNumbers(range) === 0) return "out";
  const days = daysLeft(range, now);
  return days !== null && days < LOW_DAYS ? "low" : "ok";
}
