/** Reads a workbook on a separate thread, which is ended if it takes too long. */
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { MAX_WORKBOOK_BYTES, SHEET_ANSWER_MS } from "../../../../api/xlsx/bounds.ts";
import { askThread } from "../../../background/ask_thread.ts";
import { FileRefused } from "./file_refused.ts";
import type { SheetAnswer, SheetQuestion } from "./sheet_worker.ts";

export interface SheetReading {
  readonly sheet: string;
  /** The share of the workbook that was read, from 0 to 1. */
  readonly share: number;
  readonly rows: readonly CsvRow[];
}

/** @throws {FileRefused} if the workbook cannot be read, or takes too long */
export async function* sheetReadings(
  question: SheetQuestion,
  answerMs = SHEET_ANSWER_MS,
): AsyncGenerator<SheetReading> {
  const worker = new Worker(new URL("./sheet_worker.ts", import.meta.url), { type: "module" });
  try {
    const opened = await ask(worker, question, answerMs);
    const sheet = "sheet" in opened ? opened.sheet : "";
    for (;;) {
      const answer = await ask(worker, "next", answerMs);
      if (!("piece" in answer) || answer.piece === null) return;
      yield { sheet, ...answer.piece };
    }
  } finally {
    worker.terminate();
  }
}

async function ask(worker: Worker, question: SheetQuestion | "next", answerMs: number): Promise<SheetAnswer> {
  const answer = await askThread<SheetAnswer>(worker, question, {
    name: "The thread that reads a workbook",
    answerMs,
    late: () => new FileRefused("workbookTooSlow"),
  });
  if ("refused" in answer) throw new FileRefused(answer.refused);
  return answer;
}

/** @throws {FileRefused} if the workbook is too large */
export async function wholeFile(
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = [head];
  let length = head.length;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > MAX_WORKBOOK_BYTES) throw new FileRefused("workbookTooLarge");
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
