/** Finds tracking numbers and order ids of platforms on a page. It does not decide what they mean. */
import type { CarrierName } from "../../carrier_names.ts";
import { MAX_SCAN_LENGTH, type TrackingScheme } from "../../codes/scan_codes.ts";
import { parseScan } from "../../codes/scan.ts";
import { trackingIn } from "../../codes/tracking.ts";
import { collapseSpaces } from "../../orders/tags.ts";

export const EVIDENCE_SOURCES = ["barcode", "text", "name"] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];
export const EVIDENCE_KINDS = ["tracking", "order", "zip"] as const;

export interface Evidence {
  readonly from: EvidenceSource;
  readonly kind: (typeof EVIDENCE_KINDS)[number];
  readonly value: string;
}

export interface PageContents {
  readonly codes: readonly string[];
  readonly text: string;
  readonly name: string;
}

export interface Findings {
  readonly evidence: readonly Evidence[];
  readonly carrier: string;
  readonly paper: "label" | "slip";
  /** A tracking number with a wrong check digit; empty if the page has none, or also a right number. */
  readonly wrongDigit: string;
  /** True if the page has an order id that a spreadsheet shortened to 5.77E+17. */
  readonly isShortened: boolean;
}

/** Numbers as they are printed in groups below the bars. Source: api/codes/tracking.ts. */
const PRINTED = [
  /(?<![\dA-Z])9[2-5](?: ?\d){20}(?: ?\d){0,4}(?!\d)/g,
  /(?<![\dA-Z])[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}(?![\dA-Z])/g,
  /(?<![\dA-Z])1Z(?: ?[0-9A-Z]){16}(?![\dA-Z])/g,
];
/** Order ids of platforms that are long enough to be unmistakable. */
const PLATFORM_IDS = [
  /(?<![\d.])\d{17,19}(?!\d)/g,
  /(?<!\d)\d{3}-\d{7}-\d{7}(?!\d)/g,
];
/** Shorter order ids, which are recognized by the word before them; expects single blanks. */
const NAMED = /\b(?:order|po|ref(?:erence)?) ?(?:id|no|nr|number)? ?[.:#]* ?([A-Z0-9][A-Z0-9_-]{7,39})/gi;
const SHORTENED = /(?<![\d.])[1-9][.,]\d{1,8}E\+?1[5-8](?!\d)/i;
const SLIP = /\b(?:packing (?:slip|list)|pick list)\b/i;
/** Numbers of carriers that publish no check digit. */
const PLAIN_NUMBER = /^(?=(?:.*\d){6})[0-9A-Z-]{8,40}$/;

const CARRIERS: Readonly<Partial<Record<TrackingScheme, CarrierName>>> = {
  impb: "USPS",
  ups: "UPS",
  fedex: "FedEx",
};
const POSTS: Readonly<Record<string, CarrierName>> = {
  CA: "Canada Post",
  DE: "DHL",
  GB: "Royal Mail",
  US: "USPS",
  VN: "VNPost",
};
/** Carriers' names on a label; the first match counts, so DHL eCommerce goes before DHL. */
const NAMES: readonly (readonly [RegExp, CarrierName])[] = [
  [/\bDHL eCommerce\b/i, "DHL eCommerce"],
  [/\bDHL\b/i, "DHL"],
  [/\bUSPS\b|UNITED STATES POSTAL/i, "USPS"],
  [/\bFedEx\b/i, "FedEx"],
  [/\bUPS\b/, "UPS"],
  [/\bRoyal Mail\b/i, "Royal Mail"],
  [/\bGLS\b/, "GLS"],
  [/\bCanada Post\b/i, "Canada Post"],
];

const matchesOf = (text: string, patterns: readonly RegExp[]): readonly string[] =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([found]) => found));

const isPlatformId = (text: string): boolean =>
  PLATFORM_IDS.some((pattern) => [...text.matchAll(pattern)].some(([found]) => found === text));

