import type { JobPreview, PolicyOutcome } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Condition } from "../db/conditions.ts";
import type { Writer } from "../db/database.ts";
import type { JobRow } from "./job_kind.ts";

export interface ManyStepsRequest {
  readonly event: string;
  /** True to leave packages with unmade garments out. */
  readonly only_made?: boolean;
}

export interface ManySteps {
  /** Reorders the records of a job once all are collected. */
  readonly arrange?: (tx: Writer, job: JobRow, request: ManyStepsRequest) => Promise<void>;
  /** Returns the records that the job skips, with the code of the reason. */
  readonly leaveOut?: (
    tx: Writer,
    ids: readonly string[],
    request: ManyStepsRequest,
  ) => Promise<ReadonlyMap<string, string>>;
  /** @param states the preview by states only @param condition over the alias `k` */
  readonly preview?: (
    states: JobPreview,
    request: ManyStepsRequest,
    condition: Condition,
    context: AuthorizedContext,
  ) => Promise<JobPreview>;
  /** Counts the results of policies into the subject of the job. */
  readonly tally?: (about: object, applied: readonly PolicyOutcome[]) => object;
}
