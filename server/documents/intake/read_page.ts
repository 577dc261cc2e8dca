/** Cuts one page out of the file, and reads from this cut page, which is what will be stored. */
import { createHash } from "node:crypto";
import { isConclusive } from "../../../api/shipping/label_pages/findings.ts";
import { MAX_PAGE_MM, MAX_PAGE_TEXT } from "../../../api/shipping/label_pages/bounds.ts";
import { PageRefused } from "../../../api/shipping/label_pages/refusals.ts";
import type { Pdfium } from "../pdfium.ts";
import { cutPages, openFile } from "../reading/pdf.ts";
import type { ReadPage } from "./answers.ts";
import type { Gray, ReadCodes } from "./codes.ts";
import { bandsOf, drawGray, FIRST_DPI, halvePicture, previewOf } from "./picture.ts";

/** The resolution of many label printers, and one in which even the thinnest bars are separate. */
const OTHER_DPI = [203, 400] as const;

export interface PageTools {
  readonly pdfium: Pdfium;
  readonly readCodes: ReadCodes;
}

/** @throws {PageRefused | LabelRefused} */
export async function readPage(
  { pdfium, readCodes }: PageTools,
  source: { readonly document: number; readonly pages: number },
  { page, isQuick = false }: { readonly page: number; readonly isQuick?: boolean },
): Promise<ReadPage> {
  const { bytes, ...size } = cutPages(pdfium, source.document, [page], source.pages);
  if (Math.max(size.width_mm, size.height_mm) > MAX_PAGE_MM) throw new PageRefused("wrongSize");
  const cut = openFile(pdfium, bytes);
  const { calls } = pdfium;
  const opened = calls.FPDF_LoadPage(cut.document, 0);
  try {
    if (!opened) throw new PageRefused("damaged");
    const text = textOf(pdfium, opened);
    const first = drawGray(pdfium, opened, FIRST_DPI);
    const draw = (dpi: number) => drawGray(pdfium, opened, dpi);
    const codes = isQuick ? await readCodes(first) : await codesOn(first, text, draw, readCodes);
    const small = halvePicture(first);
    const digest = createHash("sha256").update(`${small.width}x${small.height}`).update(small.points)
      .digest("hex");
    return { bytes, ...size, preview: previewOf(small), digest, text, codes };
  } finally {
    if (opened) calls.FPDF_ClosePage(opened);
    cut.close();
  }
}

/** Reads codes from whole pictures first, then from bands of them, until they identify the label. */
async function codesOn(
  first: Gray,
  text: string,
  draw: (dpi: number) => Gray,
  readCodes: ReadCodes,
): Promise<readonly string[]> {
  const found = new Set(await readCodes(first));
  const isDone = () => isConclusive([...found], text);
  if (isDone()) return [...found];
  for (const dpi of OTHER_DPI) {
    for (const code of await readCodes(draw(dpi))) found.add(code);
    if (isDone()) return [...found];
  }
  // Renders again, because keeping all three pictures of a large page would take 65 MB.
  for (const picture of [() => first, ...OTHER_DPI.map((dpi) => () => draw(dpi))]) {
    for (const band of bandsOf(picture())) {
      for (const code of await readCodes(band)) found.add(code);
      if (isDone()) return [...found];
    }
  }
  return [...found];
}

const BYTES_PER_LETTER = 2;

function textOf({ calls, allocate, free, read }: Pdfium, page: number): string {
  const text = calls.FPDFText_LoadPage(page);
  if (!text) return "";
  const count = Math.min(MAX_PAGE_TEXT, Math.max(0, calls.FPDFText_CountChars(text)));
  const at = allocate((count + 1) * BYTES_PER_LETTER);
  const written = calls.FPDFText_GetText(text, 0, count, at);
  const letters = new TextDecoder("utf-16le").decode(read(at, Math.max(0, written - 1) * BYTES_PER_LETTER));
  free(at);
  calls.FPDFText_ClosePage(text);
  return letters;
}
