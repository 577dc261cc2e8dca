/** Cuts pages out of a PDF. Annotations and fields are drawn into the contents, actions are left out. */
import { MAX_LABEL_PAGES } from "../../../api/documents/label_files.ts";
import { hasActiveContent } from "./active_content.ts";
import { type Pdfium } from "../pdfium.ts";
import { LabelRefused } from "./label_refused.ts";
import { type Size, sizeOf } from "./size.ts";

/** Codes of FPDF_GetLastError for a file with a password. Source: fpdfview.h. */
const NEEDS_PASSWORD = [4, 5];
/** Values of FPDFPage_Flatten. */
const [FOR_PRINT, FLATTEN_FAILED] = [1, 0];
const MM_PER_POINT = 25.4 / 72;
/** The number of last bytes that must contain %%EOF. Source: PDF 32000 annex H.3. */
const END_BYTES = 1024;

export interface CutPdf extends Size {
  readonly pages: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** @param picked numbers of pages from 1, in the wanted order @throws {LabelRefused} */
export function cutPdf(pdfium: Pdfium, file: Uint8Array, picked: readonly number[]): CutPdf {
  const { calls } = pdfium;
  if (!hasEnd(file)) throw new LabelRefused("cutOff");
  const source = openDocument(pdfium, file);
  const pages = calls.FPDF_GetPageCount(source);
  if (pages > MAX_LABEL_PAGES) throw new LabelRefused("tooManyPages", pages);
  if (pages < 1) throw new LabelRefused("damaged");
  if (picked.some((page) => page > pages)) throw new LabelRefused("noSuchPage", pages);
  return { pages, ...cutPages(pdfium, source, picked, pages) };
}

/** @param pages the number of pages in the source, for the refusal @throws {LabelRefused} */
export function cutPages(
  pdfium: Pdfium,
  source: number,
  picked: readonly number[],
  pages: number,
): Omit<CutPdf, "pages"> {
  const { calls } = pdfium;
  const made = calls.FPDF_CreateNewDocument();
  try {
    const sizes = picked.map((page, at) => {
      const size = sizeOfPage(pdfium, source, page - 1);
      if (!size) throw new LabelRefused("wrongSize", pages);
      copyPage(pdfium, { source, page: page - 1, made, at }, pages);
      return size;
    });
    const bytes = saved(pdfium, made);
    if (hasActiveContent(bytes)) throw new LabelRefused("activeContent", pages);
    return { bytes, ...sizes[0]! };
  } finally {
    calls.FPDF_CloseDocument(made);
  }
}

export const hasEnd = (file: Uint8Array): boolean =>
  String.fromCharCode(...file.subarray(-END_BYTES)).includes("%%EOF");

export interface OpenFile {
  readonly document: number;
  readonly close: () => void;
}

/** @throws {LabelRefused} */
export const openDocument = (pdfium: Pdfium, file: Uint8Array): number => openFile(pdfium, file).document;

/** @throws {LabelRefused} */
export function openFile(pdfium: Pdfium, file: Uint8Array): OpenFile {
  const { calls } = pdfium;
  const at = pdfium.write(file);
  const document = calls.FPDF_LoadMemDocument(at, file.length, "");
  if (!document) {
    const isLocked = NEEDS_PASSWORD.includes(calls.FPDF_GetLastError());
    pdfium.free(at);
    throw new LabelRefused(isLocked ? "encrypted" : "damaged");
  }
  return {
    document,
    close: () => {
      calls.FPDF_CloseDocument(document);
      pdfium.free(at);
    },
  };
}

function pointsOf({ calls, allocate, free, floats }: Pdfium, document: number, page: number) {
  const at = allocate(8);
  const [width = 0, height = 0] = calls.FPDF_GetPageSizeByIndexF(document, page, at) ? floats(at, 2) : [];
  free(at);
  return { width, height };
}

function sizeOfPage(pdfium: Pdfium, document: number, page: number): Size | null {
  const { width, height } = pointsOf(pdfium, document, page);
  return sizeOf(width * MM_PER_POINT, height * MM_PER_POINT);
}

interface Copy {
  readonly source: number;
  readonly page: number;
  readonly made: number;
  readonly at: number;
}

function copyPage(pdfium: Pdfium, { source, page, made, at }: Copy, pages: number): void {
  const { calls } = pdfium;
  const read = calls.FPDF_LoadPage(source, page);
  if (!read || calls.FPDFPage_Flatten(read, FOR_PRINT) === FLATTEN_FAILED) {
    throw new LabelRefused("damaged", pages);
  }
  calls.FPDF_ClosePage(read);
  const { width, height } = pointsOf(pdfium, source, page);
  const contents = calls.FPDF_NewXObjectFromPage(made, source, page);
  const target = calls.FPDFPage_New(made, at, width, height);
  if (!contents || !target) throw new LabelRefused("damaged", pages);
  calls.FPDFPage_InsertObject(target, calls.FPDF_NewFormObjectFromXObject(contents));
  calls.FPDFPage_GenerateContent(target);
  calls.FPDF_ClosePage(target);
  calls.FPDF_CloseXObject(contents);
}

function saved({ calls, allocate, free, read }: Pdfium, document: number): Uint8Array<ArrayBuffer> {
  const writer = calls.PDFiumExt_OpenFileWriter();
  calls.PDFiumExt_SaveAsCopy(document, writer);
  const bytes = calls.PDFiumExt_GetFileWriterSize(writer);
  const at = allocate(bytes);
  calls.PDFiumExt_GetFileWriterData(writer, at, bytes);
  calls.PDFiumExt_CloseFileWriter(writer);
  const file = read(at, bytes);
  free(at);
  return file;
}
