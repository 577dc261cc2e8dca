/** Draws papers of label printers, such as labels and tickets, as PDF or ZPL, with all positions in whole dots. */
import type { PDFRef } from "@cantoo/pdf-lib";
import { type LabelDocument, mapLabelTexts } from "../../api/documents/label.ts";
import type { Rgb } from "../../api/catalogue/garment_colors.ts";
import {
  type LabelBox,
  type LabelSymbol,
  type LaidLabel,
  layOutLabels,
  type PrinterDpi,
} from "../../api/documents/label_flow.ts";
import { zplOf } from "../../api/documents/zpl.ts";
import { garmentContent } from "./garment.ts";
import {
  type LettersOf,
  type NameOf,
  openPdf,
  type PictureNameOf,
  point,
  savePdf,
  writePage,
} from "./letters.ts";
import { openOutlines } from "./outlines.ts";
import { Pictures } from "./pictures.ts";
import type { PictureFiles } from "./task.ts";
import { symbols } from "./symbols.ts";

const POINTS_PER_INCH = 72;
/** Positions in a PDF are rounded to dots of the finer label printer (`PRINTER_DPI`). */
export const PDF_DPI = 300;

export async function drawLabels(
  document: LabelDocument,
  copies: number,
  files: PictureFiles = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, lettersOf } = await openPdf();
  const pictures = new Pictures(files);
  const laid = layOutWith(document, PDF_DPI, lettersOf);
  for (const label of laid) {
    for (let copy = 0; copy < copies; copy++) {
      const size: [number, number] = [toPoints(label.width), toPoints(label.height)];
      writePage(pdf.addPage(size), (nameOf, pictureNameOf) => [
        ...contentOf(label, nameOf, lettersOf),
        ...picturesOn(
          label,
          (key, cloth) => pictures.embed(pdf, key, cloth),
          (key) => pictures.clothOf(key),
          pictureNameOf,
        ),
      ]);
    }
  }
  return await savePdf(pdf, document);
}

/** Writes ZPL, with text laid out and drawn in our font, because the fonts of printers are narrower. */
export async function writeZpl(
  document: LabelDocument,
  dpi: PrinterDpi,
  copies: number,
  files: PictureFiles = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Pictures(files);
  const { lettersOf } = await openPdf();
  const outlines = await openOutlines();
  const laid = layOutWith(document, dpi, lettersOf);
  return new TextEncoder().encode(zplOf(laid, copies, outlines, (place) => pictures.dots(place)));
}

export function layOutWith(
  document: LabelDocument,
  dpi: PrinterDpi,
  lettersOf: LettersOf,
): readonly LaidLabel[] {
  const written = mapLabelTexts(document, (text) => lettersOf(false).written(text));
  return layOutLabels(written, { dpi, symbols, measure: (text, isBold) => lettersOf(isBold).width(text) });
}

export const toPoints = (dots: number): number => dots * POINTS_PER_INCH / PDF_DPI;

/** Returns the operators that draw a label without its pictures. Source: PDF 32000 §8, §9. */
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
        { text, x: toPoints(x), y: toPoints(height - y), size: toPoints(size) },
        nameOf,
      )
    ),
  ];
}

/** Returns the operators that draw a label's pictures. Source: PDF 32000 §8.9.5. */
function picturesOn(
  { height: page, pictures }: LaidLabel,
  pictureOf: (key: string, cloth: Rgb | null) => PDFRef | null,
  clothOf: (key: string) => number,
  nameOf: PictureNameOf,
): readonly string[] {
  return pictures.flatMap(({ key, garment, cloth, x, y, width, height }) => {
    const picture = pictureOf(key, cloth ?? null);
    if (garment) {
      const place = { left: toPoints(x), top: toPoints(page - y), width: toPoints(width) };
      return garmentContent(garment, place, picture && nameOf(picture), cloth ?? clothOf(key));
    }
    if (!picture) return [];
    const [wide, high, left, up] = [width, height, x, page - y - height].map((dots) => point(toPoints(dots)));
    return [`q ${wide} 0 0 ${high} ${left} ${up} cm ${nameOf(picture)} Do Q`];
  });
}

function boxIn({ x, y, width, height, frame }: LabelBox, page: number): string {
  const inset = (frame ?? 0) / 2;
  const [left, bottom] = [x + inset, page - y - height + inset];
  const sides = [left, bottom, width - 2 * inset, height - 2 * inset].map((dots) => point(toPoints(dots)));
  return frame === null ? `${sides.join(" ")} re f` : `${point(toPoints(frame))} w ${sides.join(" ")} re S`;
}

/** Returns the dark boxes of a symbol; adjacent modules of a row are one box. */
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
