/** Yields a file's rows in pieces small enough that the browser paints and handles keys between two of them. */
import type { CsvRow } from "../../../api/csv/parser.ts";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import { createRowStream } from "../../../api/csv/rows.ts";
import { openWorkbook } from "../../../api/xlsx/workbook.ts";

/** Bytes that are read in one task: some hundred rows, a few milliseconds of work on a slow machine. */
export const SLICE_BYTES = 64 * 1024;

export interface FilePiece {
  /** Rows of this piece; the first row of the first piece is the header. */
  readonly rows: readonly CsvRow[];
  /** Bytes read so far. */
  readonly bytes: number;
}

export interface ReadControl {
  readonly signal: AbortSignal;
  /** Waits after each piece, so that the page can paint and handle keys. */
  readonly pause: () => Promise<void>;
}

/** Yields the rows from the header on; stops early after an abort. */
export async function* piecesOf(
  file: Blob,
  plan: ImportPlan,
  control: ReadControl,
): AsyncGenerator<FilePiece> {
  let above = plan.rowsAbove ?? 0;
  for await (const { rows, bytes } of allPieces(file, plan, control)) {
    const below = above === 0 ? rows : rows.slice(above);
    above -= rows.length - below.length;
    yield { rows: below, bytes };
  }
}

async function* allPieces(file: Blob, plan: ImportPlan, control: ReadControl): AsyncGenerator<FilePiece> {
  if (plan.sheet !== undefined) return yield* sheetPieces(file, plan.sheet, plan, control);
  const stream = createRowStream(plan.format);
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    const bytes = await file.slice(at, at + SLICE_BYTES).arrayBuffer();
    await control.pause();
    if (control.signal.aborted) return;
    yield { rows: stream.push(new Uint8Array(bytes)), bytes: Math.min(at + SLICE_BYTES, file.size) };
  }
  yield { rows: stream.end(), bytes: file.size };
}

async function* sheetPieces(
  file: Blob,
  sheet: string,
  { format, rowsAbove }: ImportPlan,
  { signal, pause }: ReadControl,
): AsyncGenerator<FilePiece> {
  const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()), pause);
  for await (const { rows, share } of workbook.rows(sheet, format.decimal, rowsAbove)) {
    if (signal.aborted) return;
    yield { rows, bytes: Math.floor(file.size * share) };
  }
}
