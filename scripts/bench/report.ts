/** Figures beside their baselines, as lines of a table. Only ratios within one run mean anything. */

export interface Figure {
  readonly name: string;
  readonly ours: number;
  /** What it is measured against; absent where there is nothing to compare with. */
  readonly base?: number;
  readonly unit: string;
  /** In words. */
  readonly goal: string;
}

const NAME_WIDTH = 54;
const WIDTH = 14;

const numberText = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param share From 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Prints one table under a heading. */
export function print(heading: string, against: string, figures: readonly Figure[]): void {
  console.log(`\n## ${heading}`);
  const head = ["Pressdock", against, "ratio"].map((each) => each.padStart(WIDTH)).join("");
  console.log(`${"".padEnd(NAME_WIDTH)}${head}   goal`);
  for (const { name, ours, base, unit, goal } of figures) {
    const cells = [
      `${numberText(ours)} ${unit}`,
      base === undefined ? "–" : `${numberText(base)} ${unit}`,
      // Of nothing there is no multiple.
      base ? `${(ours / base).toFixed(2)}x` : "–",
    ].map((each) => each.padStart(WIDTH)).join("");
    console.log(`${name.padEnd(NAME_WIDTH)}${cells}   ${goal}`);
  }
}
