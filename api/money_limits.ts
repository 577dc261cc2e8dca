/** Limits of money are written in US cents, and have about the same worth in every currency (ADR 149). */
import { exponentOf } from "./money.ts";

/** So many units of a currency are worth about a US dollar; a currency that is missing counts like the dollar. */
const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = {
  KWD: 0.3,
  ...{ TRY: 40, MXN: 20, CZK: 20, TWD: 30, THB: 30, PHP: 60, INR: 90, RUB: 80 },
  ...{ JPY: 100, ISK: 100, HUF: 350, PKR: 300, CLP: 1_000, KRW: 1_000, COP: 4_000, IDR: 16_000, VND: 25_000 },
};

/** Returns a limit in minor units of a currency: 20,000 cents are 200.00 EUR, 20,000 JPY and 60.000 KWD. */
export const limitIn = (currency: string, cents: number): number =>
  Math.round(cents * (UNITS_PER_DOLLAR[currency] ?? 1) * 10 ** exponentOf(currency) / 100);

/** Returns the largest number that a limit is in any currency, for input that does not name its currency. */
export const limitInAny = (cents: number): number =>
  Math.max(...["USD", ...Object.keys(UNITS_PER_DOLLAR)].map((currency) => limitIn(currency, cents)));