/** A number counts only if its check digit is right. */
function numbersIn(texts: readonly string[]) {
  return texts.flatMap((each) => {
    const code = trackingIn(each);
    return code ? [code] : [];
  });
}

/** Returns a number whose check digit is wrong, with or without spaces. */
function wrongIn(texts: readonly string[]): string {
  return texts.find((each) => {
    const code = each.length > MAX_SCAN_LENGTH ? null : parseScan(each);
    return code?.kind === "unknown" && code.reason === "checkDigit" && code.like === "tracking";
  }) ?? "";
}

function carrierOf(scheme: TrackingScheme | undefined, number: string, text: string): string {
  const post = scheme === "s10" ? POSTS[number.slice(-2)] : undefined;
  const known = post ?? (scheme && CARRIERS[scheme]);
  return known ?? NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? "";
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** True if no more codes need to be read: a barcode has a valid number, or the page is a slip with an order id. */
export function isConclusive(codes: readonly string[], text: string): boolean {
  if (numbersIn(codes).length > 0) return true;
  // A packing slip has no such number; its barcode, if any, has the order id.
  return SLIP.test(text) && matchesOf(text, PLATFORM_IDS).length > 0;
}

export function findOn({ codes, text, name }: PageContents): Findings {
  const upper = text.toUpperCase();
  const barcodes = numbersIn(codes);
  const printed = numbersIn(matchesOf(upper, PRINTED));
  const ids = codes.map((each) => each.trim()).filter(isPlatformId);
  const plain = codes.filter((each) =>
    !trackingIn(each) && wrongIn([each]) === "" && !isPlatformId(each.trim()) && PLAIN_NUMBER.test(each)
  );
  const isNumbered = barcodes.length > 0 || printed.length > 0;
  const tracking = barcodes.length > 0
    ? barcodes.map(({ code }) => code)
    : isNumbered
    ? []
    : plain.slice(0, 1);
  const zips = barcodes.flatMap(({ postalCode }) => postalCode ? [postalCode.slice(0, 5)] : []);
  const named = Array.from(collapseSpaces(text).matchAll(NAMED), ([, id = ""]) => id).filter((id) =>
    /\d/.test(id) && !trackingIn(id)
  );
  const evidence = (from: EvidenceSource, kind: Evidence["kind"], values: readonly string[]) =>
    unique(values).map((value): Evidence => ({ from, kind, value }));
  const [first] = [...barcodes, ...printed];
  return {
    evidence: [
      ...evidence("barcode", "tracking", tracking),
      ...evidence("text", "tracking", printed.map(({ code }) => code)),
      ...evidence("barcode", "order", [...ids, ...plain.filter((each) => !tracking.includes(each))]),
      ...evidence("text", "order", [...matchesOf(text, PLATFORM_IDS), ...named]),
      ...evidence("barcode", "zip", zips),
      ...evidence("name", "order", matchesOf(name, PLATFORM_IDS)),
      ...evidence("name", "tracking", numbersIn(name.split(/[^0-9A-Za-z]+/)).map(({ code }) => code)),
    ],
    carrier: carrierOf(first?.scheme, first?.code ?? "", text),
    paper: SLIP.test(text) && barcodes.length === 0 ? "slip" : "label",
    wrongDigit: isNumbered ? "" : wrongIn([...codes, ...matchesOf(upper, PRINTED)]),
    isShortened: SHORTENED.test(text) || codes.some((each) => SHORTENED.test(each)),
  };
}

/** Returns the values of one kind from the given sources; by default without file names, which prove nothing. */
export const valuesOf = (
  evidence: readonly Evidence[],
  kind: Evidence["kind"],
  from: readonly EvidenceSource[] = ["barcode", "text"],
): readonly string[] =>
  unique(evidence.filter((each) => each.kind === kind && from.includes(each.from)).map(({ value }) => value));
