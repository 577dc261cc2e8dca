/** What single values tell about how numbers and days are written. */
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import type { DateOrder, DecimalMark } from "./plan.ts";

/** The first that has more signs than any other; null when there is none. */
export function strongest<T extends string>(signs: ReadonlyMap<T, number>): T | null {
  let best: T | null = null;
  for (const [each, count] of signs) if (count > (best === null ? 0 : signs.get(best) ?? 0)) best = each;
  return best;
}

function counted<T extends string>(
  values: readonly string[],
  signOf: (value: string) => T | null,
): Map<T, number> {
  const signs = new Map<T, number>();
  for (const value of values) {
    const figure = value.trim();
    const sign = figure.length > MAX_FIGURE_CHARS ? null : signOf(figure);
    if (sign) signs.set(sign, (signs.get(sign) ?? 0) + 1);
  }
  return signs;
}

/** `1.234,56` and `12,5` have a comma, `1,234.56` and `12.50` a point; `1,234` tells nothing. */
export const signsOfDecimals = (values: readonly string[]): Map<DecimalMark, number> =>
  counted(values, (value) => {
    const [, mark, digits = ""] = /([.,])(\d+)\D*$/.exec(value) ?? [];
    if (mark !== "." && mark !== ",") return null;
    const other = mark === "." ? "," : ".";
    const isGrouped = digits.length === 3 && !value.includes(other);
    if (value.split(mark).length > 2) return digits.length === 3 ? other : null;
    return isGrouped ? null : mark;
  });

/**
 * How the days of each column are written, as far as its values tell; null where they do not, or are no days. Four
 * digits first leave no doubt, whatever follows.
 */
export const dateOrdersOf = (rows: readonly (readonly string[])[], width: number): (DateOrder | null)[] =>
  Array.from({ length: width }, (_, at) => strongest(signsOfDates(rows.map((cells) => cells[at] ?? ""))));

/** Four digits first are a year; a number above 12 is no month. */
export const signsOfDates = (values: readonly string[]): Map<DateOrder, number> =>
  counted(values, (value) => {
    const [, first = "", second = ""] = /^(\d{1,4})[\/.-](\d{1,2})[\/.-]\d{1,4}/.exec(value) ?? [];
    if (first.length === 4) return "ymd";
    return Number(first) > 12 ? "dmy" : Number(second) > 12 ? "mdy" : null;
  });
