/** Reads barcodes from pixels alone, as a scanner does, with a decoder that is independent of our drawing. */
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { openDocument } from "../../../server/documents/reading/pdf.ts";
import { openPdfium } from "../../../server/documents/pdfium.ts";

/** A page of gray pixels, one byte each: 0 is black. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

const WASM = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
/** Factors that turn a gray byte into an opaque pixel of four bytes. */
const [GRAY, OPAQUE] = [0x01_01_01, 0xff_00_00_00];
const FORMATS = ["Code128", "QRCode"] as const;
const isOurs = (format: string): boolean => (FORMATS as readonly string[]).includes(format);
let prepared = false;

/** Returns the kind and the text of each symbol, sorted: `Code128 UN-000123`. */
export async function codesIn({ width, height, gray }: Dots): Promise<string[]> {
  if (!prepared) {
    prepareZXingModule({ overrides: { wasmBinary: (await Deno.readFile(WASM)).buffer } });
    prepared = true;
  }
  const dots = new Uint32Array(gray.length);
  // A loop is used for speed: a sheet has eight million pixels.
  for (let at = 0; at < gray.length; at++) dots[at] = OPAQUE + gray[at]! * GRAY;
  const image = { data: new Uint8ClampedArray(dots.buffer), width, height, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(image, {
    formats: [...FORMATS],
    maxNumberOfSymbols: 64,
    // Light bars on dark do not occur, and searching for them takes half of the time.
    tryInvert: false,
  });
  // The decoder also reads small QR codes, and sometimes sees one that is not there.
  return found.filter(({ isValid, format }) => isValid && isOurs(format)).map(({ format, text }) =>
    `${format} ${text}`
  ).sort();
}

const [BGR, WHITE, FOR_PRINT, POINTS_PER_INCH] = [2, 0xffffffff, 0x800, 72] as const;

/** Renders pages of a PDF as a printer of the given resolution does. */
export async function dotsOfPdf(file: Uint8Array, dpi: number): Promise<Dots[]> {
  const pdfium = await openPdfium();
  const { calls } = pdfium;
  const document = openDocument(pdfium, file);
  return Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, at) => {
    const page = calls.FPDF_LoadPage(document, at);
    const [width, height] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)]
      .map((points) => Math.round(points * dpi / POINTS_PER_INCH)) as [number, number];
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGR, 0, 0);
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FOR_PRINT);
    const stride = calls.FPDFBitmap_GetStride(bitmap);
    const drawn = pdfium.read(calls.FPDFBitmap_GetBuffer(bitmap), stride * height);
    calls.FPDFBitmap_Destroy(bitmap);
    const gray = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) gray[y * width + x] = drawn[y * stride + x * 3] ?? 255;
    }
    calls.FPDF_ClosePage(page);
    return { width, height, gray };
  });
}
