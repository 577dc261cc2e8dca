/** Rows of an imported file that were refused: why, and as they stood there. */
import type { RefusedRow } from "../../../../api/csv/assembly.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import type { Reader, Writer } from "../../../db/database.ts";

const REFUSAL_VALUES = 5;
const ROW_VALUES = 3;

/** Writes some of a job's refused rows; those that are there already stay, so that a step may come twice. */
export async function insertRefused(
  tx: Writer,
  { _id: job_id }: Pick<JobRow, "_id">,
  refusals: readonly RefusedRow[],
  rows: readonly CsvRow[],
): Promise<void> {
  const reasons = refusals.map(({ column, ...refusal }) => ({ ...refusal, job_id, field: column }));
  for (const some of chunksOf(reasons, REFUSAL_VALUES)) {
    await tx.insertInto("job_refusals").values(some).onConflict((on) => on.doNothing()).execute();
  }
  const cells = rows.map((row) => ({ job_id, line: row.line, cells: JSON.stringify(row.cells) }));
  for (const some of chunksOf(cells, ROW_VALUES)) {
    await tx.insertInto("job_refused_rows").values(some).onConflict((on) => on.doNothing()).execute();
  }
}

interface StoredRefusal {
  readonly line: number;
  readonly code: string;
  readonly column: string;
  /** Line of the row of the same order whose fault it is; null where it is this row's own. */
  readonly because: number | null;
}

/** A row as it stood in the file, and what is wrong with it. The first one of a job is the header. */
export interface StoredRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly refusals: readonly Omit<StoredRefusal, "line">[];
}

/** The next rows behind a line, of a job that was read within a scope. */
export async function refusedRows(
  reader: Reader,
  { _id }: Pick<JobRow, "_id">,
  behindLine: number,
  count: number,
): Promise<StoredRow[]> {
  const rows = await reader.selectFrom("job_refused_rows").select(["line", "cells"])
    .where("job_id", "=", _id).where("line", ">", behindLine).orderBy("line").limit(count).execute();
  const last = rows.at(-1)?.line ?? behindLine;
  const refusals = await reader.selectFrom("job_refusals").select([
    "line",
    "code",
    "field as column",
    "because",
  ])
    .where("job_id", "=", _id).where("line", ">", behindLine).where("line", "<=", last)
    .orderBy("line").orderBy("field").orderBy("code").execute();
  return rows.map(({ line, cells }) => ({
    line,
    cells: JSON.parse(cells) as string[],
    refusals: refusals.filter((each) => each.line === line),
  }));
}
