/** Draws documents on one thread, which ends when none is left. Drawing 2,000 lines takes 0.5 s. */
import type { DocumentDescription } from "../../api/documents/document.ts";
import { ApiError } from "../../api/errors.ts";
import { askThread } from "../background/ask_thread.ts";
import type { Task, ThreadAnswer } from "./task.ts";

/** The time limit of a document: 2,000 lines take a tenth of it, including the thread's start. */
const DRAW_MS = 20_000;
/** The maximum number of documents that wait: enough for the packing stations and the office of a large business. */
const MAX_WAITING = 40;
/** The maximum number of bytes of files in waiting documents: nearly twice as many as one document may have. */
const MAX_WAITING_BYTES = 300_000_000;
const RETRY_SECONDS = 5;

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
let waitingBytes = 0;
let thread: Worker | null = null;

/** @throws {ApiError} RATE_LIMITED while too many documents wait */
export const pdfOf = (document: DocumentDescription): Promise<Uint8Array<ArrayBuffer>> =>
  drawInTurn({ kind: "pages", documents: [document], copies: 1 });

/** @throws {ApiError} RATE_LIMITED while too many documents wait */
export const pagesOf = (
  documents: readonly DocumentDescription[],
  copies: number,
): Promise<Uint8Array<ArrayBuffer>> => drawInTurn({ kind: "pages", documents, copies });

/** @throws {ApiError} RATE_LIMITED while too many documents wait */
export const packageLabelsOf = (
  packages: Omit<Task & { kind: "parcels" }, "kind">,
): Promise<Uint8Array<ArrayBuffer>> => drawInTurn({ kind: "parcels", ...packages });

/** @throws {ApiError} RATE_LIMITED while too many documents wait */
export const labelsOf = (labels: Omit<Task & { kind: "labels" }, "kind">): Promise<Uint8Array<ArrayBuffer>> =>
  drawInTurn({ kind: "labels", ...labels });

function filesOf(task: Task): readonly ArrayBuffer[] {
  if (task.kind === "labels") return [...task.pictures?.values() ?? []].map(({ buffer }) => buffer);
  return task.kind === "parcels"
    ? task.labels.flatMap((label) => label.kind === "file" ? [label.bytes.buffer] : [])
    : [];
}

async function drawInTurn(task: Task): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = filesOf(task).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const isTooMuch = waiting > 0 && waitingBytes + bytes > MAX_WAITING_BYTES;
  if (waiting >= MAX_WAITING || isTooMuch) {
    throw new ApiError("RATE_LIMITED", "Other documents are being made. Try again in a moment.", {
      retry_after: RETRY_SECONDS,
    });
  }
  waiting++;
  waitingBytes += bytes;
  const drawing = turn.then(() => drawOnThread(task));
  turn = drawing.catch(() => {});
  try {
    return await drawing;
  } finally {
    waiting--;
    waitingBytes -= bytes;
    if (waiting === 0) endThread();
  }
}

function endThread(): void {
  thread?.terminate();
  thread = null;
}

async function drawOnThread(task: Task): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= new Worker(new URL("./thread.ts", import.meta.url), { type: "module" });
  try {
    // Transfers the files instead of copying them.
    const answer = await askThread<ThreadAnswer>(thread, task, {
      name: "The thread that draws documents",
      answerMs: DRAW_MS,
      moved: filesOf(task),
    });
    if (answer.kind === "failed") throw new Error(answer.message);
    return answer.bytes;
  } catch (error) {
    // The thread's state is unknown, so the next document gets a new thread.
    endThread();
    throw error;
  }
}
