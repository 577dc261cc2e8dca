/** The marks with which each language writes numbers. Source: CLDR 48; a test compares them with the browser's. */
import { groupDigits, type NumberMarks } from "../../api/money.ts";

/** French puts a narrow no-break space between groups. */
export const NUMBER_MARKS = {
  en: { group: ",", decimal: "." },
  de: { group: ".", decimal: "," },
  fr: { group: "\u202f", decimal: "," },
  pt: { group: ".", decimal: "," },
} as const satisfies Readonly<Record<string, NumberMarks>>;

/** Writes a number in a language; the browser takes milliseconds to be ready for the first fraction. */
export function numberIn(name: keyof typeof NUMBER_MARKS, value: number): string {
  if (!Number.isSafeInteger(value)) return value.toLocaleString(name);
  const digits = groupDigits(String(Math.abs(value)), NUMBER_MARKS[name].group);
  return value < 0 ? `-${digits}` : digits;
}
