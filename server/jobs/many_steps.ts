import type { JobPreview, PolicyOutcome } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Condition } from "../db/conditions.ts";
import type { Writer } from "../db/database.ts";
import type { JobRow } from "./job_kind.ts";

export interface ManyStepsRequest {
  readonly event: string;
  /** True to leave out packages with garments that are not made yet. */
  readonly only_made?: boolean;
}

export interface ManySteps {
  /** Sorts the records of a job once all are collected. */
  readonly arrange?: (tx: Writer, job: JobRow, request: ManyStepsRequest) => Promise<void>;
  /** Returns the records that the job skips, with the code of the reason. */
  readonly leaveOut?: (
    tx: Writer,
    ids: readonly string[],
    request: ManyStepsRequest,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Refines the preview. @param states the preview by states only @param condition selects the records as `k` */
  readonly preview?: (
    states: JobPreview,
    request: ManyStepsRequest,
    condition: Condition,
    context: AuthorizedContext,
  ) => Promise<JobPreview>;
  /** Adds the results of policies to the counts in the job's `about`. */
  readonly tally?: (about: object, applied: readonly PolicyOutcome[]) => object;
}
