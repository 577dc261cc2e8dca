/** The marks with which each language writes numbers. Source: CLDR 48; a test compares them with the browser's. */
import { groupDigits } from "../../api/money.ts";

/** The mark between groups of three digits (in French a narrow no-break space), and the one before the decimals. */
export const NUMBER_MARKS = { en: ",.", de: ".,", fr: "\u202f,", pt: ".," } as const;

/** Writes a number in a language; the browser takes milliseconds to be ready for the first fraction. */
export const numberIn = (name: keyof typeof NUMBER_MARKS, value: number): string =>
  Number.isSafeInteger(value)
    ? groupDigits(String(value), NUMBER_MARKS[name].charAt(0))
    : value.toLocaleString(name);
