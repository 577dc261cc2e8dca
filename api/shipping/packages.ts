import { LABEL_STATUSES } from "../statuses.ts";

/** States of the label machine, and None for a package that never had one. */
export const LABEL_KINDS = ["None", ...LABEL_STATUSES] as const;

export const TROUBLE_KINDS = ["noScan", "contradiction", "voidedUsed"] as const;

/** Weights to filter packages by, in grams; each includes its limit. */
export const WEIGHT_KINDS = ["to250", "to500", "to1000", "to2000", "above2000"] as const;
export type WeightKind = (typeof WEIGHT_KINDS)[number];

export const WEIGHTS: Readonly<Record<WeightKind, readonly [above: number, upTo: number]>> = {
  to250: [0, 250],
  to500: [250, 500],
  to1000: [500, 1_000],
  to2000: [1_000, 2_000],
  above2000: [2_000, Number.MAX_SAFE_INTEGER],
};

/** Sides of a package; absent if nobody measured. */
export const SIDES = ["length_mm", "width_mm", "height_mm"] as const;
export type Sides = Readonly<Record<(typeof SIDES)[number], number>>;
