import { cutPdf } from "./pdf.ts";
import { drawFirst } from "./draw.ts";
import { openPdfium, OutOfMemory, type Pdfium } from "../pdfium.ts";
import { writePng } from "../../files/png/write.ts";
import { rewritePng } from "./picture.ts";
import { LabelRefused } from "./label_refused.ts";
import type { LabelFile, Task, ThreadAnswer } from "./task.ts";

/** The limit for the rewritten file, which may be larger than the original if that was packed better. */
const MAX_KEPT_BYTES = 20 * 1024 ** 2;

const say = (answer: ThreadAnswer) => self.postMessage(answer);

/** PDFium opens before the file comes, outside of the file's time limit. A picture does not need PDFium. */
const kind = new URL(self.location.href).searchParams.get("kind");
const opening = kind === "pdf" ? openPdfium() : Promise.resolve(null);
void opening.then(() => say({ kind: "ready" }));

self.addEventListener("message", async ({ data: task }: MessageEvent<Task>) => {
  const pdfium = await opening;
  try {
    const file = pdfium ? readPdf(pdfium, task) : await readPicture(task);
    if (file.bytes.length > MAX_KEPT_BYTES) throw new LabelRefused("tooMuch", file.pages);
    say({ kind: "done", file });
  } catch (error) {
    say(answerTo(error, pdfium?.isFull() ?? false));
  }
});

function answerTo(error: unknown, isFull: boolean): ThreadAnswer {
  if (error instanceof LabelRefused) return { kind: "refused", code: error.code, pages: error.pages };
  // PDFium aborts when its memory is full, or when a damaged file confuses it.
  if (isFull || error instanceof OutOfMemory) return { kind: "refused", code: "tooMuch", pages: null };
  if (error instanceof WebAssembly.RuntimeError) return { kind: "refused", code: "damaged", pages: null };
  return { kind: "failed", message: error instanceof Error ? error.stack ?? error.message : String(error) };
}

function readPdf(pdfium: Pdfium, { bytes, picked }: Task): LabelFile {
  const { pages, bytes: cut, ...size } = cutPdf(pdfium, bytes, picked);
  return { kind: "pdf", pages, bytes: cut, ...size, preview: writePng(drawFirst(pdfium, cut)) };
}

async function readPicture({ bytes, picked }: Task): Promise<LabelFile> {
  if (picked.some((page) => page > 1)) throw new LabelRefused("noSuchPage", 1);
  return { kind: "png", pages: 1, ...await rewritePng(bytes), preview: null };
}
