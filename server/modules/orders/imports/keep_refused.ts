/** Reads the file again after the survey if rows were refused, and stores these rows up to the limit. */
import type { Survey } from "../../../../api/csv/assembly.ts";
import type { JobRow, JobTools } from "../../../jobs/job_kind.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import type { ImportCursor, ImportInput } from "./input.ts";
import { readings } from "./read_file.ts";
import { insertRefused } from "../../desk/uploads/refused_store.ts";

/** Maximum length of the refused rows that are stored for one file, in characters. */
const MAX_REFUSED_CHARS = 16 * 1024 * 1024;

export async function keepRefused(
  job: JobRow,
  input: ImportInput,
  survey: Survey,
  { db, settings, isStopping, now }: JobTools,
): Promise<JobRow | null> {
  const left = Map.groupBy(survey.refusals, ({ line }) => line);
  const { refused = { line: 0, chars: 0 } } = JSON.parse(job.cursor) as ImportCursor;
  let at = job;
  let { line: lastLine, chars } = refused;
  for await (const { header, rows } of readings(job._id, input, settings)) {
    const found = rows.filter(({ line }) => left.has(line));
    const fresh = found.filter(({ line }) => line > lastLine);
    const refusals = fresh.flatMap(({ line }) => left.get(line) ?? []);
    for (const { line } of found) left.delete(line);
    const last = fresh.at(-1);
    if (!last) continue;
    const keptRows = fresh.filter(({ cells }) => (chars += sizeOf(cells)) <= MAX_REFUSED_CHARS);
    const all = lastLine === 0 ? [header, ...keptRows] : keptRows;
    lastLine = last.line;
    const cursor: ImportCursor = { orders: null, refused: { line: lastLine, chars } };
    at = await db.write(async (tx) => {
      await insertRefused(tx, job, refusals, all);
      return await advanceJob(tx, at, { cursor: JSON.stringify(cursor) }, now());
    });
    if (left.size === 0) break;
    if (isStopping()) return null;
  }
  return at;
}

const sizeOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);
