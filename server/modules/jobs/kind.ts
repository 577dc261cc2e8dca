/** What a kind of background work is to the worker. */
import type { JobKindName } from "../../../api/statuses.ts";
import type { BackgroundTools } from "../../fields.ts";
import type { JobRow } from "./store.ts";

export interface JobTools extends BackgroundTools {
  /** True when the work should pause at the next safe point. */
  readonly isStopping: () => boolean;
}

export interface JobKind {
  readonly kind: JobKindName;
  /**
   * Goes on from the job's cursor until the work is done, which it writes down itself, or until it is asked to
   * pause. Each step and the cursor are one transaction, so that a killed job goes on as if it never was.
   * @throws {JobRefused} when the work cannot be done at all
   * @throws {JobLost} when another worker went on with the job, or somebody cancelled it
   */
  readonly run: (job: JobRow, tools: JobTools) => Promise<void>;
  /** Tidies up once the job has ended in any way. */
  readonly clean?: (job: JobRow, tools: JobTools) => Promise<void>;
}

/** The work cannot be done; `code` is kept with the job and has words in every language. */
export class JobRefused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
    this.name = "JobRefused";
  }
}
