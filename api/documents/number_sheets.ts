/** Sheets of numbers that are printed in advance: a label each, or 3 × 8 on A4 for sheets of 24 labels. */
import { spacedNumber } from "../shipping/postal_numbers.ts";
import { LABEL_SIZES, type LabelBlock, type LabelDocument } from "./label.ts";
import { documentWords } from "./words/mod.ts";
import type { PrintContext } from "./workshop.ts";

const ACROSS = 3;
const DOWN = 8;
/** Millimeters between two rows, so that eight of them fill an A4 sheet. */
const ROW_GAP_MM = 8.3;

const numberBlocks = (code: string, bars: number, text: number): readonly LabelBlock[] => [
  { kind: "bars", code, mm: bars },
  { kind: "text", text: spacedNumber(code), mm: text, isBold: true, isWhole: true, isCentred: true },
];

const groupsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

function sheetOf(codes: readonly string[]): readonly LabelBlock[] {
  return groupsOf(codes, ACROSS).flatMap((row, at): readonly LabelBlock[] => [
    ...at > 0 ? [{ kind: "gap" as const, mm: ROW_GAP_MM }] : [],
    {
      kind: "columns",
      columns: Array.from({ length: ACROSS }, (_, column) => ({
        share: 1,
        blocks: row[column] === undefined ? [] : numberBlocks(row[column], 16, 5),
      })),
    },
  ]);
}

export const numberSheets = (
  codes: readonly string[],
  format: "4x6" | "a4",
  context: PrintContext,
): LabelDocument => ({
  ...context,
  title: documentWords(context.language).numbers.title,
  size: format === "a4" ? LABEL_SIZES.a4 : LABEL_SIZES.parcel,
  labels: format === "a4"
    ? groupsOf(codes, ACROSS * DOWN).map(sheetOf)
    : codes.map((code) => numberBlocks(code, 30, 8)),
});
