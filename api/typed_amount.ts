/** Reads typed amounts; separate from the formats, which the first screen needs. */

/** Marks between groups of three digits: comma, point, apostrophe, and the spaces of German and French. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,6}))?$/;
const ONE_MARK = /^\d{1,3}[.,]\d{3}$/;
const PLAIN = /^(\d{1,12})(?:[.,](\d{1,6}))?$/;

/**
 * Reads a typed amount exactly: with two decimals, "8.95" and "8,95" are 895, and "1,000.00", "1.000,00" and "1 000,00"
 * are 100000. Null for an amount that would be rounded, for no amount, and for "1,000" with two decimals, which may be
 * one or a thousand.
 */
export function exactUnits(text: string, decimals: number): number | null {
  const typed = text.trim();
  const [, plain, part = ""] = PLAIN.exec(typed) ?? [];
  if (plain !== undefined && part.length <= decimals) return unitsOf(plain, part, decimals);
  const [, grouped, group, mark, fraction = ""] = GROUPED.exec(typed) ?? [];
  if (grouped === undefined || mark === group || fraction.length > decimals) return null;
  if (decimals > 0 && ONE_MARK.test(typed)) return null;
  return unitsOf(grouped.replaceAll(/\D/g, ""), fraction, decimals);
}

function unitsOf(whole: string, fraction: string, decimals: number): number | null {
  const units = Number(whole + fraction.padEnd(decimals, "0"));
  return whole.length <= 12 && Number.isSafeInteger(units) ? units : null;
}

/** Writes text that `exactUnits` reads; `mark` is before the fraction. */
export function unitsText(units: number, decimals: number, mark = "."): string {
  const digits = units.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`;
}
