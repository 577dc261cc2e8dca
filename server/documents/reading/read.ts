/** Reads each file on a new thread, so that no file can affect another. Source: ADR 30. */
import { attachmentType } from "../../../api/desk/attachments.ts";
import type { LabelKind } from "../../../api/documents/label_files.ts";
import { limitUploads } from "../../files/upload_limits.ts";
import { LabelRefused } from "./label_refused.ts";
import type { LabelFile, Task, ThreadAnswer } from "./task.ts";

/** Time limits: a PDF label takes a tenth, an A4 page in color at 600 dpi half of the limit; a large PNG takes 2 s. */
const READ_MS = { pdf: 1_500, png: 10_000 } as const;
/** The time limit for the thread's start, whose failure is ours and not the file's. */
const START_MS = 30_000;
const KINDS: Readonly<Record<string, LabelKind>> = { "application/pdf": "pdf", "image/png": "png" };

/** Limits the label files that are received or read at a time. */
export const withUploadSlot = limitUploads({
  perPerson: 2,
  inAll: 16,
  full: "Other label files are being read.",
});

let turn: Promise<unknown> = Promise.resolve();

/** Moves `bytes` to a thread. @param picked numbers of pages from 1, in the wanted order @throws {LabelRefused} */
export async function readLabelFile(
  bytes: Uint8Array<ArrayBuffer>,
  picked: readonly number[] = [1],
): Promise<LabelFile> {
  const kind = KINDS[attachmentType(bytes) ?? ""];
  if (!kind) throw new LabelRefused("notALabel");
  const reading = turn.then(() => readOnThread({ kind, bytes, picked }));
  turn = reading.catch(() => {});
  return await reading;
}

async function readOnThread(task: Task): Promise<LabelFile> {
  const script = new URL("./thread.ts", import.meta.url);
  script.searchParams.set("kind", task.kind);
  const thread = new Worker(script, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<LabelFile>();
  const within = (ms: number, late: () => Error) => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(late()), ms);
  };
  within(START_MS, () => new Error("The thread that reads label files did not start"));
  thread.addEventListener("message", ({ data: answer }: MessageEvent<ThreadAnswer>) => {
    if (answer.kind === "ready") {
      within(READ_MS[task.kind], () => new LabelRefused("tooComplex"));
      thread.postMessage(task, [task.bytes.buffer]);
    } else if (answer.kind === "refused") reject(new LabelRefused(answer.code, answer.pages));
    else if (answer.kind === "failed") reject(new Error(answer.message));
    else resolve(answer.file);
  });
  thread.addEventListener("error", (event) => {
    event.preventDefault();
    reject(new Error(`The thread that reads label files ended: ${event.message}`));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}
