/** Prints figures beside their baselines. Only ratios within a run are meaningful. */

export interface Figure {
  readonly name: string;
  readonly ours: number;
  /** Value of the baseline; absent if the figure has none. */
  readonly base?: number;
  readonly unit: string;
  readonly goal: string;
}

const NAME_WIDTH = 54;
const WIDTH = 14;

const numberText = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 1 : 0 });

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function print(heading: string, against: string, figures: readonly Figure[]): void {
  console.log(`\n## ${heading}`);
  const head = ["Pressdock", against, "ratio"].map((each) => each.padStart(WIDTH)).join("");
  console.log(`${"".padEnd(NAME_WIDTH)}${head}   goal`);
  for (const { name, ours, base, unit, goal } of figures) {
    const cells = [
      `${numberText(ours)} ${unit}`,
      base === undefined ? "–" : `${numberText(base)} ${unit}`,
      // A ratio to 0 is undefined.
      base ? `${(ours / base).toFixed(2)}x` : "–",
    ].map((each) => each.padStart(WIDTH)).join("");
    console.log(`${name.padEnd(NAME_WIDTH)}${cells}   ${goal}`);
  }
}
