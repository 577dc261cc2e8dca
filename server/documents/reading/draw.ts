/** Draws the first page of a PDF as a preview, which proves that the file can be read. */
import { openDocument } from "./pdf.ts";
import type { Pdfium } from "../pdfium.ts";
import type { Pixels } from "../../files/png/write.ts";
import { LabelRefused } from "./label_refused.ts";

/** Pixels of the longer side, with which the number below a barcode can still be read. */
const LONGER_PX = 1000;
/** The format of FPDFBitmap_CreateEx with blue, green and red. */
const BGR = 2;
const WHITE = 0xffffffff;
/** Draws as for print, without annotations that are only for the screen. */
const FOR_PRINT = 0x800;

/** @throws {LabelRefused} */
export function drawFirst(pdfium: Pdfium, file: Uint8Array): Pixels {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(openDocument(pdfium, file), 0);
  if (!page) throw new LabelRefused("damaged");
  const points = { width: calls.FPDF_GetPageWidthF(page), height: calls.FPDF_GetPageHeightF(page) };
  const scale = LONGER_PX / Math.max(points.width, points.height);
  const [width, height] = [points.width, points.height].map((side) => Math.max(1, Math.round(side * scale)));
  const bitmap = calls.FPDFBitmap_CreateEx(width!, height!, BGR, 0, 0);
  if (!bitmap) throw new LabelRefused("tooMuch");
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width!, height!, WHITE);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width!, height!, 0, FOR_PRINT);
  const stride = calls.FPDFBitmap_GetStride(bitmap);
  const drawn = pdfium.read(calls.FPDFBitmap_GetBuffer(bitmap), stride * height!);
  return { width: width!, height: height!, channels: 3, data: packed(drawn, stride, width!, height!) };
}

/** Removes the padding at the end of rows, and turns blue, green, red into red, green, blue. */
function packed(rows: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, from = y * stride; x < width; x++, from += 3, to += 3) {
      data[to] = rows[from + 2]!;
      data[to + 1] = rows[from + 1]!;
      data[to + 2] = rows[from]!;
    }
  }
  return data;
}
