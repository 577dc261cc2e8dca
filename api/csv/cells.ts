import { isEmailAddress } from "../email_address.ts";
import { countryCode } from "../places/country_names.ts";
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import { isPlainText, withoutUnseen, withoutUnseenInName } from "../invisible_characters.ts";
import { markOf, orderOf } from "./evidence.ts";
import type { DateOrder, DecimalMark } from "./plan.ts";
import type { ImportReason } from "./reasons.ts";

export class RefusedCell {
  constructor(readonly code: ImportReason) {}
}

/** Matches control characters, and U+FFFD, the trace of a wrong encoding. */
const REFUSED = /[\p{Cc}\ufffd]/u;
const CONTROL = /[\p{Cc}\ufffd\p{Default_Ignorable_Code_Point}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]|\ufffd/u;

const TEXT_FORMULA = /^\s*="((?:[^"]|"")*)"\s*$/;

/** Returns the text inside `="1001"`, which keeps a spreadsheet from reading it as a number. */
export function meantText(cell: string): string {
  if (!cell.includes('="')) return cell;
  const [, inside] = TEXT_FORMULA.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const REFERENCE = /https?:\/\/\S+|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g;

/** Decodes character references once (`O&#39;Connell` is `O'Connell`), but never within a URL. */
export function shownText(cell: string): string {
  if (!cell.includes("&")) return cell;
  return cell.replaceAll(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    if (decimal === undefined && hex === undefined) return whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    const isText = code >= 0x20 && code <= 0x10ffff && (code < 0x7f || code > 0x9f) &&
      (code < 0xd800 || code > 0xdfff);
    return isText ? String.fromCodePoint(code) : whole;
  });
}

export function parseText(cell: string, max: number): string | RefusedCell {
  const given = cell.trim();
  if (given.length > max) return new RefusedCell("tooLong");
  if (isPlainText(given) || !CONTROL.test(given)) return given;
  const value = withoutUnseenInName(given).replaceAll(/[\r\n\t]+/g, " ");
  return REFUSED.test(value) ? new RefusedCell("badText") : value;
}

export function parseParagraphs(cell: string, max: number): string | RefusedCell {
  const value = cell.trim();
  if (value.length > max) return new RefusedCell("tooLong");
  return CONTROL_BUT_LINES.test(value) ? new RefusedCell("badText") : value;
}

/** A number that a spreadsheet has shortened stands for many: `5.76461E+17`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

export function parseCode(cell: string, max: number): string | RefusedCell {
  const given = cell.trim();
  if (!isPlainText(given)) return parseText(withoutUnseen(given), max);
  return given.length > max ? new RefusedCell("tooLong") : given;
}

export function parseIdentity(cell: string, max: number): string | RefusedCell {
  const value = parseCode(cell, max);
  return typeof value === "string" && SHORTENED.test(value) ? new RefusedCell("shortened") : value;
}

const DAY = /^(\d{1,4})([\/.-])(\d{1,2})\2(\d{1,4})(?:[T ,]\s*\d{1,2}:\d{2}.{0,24})?$/;
const CENTURY = "20";

/** Returns a day as DD-MM-YYYY. Four digits are always the year; `isUnsure`: `05/11/2026` may be two days. */
export function parseDay(
  cell: string,
  order: DateOrder,
  hasShortYears = false,
  isUnsure = false,
): string | RefusedCell {
  const given = cell.trim();
  if (given.length > MAX_FIGURE_CHARS) return new RefusedCell("badDate");
  if (isUnsure && orderOf(given) === "unclear") return new RefusedCell("unclearDate");
  const [, first = "", , second = "", third = ""] = DAY.exec(given) ?? [];
  const isYearFirst = first.length === 4;
  if (!isYearFirst && order === "ymd" && third.length !== 4) return new RefusedCell("badDate");
  const [date, month, written] = isYearFirst
    ? [third, second, first]
    : order === "mdy"
    ? [second, first, third]
    : [first, second, third];
  const year = hasShortYears && written.length === 2 ? `${CENTURY}${written}` : written;
  if (!isDay(year, month, date)) return new RefusedCell("badDate");
  return `${date.padStart(2, "0")}-${month.padStart(2, "0")}-${year}`;
}

/** No shop whose orders are imported existed before this year. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LEAP_DAYS = 29;

function isDay(year: string, month: string, date: string): boolean {
  if (year.length !== 4 || month.length > 2 || date.length > 2) return false;
  const [yearNumber, monthNumber, dayNumber] = [Number(year), Number(month), Number(date)];
  const days = monthNumber === 2 && yearNumber % 4 === 0 ? LEAP_DAYS : DAYS[monthNumber - 1] ?? 0;
  return yearNumber >= FIRST_YEAR && yearNumber <= LAST_YEAR && dayNumber >= 1 && dayNumber <= days;
}

/** No number with groups of thousands begins with a zero: `0.005` is never five. */
export const NUMBER = {
  ".": /^(\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,2}(?:[ '’]\d{3}){1,3})(?:\.(\d{1,20}))?$/,
  ",": /^(\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3}|[1-9]\d{0,2}(?:[ '’]\d{3}){1,3})(?:,(\d{1,20}))?$/,
} as const;

/** Reads a whole number from 1 to `max`, also with decimals of zero. `isUnsure`: `1,000` may be one or a thousand. */
export function parseCount(
  cell: string,
  max: number,
  mark: DecimalMark,
  isUnsure = false,
): number | RefusedCell {
  const given = cell.trim();
  if (/^\d{1,6}$/.test(given)) return countWithin(Number(given), max);
  if (given.length > MAX_FIGURE_CHARS) return new RefusedCell("badNumber");
  if (isUnsure && markOf(given, "count") === "unclear") return new RefusedCell("unclearNumber");
  const [, whole, fraction = ""] = NUMBER[mark].exec(given.replaceAll(/[\u00a0\u202f]/g, " ")) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction)) return new RefusedCell("badNumber");
  return countWithin(Number(whole.replaceAll(/\D/g, "")), max);
}

export const isNoPiece = (cell: string): boolean =>
  cell.trimStart().startsWith("0") && /^0+(?:[.,]0*)?$/.test(cell.trim());

const countWithin = (value: number, max: number): number | RefusedCell =>
  value < 1 || value > max ? new RefusedCell("badNumber") : value;

const MAX_COUNTRY_CHARS = 80;

/** Returns a country's ISO 3166-1 alpha-2 code by its code or a name; an empty cell stays empty. */
export function parseCountry(cell: string): string | RefusedCell {
  const name = cell.trim();
  if (name.length > MAX_COUNTRY_CHARS) return new RefusedCell("badCountry");
  return name === "" ? "" : countryCode(name) ?? new RefusedCell("badCountry");
}

/** Returns an email address, or null for another text, which gets no mail. */
export function parseEmail(cell: string): string | null {
  if (cell === "") return cell;
  const value = withoutUnseen(cell.trim());
  return value === "" || isEmailAddress(value) ? value : null;
}

/** Returns what a person answered about a word of the file, which may be "constructor". */
export const answerTo = <T>(answers: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(answers, word) ? answers[word] : undefined;
