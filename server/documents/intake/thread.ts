/** Keeps one file open and reads one page per request. */
import { parentPort } from "node:worker_threads";
import { pageRefusalOf, PageRefused } from "../../../api/shipping/label_pages/refusals.ts";
import { openPdfium, OutOfMemory } from "../pdfium.ts";
import { LabelRefused } from "../reading/label_refused.ts";
import { hasEnd, type OpenFile, openFile } from "../reading/pdf.ts";
import type { Answer, ReadRequest } from "./answers.ts";
import { openCodeReader } from "./codes.ts";
import { readPage } from "./read_page.ts";

const opening = Promise.all([openPdfium(), openCodeReader()]);
let open: (OpenFile & { readonly pages: number }) | null = null;

parentPort?.on("message", async (question: ReadRequest) => {
  const [pdfium, readCodes] = await opening;
  try {
    parentPort?.postMessage(await answerTo(question));
  } catch (error) {
    parentPort?.postMessage(failureOf(error, pdfium.isFull()));
  }

  async function answerTo(asked: ReadRequest): Promise<Answer> {
    if (asked.kind === "read") {
      if (!open) throw new Error("Cannot read a page: no file is open");
      return { kind: "read", page: await readPage({ pdfium, readCodes }, open, asked) };
    }
    if (asked.kind === "picture") return { kind: "codes", codes: await readCodes(asked.bytes) };
    open?.close();
    open = null;
    if (!hasEnd(asked.bytes)) throw new PageRefused("cutOff");
    const file = openFile(pdfium, asked.bytes);
    const pages = pdfium.calls.FPDF_GetPageCount(file.document);
    if (pages < 1) {
      file.close();
      throw new PageRefused("damaged");
    }
    open = { ...file, pages };
    return { kind: "opened", pages };
  }
});

/** Returns the answer for a failure; `isOver` if the thread must end, after an abort or when its memory is full. */
function failureOf(error: unknown, isFull: boolean): Answer {
  if (isFull || error instanceof OutOfMemory || error instanceof RangeError) {
    return { kind: "refused", code: "tooMuch", isOver: true };
  }
  if (error instanceof PageRefused) return { kind: "refused", code: error.code, isOver: false };
  if (error instanceof LabelRefused) {
    return { kind: "refused", code: pageRefusalOf(error.code), isOver: false };
  }
  if (error instanceof WebAssembly.RuntimeError) return { kind: "refused", code: "damaged", isOver: true };
  return { kind: "failed", message: error instanceof Error ? error.stack ?? error.message : String(error) };
}
