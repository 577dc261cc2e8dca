/** Scans a text for evidence of its encoding, beyond a beginning that may have only ASCII letters. */
import { type Letters, LetterScan } from "../../../api/csv/letters.ts";
import { nextTask } from "../../lib/next_task.ts";
import { SLICE_BYTES } from "./file_pieces.ts";

/** Scanned files, memoized because a file is read again after each choice. */
const known = new WeakMap<File, Promise<Letters>>();

/** @throws {DOMException} if the file cannot be read */
export function lettersOf(file: File): Promise<Letters> {
  const found = known.get(file) ?? scan(file);
  known.set(file, found);
  return found;
}

async function scan(file: File): Promise<Letters> {
  const letters = new LetterScan();
  for (let at = 0; at < file.size && !letters.isDone; at += SLICE_BYTES) {
    if (at > 0) await nextTask();
    letters.push(new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer()));
  }
  return letters.end();
}
