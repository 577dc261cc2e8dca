/**
 * Lists the meanings of a scanned or typed text. `code` is the one way to write it: read again, it is itself, but for the numbers of
 * FedEx, whose digits alone may be those of goods.
 */
import type { Layout } from "./layouts.ts";

/** Longest text that is looked at, in UTF-16 units. Chosen: twice the longest label that we know. */
export const MAX_SCAN_LENGTH = 80;

/** Ends a value of no fixed length in a GS1 text: FNC1 as scanners send it. */
export const SEPARATOR = "\x1d";

export type RecordCode =
  | { readonly kind: RunningKind; readonly code: string }
  /** `ticket` is what hangs on the garment; from its second cycle on it says which. */
  | { readonly kind: "unit"; readonly code: string; readonly cycle: number; readonly ticket: string }
  /** `reason` is the number of the one that was chosen, for the command of that name. */
  | { readonly kind: "command"; readonly code: string; readonly command: Command; readonly reason?: number }
  /** 18 digits of a box. */
  | { readonly kind: "sscc"; readonly code: string }
  /** 14 digits, whatever was printed. */
  | { readonly kind: "gtin"; readonly code: string }
  | {
    readonly kind: "tracking";
    readonly scheme: TrackingScheme;
    readonly code: string;
    /** That of the recipient, where the label has it before the number. */
    readonly postalCode?: string;
  };

/** Of our own running numbers, those that are nothing but one. */
export type RunningKind = "order" | "package" | "box" | "station" | "bin" | "batch" | "operator" | "policy";
/** What a station is told by scanning a card. */
export type Command = "pass" | "reject" | "undo" | "confirm" | "split" | "reprint" | "next" | "reason";
/** DHL, GLS and Canada Post are read only where the carrier is known (of_carrier.ts). */
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
  /** It has the form of a code but for one digit, and this one would be right. */
  | { readonly reason: "checkDigit"; readonly like: CodeKind; readonly expected: string }
  /** It begins as one of ours and goes on as none of them. */
  | { readonly reason: "malformed"; readonly like: CodeKind }
  /** A postal number of a class that nobody issues, or of no country. */
  | { readonly reason: "service" | "country"; readonly like: "tracking" }
  /** The scanner types as a US keyboard, and this computer has another one. */
  | { readonly reason: "layout"; readonly layout: Layout; readonly meant: RecordCode };

export type ScannedCode = RecordCode | UnknownCode;

/** A text as readers get it: in capital letters, without blanks, marks and separators. */
export interface Scan {
  readonly text: string;
  /** Marked as GS1 by the scanner or by brackets: the text consists of element strings. */
  readonly elements: string | null;
}

/** Null for whatever has another form than its codes: of any text at most one reader says something else. */
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
