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

/** An amount as a plain decimal number with the currency's decimals: what `parseMinor` reads back. */
export const decimalText = (minor: number, currency: string): string =>
  written(minor, currency, (whole) => whole);

function written(minor: number, currency: string, wholeText: (whole: string) => string): string {
  const exponent = exponentOf(currency);
  const digits = Math.abs(minor).toString().padStart(exponent + 1, "0");
  const whole = wholeText(digits.slice(0, digits.length - exponent));
  const text = exponent ? `${whole}.${digits.slice(-exponent)}` : whole;
  return minor < 0 ? `-${text}` : text;
}

/**
 * Decimal text to minor units, rounded half-up (away from zero) once, without floats: "957.5775" is 95758.
 * Null when the text is no plain decimal number or does not fit.
 */
export function parseMinor(text: string, currency: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text.trim());
  if (!match) return null;
  const exponent = exponentOf(currency);
  const [, sign, whole = "0", fraction = ""] = match;
  const kept = `${whole}${fraction.padEnd(exponent, "0").slice(0, exponent)}`;
  const up = (fraction[exponent] ?? "0") >= "5" ? 1n : 0n;
  const minor = Number(BigInt(kept) + up);
  if (!Number.isSafeInteger(minor)) return null;
  return sign && minor !== 0 ? -minor : minor;
}

/**
 * What a person types into a field, exactly: "8.95" or "8,95" of two decimals is 895. Null for what would have to be
 * rounded, and for what is no amount.
 */
export function exactUnits(text: string, decimals: number): number | null {
  const match = /^(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(text.trim());
  const [, whole = "", fraction = ""] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(units) ? units : null;
}

/** The same back as text: what `exactUnits` reads. */
export function unitsText(units: number, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
