/** Money is integer minor units with an ISO 4217 currency. Formats only shape text; nothing here computes. */

/** Decimal places of a currency. Source: ISO 4217, general knowledge; unknown currencies have two. */
const EXPONENTS: Readonly<Record<string, number>> = { VND: 0, JPY: 0, KRW: 0, KWD: 3 };

export const exponentOf = (currency: string): number => EXPONENTS[currency] ?? 2;

/**
 * An amount as text, the same in every language: thousand separators, the currency's decimals, a leading minus.
 * Source: spec S9.10.
 */
export const formatMinor = (minor: number, currency: string): string =>
  written(minor, currency, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));

/** An amount as a plain decimal number with the currency's decimals: what `parseMinor` of money/typed_amount.ts reads back. */
export const decimalText = (minor: number, currency: string): string =>
  written(minor, currency, (whole) => whole);

function written(minor: number, currency: string, wholeText: (whole: string) => string): string {
  const exponent = exponentOf(currency);
  const digits = Math.abs(minor).toString().padStart(exponent + 1, "0");
  const whole = wholeText(digits.slice(0, digits.length - exponent));
  const text = exponent ? `${whole}.${digits.slice(-exponent)}` : whole;
  return minor < 0 ? `-${text}` : text;
}
