import { exponentOf } from "../money.ts";
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import { NUMBER, RefusedCell } from "./cells.ts";
import { amountsOf, markOf } from "./evidence.ts";
import type { DecimalMark } from "./plan.ts";

/** A line total as the file wrote it, and rounded half-up once. */
export interface Amount {
  readonly raw: string;
  readonly minor: number;
  readonly currency: string;
}

/** A decimal number without loss: `digits` / 10^`scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
  readonly currency: string;
}

/** Currencies by the sign before or after a number. Null for the dollar sign, which many countries use. */
const SYMBOLS: Readonly<Record<string, readonly string[] | null>> = {
  "$": null,
  "US$": ["USD"],
  "€": ["EUR"],
  "£": ["GBP"],
  "¥": ["JPY", "CNY"],
  "₫": ["VND"],
  "đ": ["VND"],
  "₩": ["KRW"],
};

/** A number begins and ends with a digit, so that the blanks around it match in one way only and in one pass. */
const AMOUNT_WITH_CURRENCY = /^([\p{L}\p{Sc}]{0,3})\s*(\d(?:[\d.,'’ ]*\d)?)\s*([\p{L}\p{Sc}]{0,3})$/u;

/** Refuses amounts below zero, and a sign of another currency; if `isUsual`, the sign replaces `currency` instead. */
export function parseAmount(
  cell: string,
  quantity: number,
  mark: DecimalMark,
  currency: string,
  { isUnsure = false, isUsual = false }: {
    /** True if `1,000` may be one or a thousand. */
    readonly isUnsure?: boolean | undefined;
    readonly isUsual?: boolean;
  } = {},
): Amount | RefusedCell {
  const raw = cell.trim();
  if (raw.length > MAX_FIGURE_CHARS) return new RefusedCell("badNumber");
  if (isUnsure && markOf(raw, amountsOf(exponentOf(currency))) === "unclear") {
    return new RefusedCell("unclearNumber");
  }
  const plain = plainAmount(raw, quantity, mark, exponentOf(currency));
  if (plain !== null) return { raw: quantity === 1 ? raw : `${raw} × ${quantity}`, minor: plain, currency };
  const price = parseDecimal(raw.replaceAll(/[\u00a0\u202f]/g, " "), mark, currency, isUsual);
  if (price instanceof RefusedCell) return price;
  const minor = toMinor({ ...price, digits: price.digits * BigInt(quantity) }, exponentOf(price.currency));
  if (!Number.isSafeInteger(minor)) return new RefusedCell("badNumber");
  return { raw: quantity === 1 ? raw : `${raw} × ${quantity}`, minor, currency: price.currency };
}

const PLAIN = { ".": /^(\d{1,10})(?:\.(\d{1,5}))?$/, ",": /^(\d{1,10})(?:,(\d{1,5}))?$/ } as const;
const POWERS = [1, 10, 100, 1_000, 10_000, 100_000];

/** A fast path for nearly every amount. Returns null for a sign, digit groups, or a number too large to be exact. */
function plainAmount(cell: string, quantity: number, mark: DecimalMark, exponent: number): number | null {
  const [, whole, fraction = ""] = PLAIN[mark].exec(cell) ?? [];
  if (whole === undefined) return null;
  const digits = Number(whole + fraction) * quantity;
  const more = exponent - fraction.length;
  if (more >= 0) return safe(digits * (POWERS[more] ?? NaN));
  const unit = POWERS[-more] ?? NaN;
  const doubled = safe(digits * 2 + unit);
  return doubled === null ? null : (doubled - doubled % (unit * 2)) / (unit * 2);
}

const safe = (value: number): number | null => Number.isSafeInteger(value) ? value : null;

function parseDecimal(
  cell: string,
  mark: DecimalMark,
  usual: string,
  isUsual = false,
): Decimal | RefusedCell {
  const [, before = "", number = "", after = ""] = AMOUNT_WITH_CURRENCY.exec(cell) ?? [];
  const [, whole, fraction = ""] = NUMBER[mark].exec(number) ?? [];
  if (whole === undefined) return new RefusedCell("badNumber");
  const own = isUsual ? currencyOf(before) ?? currencyOf(after) : null;
  const currency = own ?? usual;
  for (const sign of [before, after]) {
    if (sign !== "" && !isSignOf(sign, currency)) return new RefusedCell("otherCurrency");
  }
  return { digits: BigInt(whole.replaceAll(/\D/g, "") + fraction), scale: fraction.length, currency };
}

function currencyOf(sign: string): string | null {
  if (Object.hasOwn(SYMBOLS, sign)) {
    const [only, ...others] = SYMBOLS[sign] ?? [];
    return others.length === 0 ? only ?? null : null;
  }
  return isCurrency(sign.toUpperCase()) ? sign.toUpperCase() : null;
}

let currencies: ReadonlySet<string> | null = null;

export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies.has(code);
}

function isSignOf(sign: string, currency: string): boolean {
  if (!Object.hasOwn(SYMBOLS, sign)) return sign.toUpperCase() === currency;
  return SYMBOLS[sign]?.includes(currency) ?? true;
}

function toMinor({ digits, scale }: Omit<Decimal, "currency">, exponent: number): number {
  if (scale <= exponent) return Number(digits * 10n ** BigInt(exponent - scale));
  const unit = 10n ** BigInt(scale - exponent);
  return Number((digits * 2n + unit) / (unit * 2n));
}

/** Returns an amount below zero without its sign (`-1.00`, `1.00-`, `(1.00)`); null for any other cell. */
export function negatedFigure(cell: string): string | null {
  const given = cell.trim();
  if (given.length > MAX_FIGURE_CHARS || !/[-\u2212(]/.test(given)) return null;
  const [, before = "", amount] = /^(\D{0,4})[-\u2212]\s*(\D{0,4}\d.*)$/.exec(given) ?? [];
  if (amount !== undefined) return before + amount;
  const [, behind, inside] = /^(.*\d)\s*[-\u2212]$|^\((.*\d.*)\)$/.exec(given) ?? [];
  return behind ?? inside ?? null;
}

/** Subtracts a discount from all lines in proportion. No amount becomes negative, and the parts add up to the whole. */
export function spreadDiscount(minors: readonly number[], off: number): readonly number[] {
  const sum = minors.reduce((all, each) => all + each, 0);
  const target = Math.max(0, sum - off);
  if (sum <= target) return minors;
  let before = 0;
  let given = 0;
  return minors.map((minor) => {
    before += minor;
    const part = scaleAmount(target, before, sum) - given;
    given += part;
    return part;
  });
}

export function scaleAmount(minor: number, by: number, of: number): number {
  return Number((BigInt(minor) * BigInt(by) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}

/** Returns an amount in minor units. Refuses one that would have to be rounded, and one below zero. */
export function exactAmount(cell: string, mark: DecimalMark, currency: string): number | RefusedCell {
  const raw = cell.trim();
  if (raw.length > MAX_FIGURE_CHARS) return new RefusedCell("badNumber");
  const price = parseDecimal(raw.replaceAll(/[\u00a0\u202f]/g, " "), mark, currency);
  if (price instanceof RefusedCell) return price;
  const exponent = exponentOf(currency);
  const remainder = price.scale > exponent ? price.digits % 10n ** BigInt(price.scale - exponent) : 0n;
  const minor = toMinor(price, exponent);
  return remainder === 0n && Number.isSafeInteger(minor) ? minor : new RefusedCell("badNumber");
}
