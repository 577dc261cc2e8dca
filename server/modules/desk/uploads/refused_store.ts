import type { RefusedRow } from "../../../../api/csv/assembly.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import type { Reader, Writer } from "../../../db/database.ts";

const REFUSAL_VALUES = 5;
const ROW_VALUES = 3;

/** Stores refused rows and their reasons; existing ones stay, so that a step may be repeated. */
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
  /** The line of another row that caused the refusal; null if this row did. */
  readonly because: number | null;
}

/** A refused row with its reasons; the first row of a job is the header. */
export interface StoredRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly refusals: readonly Omit<StoredRefusal, "line">[];
}

/** Checks no scope: the caller has read the job within a scope. */
export async function refusedRows(
  reader: Reader,
  { _id }: Pick<JobRow, "_id">,
  afterLine: number,
  count: number,
): Promise<StoredRow[]> {
  const rows = await reader.selectFrom("job_refused_rows").select(["line", "cells"])
    .where("job_id", "=", _id).where("line", ">", afterLine).orderBy("line").limit(count).execute();
  const last = rows.at(-1)?.line ?? afterLine;
  const refusals = await reader.selectFrom("job_refusals").select([
    "line",
    "code",
    "field as column",
    "because",
  ])
    .where("job_id", "=", _id).where("line", ">", afterLine).where("line", "<=", last)
    .orderBy("line").orderBy("field").orderBy("code").execute();
  return rows.map(({ line, cells }) => ({
    line,
    cells: JSON.parse(cells) as string[],
    refusals: refusals.filter((each) => each.line === line),
  }));
}
