import { exponentOf } from "../money.ts";

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/;

/** Converts "19.9", as other systems write it, to minor units, rounded to the nearest, halves away from zero; null for a text that is no amount. */
export function parseDecimalAmount(text: string, currency: string): number | null {
  const [, sign, whole, fraction = ""] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const exponent = exponentOf(currency);
  const digits = fraction.padEnd(exponent + 1, "0");
  const minor = Number(whole + digits.slice(0, exponent)) + (Number(digits[exponent]) >= 5 ? 1 : 0);
  return sign && minor > 0 ? -minor : minor;
}
