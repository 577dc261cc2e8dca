import { hasWords, type Key, language, t } from "../lib/i18n.ts";
import { numberIn } from "../../api/number_text.ts";

const regions = new Map<string, Intl.DisplayNames>();

/** Returns a country's name, or else its code. Frequent names are among our words: the first name of `Intl` takes 10 ms. */
export function countryName(code: string): string {
  const key = `country.${code}`;
  if (hasWords(key)) return t(key as Key);
  const name = language.peek();
  const known = regions.get(name) ?? new Intl.DisplayNames(name, { type: "region", fallback: "code" });
  regions.set(name, known);
  try {
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}

const joiners = new Map<string, Intl.ListFormat>();

/** Joins words as the language does: "a, b, c". One word needs no formatter, which is expensive to make. */
export function listText(words: Iterable<string>): string {
  const all = [...words];
  if (all.length < 2) return all[0] ?? "";
  const name = language.peek();
  const known = joiners.get(name) ?? new Intl.ListFormat(name, { type: "unit" });
  joiners.set(name, known);
  return known.format(all);
}

export const numberText = (value: number): string => numberIn(language.peek(), value);

export function weightText(grams: number): string {
  const [value, unit] = grams < 1000 ? [grams, "g"] : [grams / 1000, "kg"];
  return `${value.toLocaleString(language.peek(), { maximumFractionDigits: 2 })} ${unit}`;
}

/** Writes a number of minutes; an empty text for 0. */
export const minutesText = (minutes: number): string =>
  minutes > 0 ? minutes.toLocaleString(language.peek(), { style: "unit", unit: "minute" }) : "";

export function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [unit, size] = minutes < 90
    ? ["minute", 1] as const
    : minutes < 36 * 60
    ? ["hour", 60] as const
    : ["day", 24 * 60] as const;
  const count = Math.round(minutes / size);
  return count.toLocaleString(language.peek(), { style: "unit", unit, unitDisplay: "long" });
}
