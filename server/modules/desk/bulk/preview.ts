/** Looks at what a job would meet now, before anybody confirms it. */
import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { jobKindOf } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";
import { readAsked } from "./asked.ts";

/**
 * Counts the records of each state, and says which states know the step. A guard that reads more than the state
 * may still refuse one of them: the job says so for each.
 */
export async function previewOf(asked: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const params = readAsked(asked);
  const preview = jobKindOf(params.kind)?.preview;
  if (!preview) throw badJob([{ path: "resource", code: "invalid" }]);
  return await preview(params, context);
}
