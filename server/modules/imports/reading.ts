/** An uploaded file as rows, or why it is none. */
import { problemOf } from "../../../api/csv/bytes.ts";
import { NotText } from "../../../api/csv/decode.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";
import { headerKey, type ImportPlan } from "../../../api/csv/plan.ts";
import { createRowStream } from "../../../api/csv/rows.ts";
import type { Settings } from "../../context.ts";
import { FileRefused } from "./file_refused.ts";
import { yieldToRequests } from "./yield_to_requests.ts";
import { readUpload } from "./files.ts";
import type { ImportInput } from "./input.ts";
import { MAPPED_FORMAT, mappedPlan } from "./mapping.ts";

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
  const stream = createRowStream(input.plan?.format ?? MAPPED_FORMAT);
  let head: Pick<Reading, "header" | "plan"> | null = null;
  let bytes = 0;
  const content = await readUpload(settings, jobId);
  if (!content) throw new FileRefused("fileGone");
  for await (const chunk of withEnd(content)) {
    const problem = chunk && bytes === 0 ? problemOf(chunk) : null;
    if (problem) throw new FileRefused(problem);
    bytes += chunk?.byteLength ?? 0;
    const rows = rowsOf(() => chunk ? stream.push(chunk) : stream.end());
    const header: CsvRow | undefined = head ? undefined : rows.shift();
    if (header) head = { header, plan: planFor(input, header) };
    if (head) yield { ...head, rows, bytes };
    await yieldToRequests();
  }
  if (!head) throw new FileRefused("empty");
}

function planFor({ plan, mapping }: ImportInput, header: CsvRow): ImportPlan {
  if (header.broken) throw new FileRefused(header.broken);
  if (!plan) return mappedPlan(mapping, header.cells);
  if (headerKey(header.cells) !== headerKey(plan.headers)) throw new FileRefused("headersChanged");
  return plan;
}

/** The chunks, and null behind the last one. */
async function* withEnd(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  yield* chunks;
  yield null;
}

function rowsOf(read: () => CsvRow[]): CsvRow[] {
  try {
    return read();
  } catch (error) {
    throw error instanceof NotText ? new FileRefused("notText") : error;
  }
}
