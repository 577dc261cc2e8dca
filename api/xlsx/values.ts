/** Formats cell values: numbers as a person sees them, days as ISO. Source: ECMA-376, 18.3, 18.8. */
import { DAY_SECONDS } from "../constants.ts";

/** Spreadsheets store so many digits; longer numbers have lost some. */
const KEPT_DIGITS = 15;

/** Removes the noise of binary fractions: `12.949999999999999` is 12.95. Returns null for no number. */
export function numberText(value: string): string | null {
  const number = value.trim() === "" ? NaN : Number(value);
  if (!Number.isFinite(number)) return null;
  const rounded = Number(number.toPrecision(KEPT_DIGITS));
  if (Math.abs(rounded) >= 10 ** KEPT_DIGITS) return rounded.toExponential().replace("e", "E");
  const text = String(rounded);
  return text.includes("e") ? rounded.toFixed(20).replace(/0+$/, "").replace(/\.$/, "") : text;
}

/** The last day of the year 9999, from 1900 and from 1904. */
const LAST_DAY = { 1900: 2_958_465, 1904: 2_957_003 } as const;
export type Epoch = keyof typeof LAST_DAY;

/**
 * In the system of 1900 the days before March are one off, for a leap day that did not exist. Null for a number that is
 * no day.
 */
export function dayText(serial: number, epoch: Epoch): string | null {
  if (!(serial >= 0) || serial >= LAST_DAY[epoch] + 1) return null;
  const seconds = Math.round(serial * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const time = new Date((seconds - days * DAY_SECONDS) * 1000).toISOString().slice(11, 19);
  if (days === 0 && epoch === 1900) return time;
  const first = epoch === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(first + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  return seconds % DAY_SECONDS === 0 ? day : `${day} ${time}`;
}

export const isoText = (value: string): string =>
  value.trim().replace(/Z$/, "").replace(/\.\d+$/, "").replace("T", " ").replace(/ 00:00:00$/, "");

/** True for the formats of days that every spreadsheet has by number. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47 && id !== 46) ||
  (id >= 50 && id <= 58);

/** True if a format shows a number as a day or a time of the day; a duration (`[h]:mm`) is a number. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDay(id);
  const [section = ""] = code.replaceAll(/"[^"]*"|\\.|[_*]./g, "").split(";");
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return false;
  const bare = section.replaceAll(/\[[^\]]*\]|general|am\/pm|a\/p/gi, "");
  return /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replaceAll(/s\.0+/gi, ""));
}

/** Format of a cell style: a day, or digits that begin with zeros; null for a plain number. */
export type NumberStyle = "day" | DigitPattern | null;
/** `00000`, or `00000-0000`: each zero is a digit. */
export interface DigitPattern {
  readonly digits: string;
}

export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (isDayFormat(id, code)) return "day";
  const [section = ""] = (code ?? "").replaceAll(/"([^"]*)"/g, "$1").replaceAll(/\\(.)/g, "$1").split(";");
  const digits = section.replace(/^\[[^\]]*\]/, "");
  return /^0[0\- ]*0$/.test(digits) ? { digits } : null;
}

export function patternText(text: string, { digits }: DigitPattern): string {
  const width = digits.replaceAll(/[^0]/g, "").length;
  if (!/^\d+$/.test(text) || text.length > width) return text;
  const padded = text.padStart(width, "0");
  let at = 0;
  return digits.replaceAll("0", () => padded[at++] ?? "0");
}

/** `_x000D_` is the escape of a character that XML cannot have. */
export const unescapeText = (text: string): string =>
  text.includes("_x")
    ? text.replaceAll(/_x([\da-fA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Returns a column's index by its letters: `A` is 0, `C5` is 2; -1 for none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length && at < 4; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}
