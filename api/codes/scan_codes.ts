/**
 * `code` is canonical: `parseScan` of it gives the same code, except for FedEx and the schemes that need the carrier
 * (of_carrier.ts), whose digits may be a product number.
 */
import type { Layout } from "./layouts.ts";
import type { RunningKind } from "./names.ts";

/** Longest text that is parsed, in UTF-16 units. Reason: twice the longest known label. */
export const MAX_SCAN_LENGTH = 80;

/** Ends a value of no fixed length in a GS1 text: FNC1 as scanners send it. */
export const SEPARATOR = "\x1d";

export type RecordCode =
  | { readonly kind: RunningKind; readonly code: string }
  /** `ticket` is the code on the garment, with the cycle from its second one on. */
  | { readonly kind: "unit"; readonly code: string; readonly cycle: number; readonly ticket: string }
  | { readonly kind: "command"; readonly code: string; readonly command: Command; readonly reason?: number }
  | { readonly kind: "sscc"; readonly code: string }
  | { readonly kind: "gtin"; readonly code: string }
  | {
    readonly kind: "tracking";
    readonly scheme: TrackingScheme;
    readonly code: string;
    /** The recipient's ZIP code, if the label has it before the number. */
    readonly postalCode?: string;
  };

export type Command =
  | "pass"
  | "reject"
  | "undo"
  | "confirm"
  | "split"
  | "reprint"
  | "next"
  | "reason"
  | BoxCommand;
/** Commands that only a box station uses. */
export type BoxCommand = "newBox" | "takeOut" | "putAside" | "closeBox";
/** DHL, GLS and Canada Post are read only if the carrier is known (of_carrier.ts). */
export type TrackingScheme =
  | "s10"
  | "impb"
  | "ups"
  | "fedex"
  | "dhl"
  | "gls"
  | "canadaPost";
export type CodeKind = RecordCode["kind"];

export type UnknownCode = { readonly kind: "unknown" } & Why;

type Why =
  | { readonly reason: "empty" | "tooLong" | "noCode" }
  /** A code of which only the check digit is wrong; `expected` is the right one. */
  | { readonly reason: "checkDigit"; readonly like: CodeKind; readonly expected: string }
  /** The text begins like one of our codes, but is not one. */
  | { readonly reason: "malformed"; readonly like: CodeKind }
  /** A postal number of an unassigned class, or of no country. */
  | { readonly reason: "service" | "country"; readonly like: "tracking" }
  /** The scanner types as a US keyboard, and this computer has another layout. */
  | { readonly reason: "layout"; readonly layout: Layout; readonly meant: RecordCode };

export type ScannedCode = RecordCode | UnknownCode;

/** A scan in capital letters, without blanks, brackets and the scanner's prefix; `text` also without separators. */
export interface Scan {
  readonly text: string;
  /** Set if the scanner's prefix, brackets or a separator mark the text as GS1: it then consists of element strings. */
  readonly elements: string | null;
}

/** Returns null for a text of another form: no text is read by two readers. */
export type CodeReader = (scan: Scan) => ScannedCode | null;

export const wrongDigit = (like: CodeKind, expected: string): UnknownCode => ({
  kind: "unknown",
  reason: "checkDigit",
  like,
  expected,
});

export const malformedCode = (like: CodeKind): UnknownCode => ({
  kind: "unknown",
  reason: "malformed",
  like,
});
