/** Formats money, which is integer minor units with an ISO 4217 currency. */

/** Decimal places of a currency; those that are not listed have two. Source: ISO 4217. */
const EXPONENTS: Readonly<Record<string, number>> = { VND: 0, JPY: 0, KRW: 0, KWD: 3 };

export const exponentOf = (currency: string): number => EXPONENTS[currency] ?? 2;

export const groupDigits = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/** Writes an amount; the default marks are those of the top bar. Source: docs/requirements.md S9.10. */
export function formatMinor(minor: number, currency: string, group = ",", decimal = "."): string {
  const exponent = exponentOf(currency);
  const digits = Math.abs(minor).toString().padStart(exponent + 1, "0");
  const whole = groupDigits(digits.slice(0, digits.length - exponent), group);
  const text = exponent ? `${whole}${decimal}${digits.slice(-exponent)}` : whole;
  return minor < 0 ? `-${text}` : text;
}

/** Writes an amount as a decimal number, without marks between groups of digits. */
export const decimalText = (minor: number, currency: string): string => formatMinor(minor, currency, "");
