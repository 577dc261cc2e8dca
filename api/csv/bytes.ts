import { createDecoder } from "./decode.ts";
import type { Encoding } from "./encodings.ts";
import type { ImportReason } from "./reasons.ts";

const SIGNATURES: readonly (readonly [bytes: readonly number[], problem: ImportReason])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "spreadsheet"],
  [[0x50, 0x4b, 0x05, 0x06], "spreadsheet"],
  [[0xd0, 0xcf, 0x11, 0xe0], "spreadsheet"],
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
  [[0x89, 0x50, 0x4e, 0x47], "image"],
  [[0xff, 0xd8, 0xff], "image"],
  [[0x47, 0x49, 0x46, 0x38], "image"],
  [[0x52, 0x49, 0x46, 0x46], "image"],
  [[0x1f, 0x8b], "compressed"],
  [[0x42, 0x5a, 0x68], "compressed"],
  [[0x37, 0x7a, 0xbc, 0xaf], "compressed"],
  [[0x52, 0x61, 0x72, 0x21], "compressed"],
];

const MARKS: readonly (readonly [bytes: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

const beginsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

export function problemOf(head: Uint8Array): ImportReason | null {
  if (head.length === 0) return "empty";
  const [, problem] = SIGNATURES.find(([bytes]) => beginsWith(head, bytes)) ?? [];
  if (problem) return problem;
  if (MARKS.some(([bytes]) => beginsWith(head, bytes))) return null;
  return wideEncoding(head) === null && isBinary(head) ? "binary" : null;
}

/** Evidence for an encoding: a byte order `mark`, bytes `seen` that fit no other, `plain` ASCII, or `assumed`. */
export type EncodingEvidence = "mark" | "seen" | "plain" | "assumed";

export interface EncodingFound {
  readonly encoding: Encoding;
  readonly evidence: EncodingEvidence;
}

/** Most files that are not UTF-8 are written by Western European programs. */
export const ASSUMED_ENCODING: EncodingFound = { encoding: "windows-1252", evidence: "assumed" };

export function markedEncoding(head: Uint8Array): EncodingFound | null {
  const [, marked] = MARKS.find(([bytes]) => beginsWith(head, bytes)) ?? [];
  if (marked) return { encoding: marked, evidence: "mark" };
  const wide = wideEncoding(head);
  return wide && { encoding: wide, evidence: "seen" };
}

export function findEncoding(head: Uint8Array, isWhole: boolean): EncodingFound {
  const marked = markedEncoding(head);
  if (marked) return marked;
  if (isPlain(head)) return { encoding: "utf-8", evidence: "plain" };
  return isUtf8(head, isWhole) ? { encoding: "utf-8", evidence: "seen" } : ASSUMED_ENCODING;
}

const MAX_HEAD_BYTES = 4_096;
/** Smallest share of byte pairs with a zero in UTF-16: every line has some ASCII, such as delimiters and digits. */
const ZERO_SHARE = 0.1;

/** Guesses by the half of each byte pair that is zero; null if the text is not UTF-16. */
function wideEncoding(head: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  const length = Math.min(head.length, MAX_HEAD_BYTES);
  for (let at = 0; at < length; at++) if (head[at] === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > (length / 2) * ZERO_SHARE && even * 10 < odd) return "utf-16le";
  if (even > (length / 2) * ZERO_SHARE && odd * 10 < even) return "utf-16be";
  return null;
}

const CONTROL_SHARE = 0.02;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;

function isBinary(head: Uint8Array): boolean {
  let controls = 0;
  for (const byte of head) {
    if (byte < SPACE && (byte < TAB || byte > CARRIAGE_RETURN)) controls++;
  }
  return controls > head.length * CONTROL_SHARE;
}

const isPlain = (head: Uint8Array): boolean => head.every((byte) => byte < 0x80);

function isUtf8(head: Uint8Array, isWhole: boolean): boolean {
  try {
    const decoder = createDecoder("utf-8");
    decoder.push(head);
    if (isWhole) decoder.end();
    return true;
  } catch {
    return false;
  }
}
