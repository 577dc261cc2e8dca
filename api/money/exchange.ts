/** Converts money between currencies; results are rounded half up once. */
import { exponentOf } from "../money.ts";

/** A rate is the foreign amount for one unit of ours, in millionths. */
export const RATE_DECIMALS = 6;
const MICRO = 10n ** BigInt(RATE_DECIMALS);

interface Sum {
  readonly minor: number;
  readonly currency: string;
}

/**
 * Converts to our currency: 1,000,000 ₫ at 25,450 are $39.29.
 *
 * @throws {RangeError} for an invalid rate, and a sum that does not fit
 */
export const exchangeSum = (sum: Sum, into: string, rateMicro: number): number =>
  atRates(sum, { currency: into, rate: MICRO }, rateOf(rateMicro));

/** Exchange rates, without one for our own currency. */
export interface Rates {
  readonly ours: string;
  readonly micro: ReadonlyMap<string, number>;
}

/** Goes through our currency if neither is ours; null if a rate is not known. */
export function convertSum(sum: Sum, into: string, { ours, micro }: Rates): number | null {
  if (sum.currency === into) return sum.minor;
  const rateTo = (currency: string) => currency === ours ? Number(MICRO) : micro.get(currency);
  const [from, to] = [rateTo(sum.currency), rateTo(into)];
  return from === undefined || to === undefined
    ? null
    : atRates(sum, { currency: into, rate: rateOf(to) }, rateOf(from));
}

function rateOf(micro: number): bigint {
  if (!Number.isSafeInteger(micro) || micro <= 0) {
    throw new RangeError(`Cannot exchange at ${micro}: expected a rate above zero`);
  }
  return BigInt(micro);
}

function atRates(
  { minor, currency }: Sum,
  into: { readonly currency: string; readonly rate: bigint },
  rate: bigint,
): number {
  const above = BigInt(minor) * 10n ** BigInt(exponentOf(into.currency)) * into.rate;
  const below = rate * 10n ** BigInt(exponentOf(currency));
  const worth = Number((above * 2n + below) / (below * 2n));
  if (!Number.isSafeInteger(worth)) {
    throw new RangeError(`Cannot exchange ${minor} ${currency}: it does not fit`);
  }
  return worth;
}
