import type { CsvRow } from "../../../../api/csv/parser.ts";
import { headerKey, type ImportPlan } from "../../../../api/csv/plan.ts";
import { withSheet } from "../../../../api/csv/plan_edit.ts";
import type { Settings } from "../../../context.ts";
import { FileRefused } from "../../desk/uploads/file_refused.ts";
import { uploadPieces } from "../../desk/uploads/pieces.ts";
import { makeYielder } from "../../../background/yield_to_requests.ts";
import type { ImportInput } from "./input.ts";
import { MAPPED_FORMAT, mappedPlan } from "./mapping.ts";

export interface FileChunk {
  readonly header: CsvRow;
  readonly plan: ImportPlan;
  readonly rows: readonly CsvRow[];
  readonly bytes: number;
}

/** @throws {FileRefused} when the file is missing, empty or not text, or has an unexpected header */
export async function* readings(
  jobId: string,
  input: ImportInput,
  settings: Settings,
): AsyncGenerator<FileChunk> {
  let head: Pick<FileChunk, "header" | "plan"> | null = null;
  let above = input.plan?.rowsAbove ?? 0;
  const pause = makeYielder();
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

function planFor({ plan: given, mapping }: ImportInput, header: CsvRow, sheet?: string): ImportPlan {
  if (header.broken) throw new FileRefused(header.broken);
  const plan = given ?? mappedPlan(mapping, header.cells);
  if (headerKey(header.cells) !== headerKey(plan.headers)) throw new FileRefused("headersChanged");
  return withSheet(plan, sheet);
}
