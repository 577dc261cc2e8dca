import { type Language, NUMBER_MARKS } from "../../api/languages.ts";
import { groupDigits } from "../../api/money.ts";

/** Writes a number in a language; the browser takes milliseconds to be ready for the first fraction. */
export const numberIn = (name: Language, value: number): string =>
  Number.isSafeInteger(value)
    ? groupDigits(String(value), NUMBER_MARKS[name].charAt(0))
    : value.toLocaleString(name);
