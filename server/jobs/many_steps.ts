/** Lets the records of a lifecycle add to a job that steps many of them. */
import type { JobPreview, PolicyOutcome } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Condition } from "../db/conditions.ts";
import type { Writer } from "../db/database.ts";
import type { JobRow } from "./job_kind.ts";

/** A job carries the event, and how it was chosen among the records. */
export interface ManyAsked {
  readonly event: string;
  /** True where packages with unmade garments are to be left out. */
  readonly only_made?: boolean;
}

export interface ManySteps {
  /** Puts the records of a job into another order than their list's, once all are collected. */
  readonly arrange?: (tx: Writer, job: JobRow, asked: ManyAsked) => Promise<void>;
  /** Returns the records that the job does not step, with the code of the reason. */
  readonly leaveOut?: (
    tx: Writer,
    ids: readonly string[],
    asked: ManyAsked,
  ) => Promise<ReadonlyMap<string, string>>;
  /**
   * Looks at more than states before anybody confirms the job.
   * @param states the preview by states alone
   * @param condition over the alias `k`
   */
  readonly preview?: (
    states: JobPreview,
    asked: ManyAsked,
    condition: Condition,
    context: AuthorizedContext,
  ) => Promise<JobPreview>;
  /** Counts the results of policies into the subject of the job. */
  readonly tally?: (about: object, applied: readonly PolicyOutcome[]) => object;
}
