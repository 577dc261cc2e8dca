import type { DimWeightRule } from "./price_table.ts";

/** The exact weight of each unit in nanograms. Source: international avoirdupois pound, 1959. */
const NANOGRAMS = { g: 1_000_000_000n, kg: 1_000_000_000_000n, oz: 28_349_523_125n, lb: 453_592_370_000n };
export type WeightUnit = keyof typeof NANOGRAMS;
export const WEIGHT_UNITS = Object.keys(NANOGRAMS) as readonly WeightUnit[];

/** Converts `digits` / 10^`scale` of a unit to whole grams, rounded half-up once. */
export function gramsOf(digits: bigint, scale: number, unit: WeightUnit): number {
  const whole = NANOGRAMS.g * 10n ** BigInt(scale);
  return Number((digits * NANOGRAMS[unit] * 2n + whole) / (whole * 2n));
}

const CM_MM = 10;
/** An inch in tenths of a millimeter. */
const INCH = 254;

/** Rounds a side to whole centimeters or inches: 22 in are stored as 559 mm, a fraction above, and stay 22 in. */
function sideOf(mm: number, { unit, side }: DimWeightRule): number {
  if (unit === "mm") return side === "up" ? Math.ceil(mm / CM_MM) : Math.floor((mm + CM_MM / 2) / CM_MM);
  return side === "up" ? Math.ceil((mm * 10 - 5) / INCH) : Math.floor((mm * 20 + INCH) / (INCH * 2));
}

/** Returns the dimensional weight; null if the price table ignores this size. */
export function dimWeight(mm: readonly [number, number, number], dim: DimWeightRule): number | null {
  const [length, width, height] = mm.map((each) => sideOf(each, dim)) as [number, number, number];
  const volume = length * width * height;
  if (volume <= dim.over) return null;
  const tenths = Math.ceil((volume * 10) / (dim.divisor * dim.step_tenths)) * dim.step_tenths;
  return gramsOf(BigInt(tenths), 1, dim.unit === "in" ? "lb" : "kg");
}
