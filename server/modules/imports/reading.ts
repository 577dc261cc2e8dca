/** An uploaded file as rows, or why it is none. */
import { createCsvParser, type CsvRow } from "../../../api/csv/parser.ts";
import { missingHeaders, type Profile, rowReader } from "../../../api/csv/profile.ts";
import { type ImportReason, importReasonText } from "../../../api/csv/reasons.ts";
import type { Settings } from "../../context.ts";
import { JobRefused } from "../jobs/kind.ts";
import { readUpload } from "./files.ts";

/** The file cannot be imported as a whole; `detail` is said behind the words of the code. */
export class FileRefused extends JobRefused {
  constructor(override readonly code: ImportReason, detail = "") {
    super(code, detail ? `${importReasonText(code)} ${detail}` : importReasonText(code));
    this.name = "FileRefused";
  }
}

interface Reading {
  readonly rows: readonly CsvRow[];
  readonly read: ReturnType<typeof rowReader>;
  /** How much of the file is behind us. */
  readonly bytes: number;
}

/**
 * The rows below the header, piece by piece.
 * @throws {FileRefused} when the file is not there, no text, or lacks columns
 */
export async function* readings(
  jobId: string,
  profile: Profile,
  settings: Settings,
): AsyncGenerator<Reading> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const parser = createCsvParser();
  let read: ReturnType<typeof rowReader> | null = null;
  let bytes = 0;
  for await (const chunk of withEnd(readUpload(settings.dataDir, jobId))) {
    bytes += chunk?.byteLength ?? 0;
    const text = decode(decoder, chunk);
    let rows = chunk ? parser.push(text) : [...parser.push(text), ...parser.end()];
    if (!read && rows[0]) {
      read = headerReader(profile, rows[0], settings.currency);
      rows = rows.slice(1);
    }
    if (read) yield { rows, read, bytes };
  }
}

function headerReader(profile: Profile, header: CsvRow, currency: string) {
  const missing = missingHeaders(profile, header.cells);
  if (missing.length > 0) throw new FileRefused("columnsMissing", `Missing: ${missing.join(", ")}.`);
  return rowReader(profile, header.cells, currency);
}

/** The chunks, and null behind the last one. */
async function* withEnd(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  try {
    yield* chunks;
  } catch (error) {
    throw (error as { code?: string }).code === "ENOENT" ? new FileRefused("fileGone") : error;
  }
  yield null;
}

function decode(decoder: TextDecoder, chunk: Uint8Array | null): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new FileRefused("notText");
  }
}
