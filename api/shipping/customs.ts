/** Source: docs/shipping.md; UPU Convention Manual, forms CN 22 and CN 23. */

import { isDeclaredBetween, type Place } from "../places/territories.ts";

export interface CustomsLine {
  readonly desc: string;
  /** Code of the Harmonized System, 6 to 10 digits. */
  readonly hs: string;
  /** ISO 3166-1 alpha-2 of the country of manufacture. */
  readonly origin: string;
  readonly qty: number;
  /** Net weight of all pieces together, in grams. */
  readonly net_g: number;
  /** Declared value of all pieces together. */
  readonly value_minor: number;
  readonly currency: string;
}

export const CONTENT_TYPES = ["merchandise", "gift", "documents", "sample", "returned", "other"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Payer of import duties: the recipient (DDU) or us (DDP). */
export const INCOTERMS = ["DDU", "DDP"] as const;

/** Maximum number of lines: a CN 23 with one continuation page has room for that many. */
export const MAX_CUSTOMS_LINES = 20;
export const MAX_CUSTOMS_DESC = 50;

/** Source of a line's value; `house` is our own price, used if the shop has none. */
export const LINE_SOURCES = ["shop", "house", "mixed", "hand"] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

export interface TracedLine extends CustomsLine {
  /** Empty for a line that a person typed. */
  readonly skus: readonly string[];
  readonly source: LineSource;
}

export const typedLine = (line: CustomsLine): TracedLine => ({ ...line, skus: [], source: "hand" });

export interface DeclaredPiece {
  readonly sku: string;
  readonly source: Exclude<LineSource, "mixed" | "hand">;
  readonly desc: string;
  readonly hs: string;
  readonly origin: string;
  readonly weight_g: number;
  readonly value_minor: number;
  readonly currency: string;
}

/** Returns the share of the unit at index `at` (from 0); all shares add up to the line, to the cent. */
export function shareOfUnit(total_minor: number, of: number, at: number): number {
  const upTo = (count: number) => Math.floor(total_minor * count / of);
  return of > 0 ? upTo(at + 1) - upTo(at) : 0;
}

export function customsLines(pieces: readonly DeclaredPiece[]): readonly TracedLine[] {
  const lines = new Map<string, TracedLine>();
  for (const { desc, hs, origin, weight_g, value_minor, currency, sku, source } of pieces) {
    const key = JSON.stringify([desc, hs, origin, currency]);
    const line = lines.get(key);
    lines.set(key, {
      ...{ desc, hs, origin, currency },
      qty: (line?.qty ?? 0) + 1,
      net_g: (line?.net_g ?? 0) + weight_g,
      value_minor: (line?.value_minor ?? 0) + value_minor,
      skus: [...new Set([...line?.skus ?? [], sku])],
      source: !line || line.source === source ? source : "mixed",
    });
  }
  return [...lines.values()];
}

export const CUSTOMS_GAPS = ["desc", "hs", "origin", "value", "lines"] as const;
export type CustomsGap = (typeof CUSTOMS_GAPS)[number];

/** An empty declaration is as wrong as a line without its value. */
export function customsGapsOf(lines: readonly CustomsLine[]): readonly CustomsGap[] {
  if (lines.length === 0) return ["lines"];
  const lacks: Readonly<Record<Exclude<CustomsGap, "lines">, (line: CustomsLine) => boolean>> = {
    desc: ({ desc }) => desc.trim() === "",
    hs: ({ hs }) => !/^\d{6,10}$/.test(hs),
    origin: ({ origin }) => !/^[A-Z]{2}$/.test(origin),
    value: ({ value_minor }) => value_minor <= 0,
  };
  return CUSTOMS_GAPS.filter((code) => code !== "lines" && lines.some(lacks[code]));
}

export interface Sum {
  readonly value_minor: number;
  readonly currency: string;
}

/** Sums the values by currency: one package of two orders may have two. */
export function sumsOf(lines: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const { value_minor, currency } of lines) {
    sums.set(currency, (sums.get(currency) ?? 0) + value_minor);
  }
  return [...sums].map(([currency, value_minor]) => ({ currency, value_minor }));
}

/** True if the goods weigh more than their package: one of the two weights is wrong. */
export const isNetOver = (lines: readonly Pick<CustomsLine, "net_g">[], gross_g: number): boolean =>
  gross_g > 0 && lines.reduce((sum, { net_g }) => sum + net_g, 0) > gross_g;

export const CUSTOMS_FORMS = ["CN22", "CN23"] as const;
export type CustomsForm = (typeof CUSTOMS_FORMS)[number];

export interface Declaration {
  readonly from: Place;
  readonly to: Place;
  readonly lines: readonly CustomsLine[];
  readonly cn22_max_minor: number;
  readonly cn22_currency: string;
}

/** Highest value for a CN 22, for methods without a limit: about 300 SDR. */
export const CN22_MAX = { cn22_max_minor: 40_000, cn22_currency: "USD" } as const;

export const CN22_LINES = 4;

/** Null within one territory. Values in two currencies, or not in the limit's, get CN 23: any post takes it. */
export function formFor(
  { from, to, lines, cn22_max_minor, cn22_currency }: Declaration,
): CustomsForm | null {
  if (!isDeclaredBetween(from, to)) return null;
  const [sum, ...others] = sumsOf(lines);
  const isShort = sum !== undefined && others.length === 0 && sum.currency === cn22_currency &&
    sum.value_minor <= cn22_max_minor && lines.length <= CN22_LINES;
  return isShort ? "CN22" : "CN23";
}
