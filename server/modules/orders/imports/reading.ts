/** An uploaded file as rows, or why it is none. */
import { problemOf } from "../../../../api/csv/bytes.ts";
import { NotText } from "../../../../api/csv/decode.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { headerKey, type ImportPlan } from "../../../../api/csv/plan.ts";
import { withSheet } from "../../../../api/csv/plan_edit.ts";
import { createRowStream } from "../../../../api/csv/rows.ts";
import { isZip } from "../../../../api/xlsx/zip_read.ts";
import type { Settings } from "../../../context.ts";
import { FileRefused } from "./file_refused.ts";
import { sliced } from "../../../yield_to_requests.ts";
import { readUpload } from "./files.ts";
import type { ImportInput } from "./input.ts";
import { MAPPED_FORMAT, mappedPlan } from "./mapping.ts";
import { sheetReadings, wholeFile } from "./sheet_reading.ts";

export interface Reading {
  readonly header: CsvRow;
  readonly plan: ImportPlan;
  /** Rows below the header. */
  readonly rows: readonly CsvRow[];
  /** How much of the file is behind us. */
  readonly bytes: number;
}

/**
 * The rows below the header, piece by piece.
 * @throws {FileRefused} when the file is not there, no text, or has another header than was expected
 */
export async function* readings(
  jobId: string,
  input: ImportInput,
  settings: Settings,
): AsyncGenerator<Reading> {
  let head: Pick<Reading, "header" | "plan"> | null = null;
  let above = input.plan?.rowsAbove ?? 0;
  const pause = sliced();
  for await (const piece of uploadPieces(jobId, input.plan ?? MAPPED, settings)) {
    const { bytes, sheet } = piece;
    const all = above === 0 ? piece.rows : piece.rows.slice(above);
    above -= piece.rows.length - all.length;
    const [first, ...others] = all;
    const rows = head ? all : others;
    if (!head && first) head = { header: first, plan: planFor(input, first, sheet) };
    if (head) yield { ...head, rows, bytes };
    await pause();
  }
  if (!head) throw new FileRefused("empty");
}

const MAPPED = { format: MAPPED_FORMAT } as const;

/** How a file is read, whatever its columns are. */
export type FilePlan = Pick<ImportPlan, "format" | "sheet" | "rowsAbove">;

/**
 * An uploaded file's rows, its header first.
 * @throws {FileRefused} when the file is not there, or no table
 */
export async function* uploadPieces(
  jobId: string,
  plan: FilePlan,
  settings: Settings,
): AsyncGenerator<Piece> {
  const content = await readUpload(settings, jobId);
  if (!content) throw new FileRefused("fileGone");
  yield* piecesOf(content, plan);
}

interface Piece extends Pick<Reading, "rows" | "bytes"> {
  /** Of a workbook. */
  readonly sheet?: string;
}

/** What a file is, its first bytes say, whatever its name is and whatever was expected. */
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

function planFor({ plan: given, mapping }: ImportInput, header: CsvRow, sheet?: string): ImportPlan {
  if (header.broken) throw new FileRefused(header.broken);
  const plan = given ?? mappedPlan(mapping, header.cells);
  if (headerKey(header.cells) !== headerKey(plan.headers)) throw new FileRefused("headersChanged");
  return withSheet(plan, sheet);
}

function rowsOf(read: () => CsvRow[]): CsvRow[] {
  try {
    return read();
  } catch (error) {
    throw error instanceof NotText ? new FileRefused("notText") : error;
  }
}
