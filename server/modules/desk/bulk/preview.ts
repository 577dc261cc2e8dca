/** Looks at what a job would meet now, before anybody confirms it. */
import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import { jobInput } from "../../../../api/inputs/desk/job.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { jobKindOf } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";

/**
 * Counts the records of each state, and says which states know the step. A guard that reads more than the state
 * may still refuse one of them: the job says so for each.
 */
export async function previewOf(params: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const read = readInput(jobInput, params);
  if (!read.ok) throw badJob(read.problems);
  const preview = jobKindOf(read.value.kind)?.preview;
  if (!preview) throw badJob([{ path: "resource", code: "invalid" }]);
  return await preview(read.value, context);
}
