/** Splits what a scanner sent as one line, or a camera saw in one picture, into its codes. */
import { PREFIXES } from "./record_codes.ts";
import { parseScan } from "./scan.ts";
import { MAX_SCAN_LENGTH } from "./scan_codes.ts";

/** Separates the codes of one picture. */
export const CODE_BREAK = "\n";
/** A longer line is cut: even the codes of two labels in one picture are shorter. */
const MAX_LINE_LENGTH = MAX_SCAN_LENGTH * 8;

/** Matches the beginnings of our codes; none of our codes contains another one. */
const BEGINS = new RegExp(`(?=(?:${PREFIXES.join("|")}|CMD)-)`, "i");
const GAPS = /[\s,;|]+/u;

const isKnown = (text: string): boolean => parseScan(text).kind !== "unknown";

/** Returns each code once; a row that cannot be split into codes, or is one number in groups of digits, stays whole. */
export function codesInLine(line: string): readonly string[] {
  const text = line.slice(0, MAX_LINE_LENGTH).trim();
  const rows = text.split(CODE_BREAK).map((row) => row.trim()).filter((row) => row !== "");
  return [...new Set(rows.flatMap(codesInRow))];
}

function codesInRow(row: string): readonly string[] {
  if (isKnown(row)) return [row];
  const parts = row.split(GAPS).flatMap((part) => part.split(BEGINS)).filter((part) => part !== "");
  return parts.some(isKnown) ? parts : [row];
}
