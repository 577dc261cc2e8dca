import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { jobKindOf } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";
import { readJobParams } from "./read_job_params.ts";

/** Counts records by state, and those whose state allows the work; guards may still refuse some of these. */
export async function previewOf(input: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const params = readJobParams(input);
  const preview = jobKindOf(params.kind)?.preview;
  if (!preview) throw badJob([{ path: "resource", code: "invalid" }]);
  return await preview(params, context);
}
