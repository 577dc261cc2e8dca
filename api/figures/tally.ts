/**
 * Adds up the counts of groups and computes figures from the sums, so that a total is exact for shares and percentiles
 * too.
 */
import type { FigureColumn, Measure, RowMeasure } from "./measures.ts";

/** Counts of the rows of one group that have the same currency. */
export interface Fact {
  readonly currency: string;
  /** The `spreadKey` of a measure of hours, and the hours that these rows took; null for counts and sums. */
  readonly spread: { readonly key: string; readonly hours: number } | null;
  /** Values by the key of a measure; for a spread, the number of rows. */
  readonly values: ReadonlyMap<string, number>;
}

export class Tally {
  readonly #sums = new Map<string, number>();
  readonly #spreads = new Map<string, Map<number, number>>();

  add({ currency, spread, values }: Fact): void {
    for (const [key, value] of values) {
      if (spread) increase(this.#spreadOf(spread.key), spread.hours, value);
      else {
        increase(this.#sums, key, value);
        if (currency) increase(this.#sums, `${key} ${currency}`, value);
      }
    }
  }

  addAll(other: Tally): void {
    for (const [key, value] of other.#sums) increase(this.#sums, key, value);
    for (const [key, spread] of other.#spreads) {
      for (const [hours, count] of spread) increase(this.#spreadOf(key), hours, count);
    }
  }

  /** Returns null for a share whose divisor is zero, and for hours without rows. */
  value({ key, currency }: FigureColumn, measures: ReadonlyMap<string, Measure>): number | null {
    const measure = measures.get(key);
    if (measure?.kind === "hours") {
      return percentile(this.#spreads.get(spreadKey(measure)) ?? new Map(), measure.percent);
    }
    const sumOf = (name: string) => this.#sums.get(currency ? `${name} ${currency}` : name) ?? 0;
    if (measure?.kind !== "share") return sumOf(key);
    const whole = sumOf(measure.whole);
    return whole === 0 ? null : sumOf(measure.part) / whole;
  }

  #spreadOf(key: string): Map<number, number> {
    const known = this.#spreads.get(key) ?? new Map<number, number>();
    this.#spreads.set(key, known);
    return known;
  }
}

const increase = <K>(map: Map<K, number>, key: K, by: number): void => {
  map.set(key, (map.get(key) ?? 0) + by);
};

/** Percentiles of the same hours share one spread. */
export const spreadKey = (
  { where = {}, from, to }: Extract<RowMeasure, { readonly kind: "hours" }>,
): string => JSON.stringify([from, to, Object.entries(where)]);

/** Returns the smallest value that so many percent of the rows do not exceed. */
export function percentile(spread: ReadonlyMap<number, number>, percent: number): number | null {
  const all = [...spread].toSorted(([one], [other]) => one - other);
  const count = all.reduce((sum, [, rows]) => sum + rows, 0);
  const wanted = Math.ceil((count * percent) / 100);
  let seen = 0;
  for (const [value, rows] of all) {
    seen += rows;
    if (seen >= wanted) return value;
  }
  return null;
}
