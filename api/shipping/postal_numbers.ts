/** Numbers that are printed in advance on sheets. */
import { isS10Service, s10CheckDigit } from "../codes/s10.ts";
import { mod10CheckDigit } from "../codes/digits.ts";
import { MAX_SCAN_LENGTH } from "../codes/scan_codes.ts";
import { isCountry } from "../places/countries.ts";

/** Maximum number of postal numbers that are issued at once. */
export const MAX_ISSUED = 5_000;
/** Maximum number of postal numbers in one PDF: each is a page with a label, or a 24th of an A4 sheet. */
export const MAX_SHEET_NUMBERS = 1_200;
export const SHEET_FORMATS = ["4x6", "a4", "csv"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
/** Maximum number of postal numbers that are checked at once. */
export const MAX_NUMBERS_CHECKED = 200;

export type CheckProblem = "length" | "form" | "class" | "digit" | "country";

export interface NumberCheck {
  /** Without blanks, in capital letters. */
  readonly code: string;
  readonly kind: "s10" | "sscc" | "other";
  /** First letter of the postal class, `domestic` for letters of domestic use; empty for an unassigned class. */
  readonly service: string;
  /** ISO 3166-1 alpha-2; empty for a number of a box. */
  readonly country: string;
  /** The digit that would be right; empty if the form is wrong. */
  readonly expected: string;
  /** The first thing that is wrong; null if nothing is. */
  readonly problem: CheckProblem | null;
}

const S10_LENGTH = 13;
const SSCC_LENGTH = 18;
const S10 = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/;
/** First letters of the classes of UPU S10 §5.2. */
export const S10_SERVICES = ["C", "E", "H", "L", "M", "Q", "R", "U", "V"] as const;
export const DOMESTIC_SERVICE = "domestic";

const serviceOf = (letters: string): string =>
  S10_SERVICES.find((each) => letters.startsWith(each)) ?? DOMESTIC_SERVICE;

/** Checks a postal number or the SSCC of a box by its form alone, without the database. */
export function checkNumber(text: string): NumberCheck {
  const code = text.replaceAll(/[\s()-]/g, "").toUpperCase();
  if (/^(?:00)?\d{18}$/.test(code)) return checkSscc(code.slice(-SSCC_LENGTH));
  const blank = { code, kind: "other" as const, service: "", country: "", expected: "" };
  const [, letters = "", serial = "", digit = "", country = ""] = S10.exec(code) ?? [];
  if (letters === "") return { ...blank, problem: code.length === S10_LENGTH ? "form" : "length" };
  const expected = s10CheckDigit(serial);
  const isClass = isS10Service(letters);
  const problem = !isClass ? "class" : digit !== expected ? "digit" : !isCountry(country) ? "country" : null;
  return { code, kind: "s10", service: isClass ? serviceOf(letters) : "", country, expected, problem };
}

function checkSscc(code: string): NumberCheck {
  const expected = mod10CheckDigit(code.slice(0, -1));
  const problem = code.endsWith(expected) ? null : "digit";
  return { code, kind: "sscc", service: "", country: "", expected, problem };
}

/**
 * Checks the first numbers of a paste, each once, between lines, commas, semicolons or tabs. Returns also how
 * many different ones are left.
 */
export function checkNumbersIn(text: string): {
  readonly checks: readonly NumberCheck[];
  readonly left: number;
} {
  const texts = text.split(/[\n\r,;\t]+/).map((each) => each.trim().slice(0, MAX_SCAN_LENGTH));
  const all = texts.map(checkNumber).filter(({ code }) => code !== "");
  const checks = [...new Map(all.map((check) => [check.code, check])).values()];
  return {
    checks: checks.slice(0, MAX_NUMBERS_CHECKED),
    left: Math.max(0, checks.length - MAX_NUMBERS_CHECKED),
  };
}

/** Writes a postal number as people read it: RB 123 456 785 VN. */
export const spacedNumber = (code: string): string =>
  code.replace(/^([A-Z]{2})(\d{3})(\d{3})(\d{3})([A-Z]{2})$/, "$1 $2 $3 $4 $5");
