import { importReasonText } from "../../../../api/csv/reasons.ts";
import type { Job } from "../../../../api/generated/schema.ts";
import type { Person } from "../../../../api/access.ts";
import type { JobRefusalsTable, JobsTable } from "../../../db/tables.ts";
import { jobKindOf } from "../../../registry.ts";
import { jobSteps } from "./facts.ts";

export type JobView = Omit<Job, "refusals">;

/** @param person the viewer: `steps` lists what this person may do */
export function jobView(row: Readonly<JobsTable> & { readonly user_name: string }, person: Person): JobView {
  const { error_code, error_text, about, input: _, cursor: __, search_text: ___, ...rest } = row;
  return {
    ...rest,
    about: JSON.parse(about) as Record<string, unknown>,
    error: error_code === null ? null : { code: error_code, text: error_text ?? "" },
    has_undo: jobKindOf(row.kind)?.undo !== undefined,
    steps: jobSteps(row, person),
    version: row.updated_at,
  };
}

export const refusalView = ({ line, field, code, because }: JobRefusalsTable): Job["refusals"][number] => ({
  line,
  column: field,
  because,
  reason: { code, text: importReasonText(code) },
});
