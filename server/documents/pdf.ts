/**
 * A document as PDF, drawn on a thread that begins with it and ends with it: 2,000 lines take half a second, in which
 * nobody waits, and the library with its fonts is in memory only meanwhile. One at a time; others wait their turn.
 */
import type { DocumentDescription } from "../../api/documents/document.ts";
import { ApiError } from "../../api/errors.ts";
import type { Said, Task } from "./task.ts";

/** A document of 2,000 lines takes a tenth of it, with the thread's start. */
const DRAW_MS = 20_000;
/** That wait at once: each is in memory until it is drawn. */
const MAX_WAITING = 8;
const RETRY_SECONDS = 5;

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** @throws {ApiError} RATE_LIMITED while too many wait */
export const pdfOf = (document: DocumentDescription): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn({ kind: "pages", documents: [document], copies: 1 });

/** Many, one below the other, each with pages of its own. @throws {ApiError} RATE_LIMITED while too many wait */
export const pagesOf = (
  documents: readonly DocumentDescription[],
  copies: number,
): Promise<Uint8Array<ArrayBuffer>> => inTurn({ kind: "pages", documents, copies });

/** Labels of parcels, drawn or of files, on one paper. @throws {ApiError} RATE_LIMITED while too many wait */
export const parcelsOf = (
  parcels: Omit<Task & { kind: "parcels" }, "kind">,
): Promise<Uint8Array<ArrayBuffer>> => inTurn({ kind: "parcels", ...parcels });

/** @throws {ApiError} RATE_LIMITED while too many wait */
export const labelsOf = (labels: Omit<Task & { kind: "labels" }, "kind">): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn({ kind: "labels", ...labels });

async function inTurn(task: Task): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting >= MAX_WAITING) {
    throw new ApiError("RATE_LIMITED", "Other documents are being made. Try again in a moment.", {
      retry_after: RETRY_SECONDS,
    });
  }
  waiting++;
  const drawing = turn.then(() => inThread(task));
  turn = drawing.catch(() => {});
  try {
    return await drawing;
  } finally {
    waiting--;
  }
}

async function inThread(task: Task): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const timer = setTimeout(
    () => reject(new Error(`A document was not drawn within ${DRAW_MS} ms`)),
    DRAW_MS,
  );
  thread.addEventListener("message", ({ data: said }: MessageEvent<Said>) => {
    if (said.kind === "done") resolve(said.bytes);
    else reject(new Error(said.message));
  });
  thread.addEventListener("error", (event) => {
    event.preventDefault();
    reject(new Error(`The thread that draws documents ended: ${event.message}`));
  });
  // Files are handed over, not copied.
  const files = task.kind === "parcels"
    ? task.labels.flatMap((label) => label.kind === "file" ? [label.bytes.buffer] : [])
    : [];
  thread.postMessage(task, files);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}
