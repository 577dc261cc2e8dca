/** How parcels are told from each other in lists. Pure. Source: docs/shipping.md. */
import { LABEL_STATUSES } from "../statuses.ts";

/** What their label is at: states of the label machine, or that there never was one. */
export const LABEL_KINDS = ["None", ...LABEL_STATUSES] as const;

/** What is odd about their tracking. */
export const TROUBLE_KINDS = ["noScan", "contradiction", "voidedUsed"] as const;

/** Grams, up to and with the last; what is heavier than all of them is the last kind. */
export const WEIGHT_KINDS = ["to250", "to500", "to1000", "to2000", "above2000"] as const;
export type WeightKind = (typeof WEIGHT_KINDS)[number];

/** Above which, and up to which. */
export const WEIGHTS: Readonly<Record<WeightKind, readonly [above: number, upTo: number]>> = {
  to250: [0, 250],
  to500: [250, 500],
  to1000: [500, 1_000],
  to2000: [1_000, 2_000],
  above2000: [2_000, Number.MAX_SAFE_INTEGER],
};

/** Of a parcel: none where nobody measured. */
export const SIDES = ["length_mm", "width_mm", "height_mm"] as const;
export type Sides = Readonly<Record<(typeof SIDES)[number], number>>;
