/** Computes taxes, which are rounded half up. */

/** Millionths: 8.875 % are 88,750. */
export const WHOLE_PPM = 1_000_000;
export const TAX_DECIMALS = 4;

/**
 * Rounds the tax of each amount, or only that of the sum, whose shares are as exact as units allow (the largest loss by
 * rounding down gets the next unit, the first of equals).
 *
 * @throws {RangeError} for an amount below zero or that is not whole
 */
export function taxesOn(minors: readonly number[], ratePpm: number, isEach: boolean): readonly number[] {
  for (const minor of minors) {
    if (!Number.isSafeInteger(minor) || minor < 0) {
      throw new RangeError(`Cannot tax ${minor}: expected whole minor units, zero or more`);
    }
  }
  if (ratePpm === 0) return minors.map(() => 0);
  if (isEach) return minors.map((minor) => halfUp(millionths(minor, ratePpm)));
  const exact = minors.map((minor) => millionths(minor, ratePpm));
  const taxes = exact.map((each) => Number(each / ONE));
  const open = halfUp(exact.reduce((sum, each) => sum + each, 0n)) -
    taxes.reduce((sum, each) => sum + each, 0);
  const byLoss = [...exact.keys()].toSorted((one, other) => Number(exact[other]! % ONE - exact[one]! % ONE));
  for (const at of byLoss.slice(0, open)) taxes[at]! += 1;
  return taxes;
}

const ONE = BigInt(WHOLE_PPM);
const millionths = (minor: number, ratePpm: number): bigint => BigInt(minor) * BigInt(ratePpm);
const halfUp = (exact: bigint): number => Number((exact * 2n + ONE) / (ONE * 2n));
