/** Draws labels as PDF, or writes them as ZPL: from the same places, in whole dots. */
import { type LabelDocument, labelTextsMapped } from "../../api/documents/label.ts";
import {
  type LabelBox,
  type LabelSymbol,
  type LaidLabel,
  layOutLabels,
  type PrinterDpi,
} from "../../api/documents/label_flow.ts";
import { zplOf } from "../../api/documents/zpl.ts";
import { type LettersOf, type NameOf, openPdf, point, savedPdf, writePage } from "./letters.ts";
import { openOutlines } from "./outlines.ts";
import { symbols } from "./symbols.ts";

/** PostScript's. */
const POINTS_PER_INCH = 72;
/** A PDF is printed by finer printers than label printers are: places are those of the finest of these. */
export const PDF_DPI = 300;

export async function drawLabels(document: LabelDocument, copies: number): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, lettersOf } = await openPdf();
  const laid = laidWith(document, PDF_DPI, lettersOf);
  for (const label of laid) {
    for (let copy = 0; copy < copies; copy++) {
      const size: [number, number] = [inPoints(label.width), inPoints(label.height)];
      writePage(pdf.addPage(size), (nameOf) => contentOf(label, nameOf, lettersOf));
    }
  }
  return await savedPdf(pdf, document);
}

/** How wide letters are is asked of the same font: those of printers are narrower. */
export async function writeZpl(
  document: LabelDocument,
  dpi: PrinterDpi,
  copies: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { lettersOf } = await openPdf();
  const outlines = await openOutlines();
  return new TextEncoder().encode(zplOf(laidWith(document, dpi, lettersOf), copies, outlines));
}

export function laidWith(
  document: LabelDocument,
  dpi: PrinterDpi,
  lettersOf: LettersOf,
): readonly LaidLabel[] {
  const written = labelTextsMapped(document, (text) => lettersOf(false).written(text));
  return layOutLabels(written, { dpi, symbols, measure: (text, isBold) => lettersOf(isBold).width(text) });
}

export const inPoints = (dots: number): number => dots * POINTS_PER_INCH / PDF_DPI;

/** Source: PDF 32000 §8, §9. */
export function contentOf(
  { height, texts, symbols, boxes }: LaidLabel,
  nameOf: NameOf,
  lettersOf: LettersOf,
): readonly string[] {
  return [
    "0 g 0 G",
    ...boxes.map((box) => boxIn(box, height)),
    ...symbols.flatMap((symbol) => darkIn(symbol).map((box) => boxIn({ ...box, frame: null }, height))),
    ...texts.map(({ text, x, y, size, isBold }) =>
      lettersOf(isBold).at(
        { text, x: inPoints(x), y: inPoints(height - y), size: inPoints(size) },
        nameOf,
      )
    ),
  ];
}

function boxIn({ x, y, width, height, frame }: LabelBox, page: number): string {
  // A frame lies within its box: its line is drawn along the middle of it.
  const inset = (frame ?? 0) / 2;
  const [left, bottom] = [x + inset, page - y - height + inset];
  const sides = [left, bottom, width - 2 * inset, height - 2 * inset].map((dots) => point(inPoints(dots)));
  return frame === null ? `${sides.join(" ")} re f` : `${point(inPoints(frame))} w ${sides.join(" ")} re S`;
}

/** Modules beside one another as one. */
function darkIn({ x, y, module, row, modules }: LabelSymbol): Omit<LabelBox, "frame">[] {
  return modules.flatMap((each, down) => {
    const dark: Omit<LabelBox, "frame">[] = [];
    for (let at = 0; at < each.length; at++) {
      if (!each[at]) continue;
      const from = at;
      while (each[at + 1]) at++;
      const width = (at - from + 1) * module;
      dark.push({ x: x + from * module, y: y + down * row, width, height: row });
    }
    return dark;
  });
}
