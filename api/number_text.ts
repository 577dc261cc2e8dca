import { type Language, NUMBER_MARKS } from "./languages.ts";
import { groupDigits } from "./money.ts";

/** Writes a number in a language; whole ones without the browser, which takes milliseconds for the first number. */
export const numberIn = (name: Language, value: number): string =>
  Number.isSafeInteger(value)
    ? groupDigits(String(value), NUMBER_MARKS[name].charAt(0))
    : value.toLocaleString(name);

export type Params = Readonly<Record<string, string | number>>;

/** Replaces each `{name}` of a text, numbers by the marks of the language. */
export const fillIn = (name: Language, text: string, params: Params = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, key) => {
    const value = params[key] ?? "";
    return typeof value === "number" ? numberIn(name, value) : value;
  });
