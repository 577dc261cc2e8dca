/**
 * What customs is told of a parcel: what lies in it, where that was made and what it is worth. Pure.
 * Source: docs/shipping.md; UPU Convention Manual, forms CN 22 and CN 23.
 */

import { isDeclaredBetween, type Place } from "../places/territories.ts";

/** One kind of goods in a parcel. */
export interface CustomsLine {
  readonly desc: string;
  /** Of the Harmonized System: 6 to 10 digits. */
  readonly hs: string;
  /** ISO 3166-1 alpha-2: where it was made. */
  readonly origin: string;
  readonly qty: number;
  /** Of all of them. */
  readonly net_g: number;
  /** Of all of them: what the shop sold them for. */
  readonly value_minor: number;
  readonly currency: string;
}

/** Why it is sent, as both forms ask it. */
export const CONTENT_TYPES = ["merchandise", "gift", "documents", "sample", "returned", "other"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Who pays what the country takes: who gets it, or we. */
export const INCOTERMS = ["DDU", "DDP"] as const;

/** Lines of one declaration. Chosen: what a CN 23 and a page behind it have room for. */
export const MAX_CUSTOMS_LINES = 20;
export const MAX_CUSTOMS_DESC = 50;

/** What the value of a line is: what the shop sold it for, our own price where the shop says nothing, of both, or typed. */
export const LINE_SOURCES = ["shop", "house", "mixed", "hand"] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/** A line that says where it came from. */
export interface TracedLine extends CustomsLine {
  /** Of the items in it, in the order in which they come; none where a person said it. */
  readonly skus: readonly string[];
  readonly source: LineSource;
}

export const saidByHand = (line: CustomsLine): TracedLine => ({ ...line, skus: [], source: "hand" });

/** One garment as it is declared, before those that are alike become a line. */
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

/**
 * What one garment of an order's line is worth: all of them together are worth what the line is, to the cent.
 * @param at which of the line's garments it is, from 0
 */
export function shareOf(total_minor: number, of: number, at: number): number {
  const upTo = (count: number) => Math.floor(total_minor * count / of);
  return of > 0 ? upTo(at + 1) - upTo(at) : 0;
}

/** Pieces that customs cannot tell apart are one line, in the order in which they come. */
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

/** What customs would ask about, each once. Nothing declared is as wrong as a line without its value. */
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

/** What all of it is worth, by currency: one parcel of two orders may have been sold in two. */
export function sumsOf(lines: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const { value_minor, currency } of lines) {
    sums.set(currency, (sums.get(currency) ?? 0) + value_minor);
  }
  return [...sums].map(([currency, value_minor]) => ({ currency, value_minor }));
}

/** Returns whether the goods weigh more than the package that they are in: one of the two weights is wrong. */
export const isNetOver = (lines: readonly Pick<CustomsLine, "net_g">[], gross_g: number): boolean =>
  gross_g > 0 && lines.reduce((sum, { net_g }) => sum + net_g, 0) > gross_g;

export const CUSTOMS_FORMS = ["CN22", "CN23"] as const;
export type CustomsForm = (typeof CUSTOMS_FORMS)[number];

export interface Declaration {
  readonly from: Place;
  readonly to: Place;
  readonly lines: readonly CustomsLine[];
  /** Of its method: a value above it wants the long form. */
  readonly cn22_max_minor: number;
  readonly cn22_currency: string;
}

/** A method that says nothing: about 300 SDR. */
export const CN22_MAX = { cn22_max_minor: 40_000, cn22_currency: "USD" } as const;

/** CN 22 has so many lines. */
const CN22_LINES = 4;

/**
 * The form that a parcel needs; null within one tax and customs territory. Where the value cannot be compared with the limit, because it is
 * in another currency or in two, the long form is right: no country refuses it.
 */
export function formFor(
  { from, to, lines, cn22_max_minor, cn22_currency }: Declaration,
): CustomsForm | null {
  if (!isDeclaredBetween(from, to)) return null;
  const [sum, ...others] = sumsOf(lines);
  const isShort = sum !== undefined && others.length === 0 && sum.currency === cn22_currency &&
    sum.value_minor <= cn22_max_minor && lines.length <= CN22_LINES;
  return isShort ? "CN22" : "CN23";
}
