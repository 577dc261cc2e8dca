/** Writes labels of many packages as ZPL. Carriers' pages are rasterized. */
import type { PrinterDpi } from "../../api/documents/label_flow.ts";
import { type DotLabel, zplOf, zplOfDots } from "../../api/documents/zpl.ts";
import { openPdfium, type Pdfium } from "./pdfium.ts";
import { layOutWith } from "./draw_labels.ts";
import { drawPackageLabels } from "./draw_package_labels.ts";
import { openPdf } from "./letters.ts";
import { openOutlines } from "./outlines.ts";
import { openFile } from "./reading/pdf.ts";
import type { Task } from "./task.ts";

export async function writePackageLabels(
  { document, labels, copies, ...task }: Task & { kind: "parcels" },
  dpi: PrinterDpi,
): Promise<Uint8Array<ArrayBuffer>> {
  const { lettersOf } = await openPdf();
  const outlines = await openOutlines();
  const pdfium = labels.some(({ kind }) => kind === "file") ? await openPdfium() : null;
  const written: string[] = [];
  for (const label of labels) {
    if (label.kind === "drawn") {
      written.push(
        zplOf(layOutWith({ ...document, labels: [label.blocks] }, dpi, lettersOf), copies, outlines),
      );
    } else if (pdfium) {
      const page = await drawPackageLabels({ ...task, document, labels: [label], copies: 1 });
      written.push(...dotsOf(pdfium, page, dpi).map((dots) => zplOfDots(dots, copies)));
    }
  }
  return new TextEncoder().encode(written.join(""));
}

const POINTS_PER_INCH = 72;
/** The gray format of FPDFBitmap_CreateEx. */
const GRAY = 1;
const WHITE = 0xffffffff;
const FOR_PRINT = 0x800;
/** Shades darker than this become a dot. */
const DARK = 128;
const BITS = 8;

/** @throws {LabelRefused} for a file that PDFium cannot open */
function dotsOf(pdfium: Pdfium, file: Uint8Array, dpi: number): readonly DotLabel[] {
  const { calls } = pdfium;
  const { document, close } = openFile(pdfium, file);
  const pages = Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, at) => {
    const page = calls.FPDF_LoadPage(document, at);
    const dots = (points: number) => Math.round(points * dpi / POINTS_PER_INCH);
    const [width, height] = [dots(calls.FPDF_GetPageWidthF(page)), dots(calls.FPDF_GetPageHeightF(page))];
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FOR_PRINT);
    const stride = calls.FPDFBitmap_GetStride(bitmap);
    const gray = pdfium.read(calls.FPDFBitmap_GetBuffer(bitmap), stride * height);
    calls.FPDFBitmap_Destroy(bitmap);
    calls.FPDF_ClosePage(page);
    return { width, height, rows: packed(gray, { width, height, stride }) };
  });
  close();
  return pages;
}

interface Sides {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
}

function packed(gray: Uint8Array, { width, height, stride }: Sides): readonly Uint8Array[] {
  return Array.from({ length: height }, (_, y) => {
    const row = new Uint8Array(Math.ceil(width / BITS));
    for (let x = 0; x < width; x++) {
      if ((gray[y * stride + x] ?? WHITE) < DARK) row[x >> 3]! |= 0x80 >> (x & 7);
    }
    return row;
  });
}
