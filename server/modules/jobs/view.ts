/** A job as the API shows it. */
import { importReasonText } from "../../../api/csv/reasons.ts";
import type { Job } from "../../../api/generated/schema.ts";
import type { Reader } from "../../db/database.ts";
import { type JobRow, refusalsOf } from "./store.ts";

export function jobView(row: JobRow): Omit<Job, "refusals"> {
  const { _id, kind, status, title, total, done, made, skipped, refused, created_at, finished_at } = row;
  const error = row.error_code === null ? null : { code: row.error_code, text: row.error_text ?? "" };
  return { _id, kind, status, title, total, done, made, skipped, refused, error, created_at, finished_at };
}

export async function refusalViews(reader: Reader, job: Pick<JobRow, "_id">): Promise<Job["refusals"]> {
  const rows = await refusalsOf(reader, job);
  return rows.map(({ line, field, code }) => ({
    line,
    column: field,
    reason: { code, text: importReasonText(code) },
  }));
}
