import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { jobKindOf } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";
import { readJobParams } from "./read_job_params.ts";

/** Counts the records of each state that accepts the step. A guard that needs a record's facts may still refuse it. */
export async function previewOf(input: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const params = readJobParams(input);
  const preview = jobKindOf(params.kind)?.preview;
  if (!preview) throw badJob([{ path: "resource", code: "invalid" }]);
  return await preview(params, context);
}
