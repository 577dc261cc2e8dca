/** Reads the text of a PDF's pages with the engine that reads labels. */
import { openPdfium } from "../../../server/documents/pdfium.ts";
import { openDocument } from "../../../server/documents/reading/pdf.ts";

const BYTES_PER_LETTER = 2;
/** The character that the engine returns for a hyphen at the end of a line, which it takes for a divided word. */
const PARTED = "\uFFFE";

/** Returns a text for each page, in the sequence in which it was drawn. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdfium = await openPdfium();
  const { calls } = pdfium;
  const document = openDocument(pdfium, bytes);
  return Array.from({ length: calls.FPDF_GetPageCount(document) }, (_, at) => {
    const page = calls.FPDF_LoadPage(document, at);
    const text = calls.FPDFText_LoadPage(page);
    const count = calls.FPDFText_CountChars(text);
    const place = pdfium.allocate((count + 1) * BYTES_PER_LETTER);
    const written = calls.FPDFText_GetText(text, 0, count, place);
    const found = new TextDecoder("utf-16le").decode(
      pdfium.read(place, Math.max(0, written - 1) * BYTES_PER_LETTER),
    );
    calls.FPDFText_ClosePage(text);
    calls.FPDF_ClosePage(page);
    return found.replaceAll(PARTED, "-\r\n");
  });
}
