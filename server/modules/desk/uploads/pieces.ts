import { problemOf } from "../../../../api/csv/bytes.ts";
import { NotText } from "../../../../api/csv/decode.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import { createRowStream } from "../../../../api/csv/rows.ts";
import { isZip } from "../../../../api/xlsx/zip_read.ts";
import type { Settings } from "../../../context.ts";
import { FileRefused } from "./file_refused.ts";
import { readUpload } from "./files.ts";
import { sheetReadings, wholeFile } from "./sheet_reading.ts";

export interface Piece {
  readonly rows: readonly CsvRow[];
  readonly bytes: number;
  readonly sheet?: string;
}

export type FilePlan = Pick<ImportPlan, "format" | "sheet" | "rowsAbove">;

/** Yields all rows in their order. @throws {FileRefused} if the file is missing or not a table */
export async function* uploadPieces(
  jobId: string,
  plan: FilePlan,
  settings: Settings,
): AsyncGenerator<Piece> {
  const content = await readUpload(settings, jobId);
  if (!content) throw new FileRefused("fileGone");
  yield* piecesOf(content, plan);
}

/** Recognizes a workbook by the first bytes of its content, not by its name or the plan. */
async function* piecesOf(content: AsyncIterable<Uint8Array>, plan: FilePlan): AsyncGenerator<Piece> {
  const chunks = content[Symbol.asyncIterator]();
  try {
    const { value: head } = await chunks.next();
    if (!head) throw new FileRefused("empty");
    yield* isZip(head) ? sheetPieces(head, chunks, plan) : textPieces(head, chunks, plan);
  } finally {
    await chunks.return?.();
  }
}

async function* sheetPieces(
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  { format, sheet = "", rowsAbove = 0 }: FilePlan,
): AsyncGenerator<Piece> {
  const bytes = await wholeFile(head, rest);
  const { decimal } = format;
  for await (const { share, ...piece } of sheetReadings({ bytes, sheet, decimal, rowsAbove })) {
    yield { ...piece, bytes: Math.floor(bytes.length * share) };
  }
}

async function* textPieces(
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  { format }: FilePlan,
): AsyncGenerator<Piece> {
  const problem = problemOf(head);
  if (problem) throw new FileRefused(problem);
  const stream = createRowStream(format);
  let bytes = 0;
  for (let chunk: Uint8Array | undefined = head; chunk; chunk = (await rest.next()).value) {
    const piece: Uint8Array = chunk;
    bytes += piece.byteLength;
    yield { rows: rowsOf(() => stream.push(piece)), bytes };
  }
  yield { rows: rowsOf(() => stream.end()), bytes };
}

function rowsOf(read: () => CsvRow[]): CsvRow[] {
  try {
    return read();
  } catch (error) {
    throw error instanceof NotText ? new FileRefused("notText") : error;
  }
}
