/** A job waits until a temporary failure is over, such as an unreachable bucket or a full disk. */
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { DatabaseAway } from "../../../db/database_away.ts";
import { BucketFailed } from "../../../files/bucket_client.ts";
import { fullReason } from "../../../files/full.ts";
import { JobRefused, type JobRow } from "../../../jobs/job_kind.ts";

/** Seconds before the job is tried again. */
export const RETRY_SECONDS = 30;
/** Seconds without progress after which a job fails. */
export const PATIENCE_SECONDS = 3_600;

export function refusalFor(error: unknown): JobRefused {
  if (error instanceof JobRefused) return error;
  const code = fullReason(error) ?? (error instanceof BucketFailed ? "storeUnreachable" : null);
  return code
    ? new JobRefused(code, REASONS[code])
    : new JobRefused("failed", "The server failed. Nothing is lost: begin again.");
}

const isTransient = (error: unknown): boolean =>
  fullReason(error) === "storeFull" || error instanceof BucketFailed && error.isTransient;

/** Returns true for concurrent changes or an unreachable database: the step is repeated without a limit. */
export const isContention = (error: unknown): boolean =>
  error instanceof DatabaseAway || error instanceof ApiError && error.code === "IN_PROGRESS";

export class Patience {
  readonly #waiting = new Map<string, { readonly cursor: string; readonly since: number }>();

  /** @param now unix seconds */
  mayWait({ _id, cursor }: JobRow, error: unknown, now: number): boolean {
    if (!isTransient(error)) return false;
    const before = this.#waiting.get(_id);
    const since = before?.cursor === cursor ? before.since : now;
    this.#waiting.set(_id, { cursor, since });
    return now - since <= PATIENCE_SECONDS;
  }

  forget({ _id }: JobRow): void {
    this.#waiting.delete(_id);
  }
}
