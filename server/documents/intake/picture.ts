/** Draws a page in gray, cuts the picture into bands, and makes a smaller preview for people. */
import { type Density, writePng } from "../../files/png/write.ts";
import type { Pdfium } from "../pdfium.ts";
import { LabelRefused } from "../reading/label_refused.ts";
import type { Gray } from "./codes.ts";

/** The gray format of FPDFBitmap_CreateEx. */
const GRAY = 1;
const WHITE = 0xffffffff;
const FOR_PRINT = 0x800;
const POINTS_PER_INCH = 72;
/** The resolution of the first picture; a preview has half of it in each direction. */
export const FIRST_DPI = 300;
/** A low compression level is enough for barcodes on white; a higher one would take a tenth of the page's time. */
const PREVIEW_LEVEL = 1;
const PREVIEW_PER_METER = Math.round(FIRST_DPI / 2 / 0.0254);

/** @throws {LabelRefused} */
export function drawGray({ calls, read }: Pdfium, page: number, dpi: number): Gray {
  const [width, height] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)]
    .map((points) => Math.max(1, Math.round(points * dpi / POINTS_PER_INCH))) as [number, number];
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  if (!bitmap) throw new LabelRefused("tooMuch");
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FOR_PRINT);
  const stride = calls.FPDFBitmap_GetStride(bitmap);
  const drawn = read(calls.FPDFBitmap_GetBuffer(bitmap), stride * height);
  calls.FPDFBitmap_Destroy(bitmap);
  return { width, height, points: stride === width ? drawn : packed(drawn, stride, width, height) };
}

/** Removes the padding at the end of rows. */
function packed(rows: Uint8Array, stride: number, width: number, height: number): Uint8Array {
  const points = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    points.set(rows.subarray(y * stride, y * stride + width), y * width);
  }
  return points;
}

/** A band has a quarter of the page's height. Bands overlap by half, so that no code is cut in all of them. */
const BANDS = 4;

/** Yields horizontal bands, because the reader finds barcodes in them that it misses on the whole page. */
export function* bandsOf({ width, height, points }: Gray): Generator<Gray> {
  const tall = Math.ceil(height / BANDS);
  for (let from = 0; from + tall / 2 < height; from += Math.ceil(tall / 2)) {
    const rows = Math.min(tall, height - from);
    yield { width, height: rows, points: points.subarray(from * width, (from + rows) * width) };
  }
}

export function halvePicture({ width, height, points }: Gray): Gray {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y++) {
    const row = Math.min(2 * y, height - 1) * width;
    const next = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < across; x++, to++) {
      const [left, right] = [Math.min(2 * x, width - 1), Math.min(2 * x + 1, width - 1)];
      const sum = points[row + left]! + points[row + right]! + points[next + left]! + points[next + right]!;
      half[to] = sum >> 2;
    }
  }
  return { width: across, height: down, points: half };
}

export function previewOf({ width, height, points }: Gray): Uint8Array<ArrayBuffer> {
  const density: Density = [PREVIEW_PER_METER, PREVIEW_PER_METER];
  return writePng({ width, height, channels: 1, data: points }, density, PREVIEW_LEVEL);
}
