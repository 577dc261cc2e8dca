/** Bounds of a forwarder's bill. Pure. Source: docs/handover.md. */

export const MAX_BILL_BOXES = 100;
/** Largest amount whose payment may be recorded by the person who entered it, or its worth (api/money_limits.ts). */
export const ONE_PAYER_CENTS = 100_000;
/** Seconds in which a signature can be taken back, before the packages are handed over. */
export const HAND_OVER_AFTER_SECONDS = 120;
export const MAX_BILL_G = 50_000_000;

const AGREED_PARTS = 200;

/** Returns the difference in minor units, below zero if the forwarder bills less; 0 within 0.5 %. */
export function gapOf(rated: number, invoiced: number): number {
  const gap = invoiced - rated;
  return Math.abs(gap) * AGREED_PARTS > rated ? gap : 0;
}

/** Rounds half up; null without a weight. */
export const costPerKilogram = (minor: number, grams: number): number | null =>
  grams > 0 ? Math.floor((minor * 2_000 + grams) / (grams * 2)) : null;

/** Largest photo of the signed paper. */
export const MAX_PAPER_BYTES = 10 * 1024 ** 2;
