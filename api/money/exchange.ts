/** Money of one currency in another, at a rate: whole numbers alone, half up, once. */
import { exponentOf } from "../money.ts";

/** A rate is so many of the foreign currency for one of ours, in millionths. */
export const RATE_DECIMALS = 6;
const MICRO = 10n ** BigInt(RATE_DECIMALS);

interface Sum {
  readonly minor: number;
  readonly currency: string;
}

/**
 * What a foreign sum is in our currency: 1,000,000 ₫ at 25,450 are $39.29.
 * @param rateMicro above zero
 * @throws {RangeError} for a rate that is none, and a sum that does not fit
 */
export function exchanged({ minor, currency }: Sum, into: string, rateMicro: number): number {
  if (!Number.isSafeInteger(rateMicro) || rateMicro <= 0) {
    throw new RangeError(`Cannot exchange at ${rateMicro}: expected a rate above zero`);
  }
  const above = BigInt(minor) * 10n ** BigInt(exponentOf(into)) * MICRO;
  const below = BigInt(rateMicro) * 10n ** BigInt(exponentOf(currency));
  const ours = Number((above * 2n + below) / (below * 2n));
  if (!Number.isSafeInteger(ours)) {
    throw new RangeError(`Cannot exchange ${minor} ${currency}: it does not fit`);
  }
  return ours;
}
