import type { Person, Rule } from "../../api/access.ts";
import type { JobInput, JobPreview, PolicyOutcome } from "../../api/generated/schema.ts";
import type { JobFields } from "../../api/inputs/desk/job.ts";
import type { JobKindName } from "../../api/statuses.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import type { AuditEntry, BackgroundTools } from "../fields.ts";
import type { JobRowsTable, JobsTable } from "../db/tables.ts";

export type JobRow = Readonly<JobsTable>;

export interface JobTools extends BackgroundTools {
  /** True when the work should pause at the next safe point: for a stop, or for others in the queue. */
  readonly isStopping: () => boolean;
  /** Milliseconds, by which a step is kept short; another one for tests. */
  readonly clock?: () => number;
}

export interface NewJobParts {
  /** The request in English. */
  readonly title: string;
  /** The worker's input as JSON; `makeJob` adds the person (JobPrincipal). */
  readonly input: object;
  /** The worker's first position as JSON; `cursor` of the row. */
  readonly cursor: object;
  /** 0 while unknown. */
  readonly total?: number;
  /** Facts for people besides the input; `about` of the row. */
  readonly about?: object;
  /** Writes further rows in the job's transaction, once its row is there. */
  readonly begin?: (tx: Writer, job: JobRow) => Promise<void>;
}

/** The part of `accept` in the transaction: it checks again what may have changed. */
export type AcceptedJob = (tx: Writer) => Promise<NewJobParts> | NewJobParts;

/** Runs slow work, such as a count, before the transaction. */
export type Accept = (params: JobInput, context: AuthorizedContext) => Promise<AcceptedJob>;

/** Makes an `accept` that does nothing before the transaction. */
export const acceptWithin =
  (accept: (tx: Writer, params: JobInput, context: AuthorizedContext) => Promise<NewJobParts>): Accept =>
  (params, context) => Promise.resolve((tx) => accept(tx, params, context));

/** A record that waits for the job; `before` is the undone job's record of it. */
export interface NewRecord {
  readonly record_id: string;
  readonly code: string;
  readonly before?: string;
}

export type JobRecord = Readonly<JobRowsTable>;

/** Names a record within its list: a running number, or an id. */
export type Key = number | string;

export interface CollectedRecords {
  readonly records: readonly NewRecord[];
  readonly after: Key;
  readonly isEnd: boolean;
}

export interface Outcome {
  /** A code of api/reasons.ts; null when it was done, or nothing was to be done. */
  readonly refusedBy: string | null;
  /** True when the record needed no change. */
  readonly isSame?: boolean;
  /** The input of an undo as JSON; null if there is none. */
  readonly before: object | null;
  readonly applied?: PolicyOutcome;
  readonly audit: readonly AuditEntry[];
}

export interface JobAbout {
  readonly event?: string;
  readonly import?: string;
  /** Id of the list. Jobs of earlier builds lack it; theirs is orders. */
  readonly resource?: string;
}

export interface UndoneJob {
  /** The event that the job sent; "" if it sent none. */
  readonly event: string;
  readonly resource?: string;
}

export interface KindUndo {
  readonly mayUndo: (about: JobAbout, person: Person | null) => boolean;
  readonly eventOf?: (about: JobAbout) => string;
  /** Returns the next records to undo, the last one first; by default the rows of the job. */
  readonly collect?: (
    jobId: string,
    after: number,
    limit: number,
    context: AuthorizedContext,
  ) => Promise<CollectedRecords>;
  /** Undoes some records separately, in the order given. */
  readonly change: (
    tx: Writer,
    records: readonly JobRecord[],
    undone: UndoneJob,
    context: AuthorizedContext,
  ) => Promise<readonly Outcome[]>;
}

export interface JobKind {
  readonly kind: JobKindName;
  /** Applies in addition to the right to have jobs, when the work is begun and again at each of its steps. */
  readonly rule: Rule;
  /** Its own fields of a JobInput; those of every job are in api/inputs/desk/job.ts. */
  readonly fields?: JobFields;
  /** Absent for kinds that begin elsewhere. @throws {ApiError} BAD_INPUT with paths under `params`, FORBIDDEN, LIMIT */
  readonly accept?: Accept;
  /** Counts the records before anybody confirms the work. */
  readonly preview?: (params: JobInput, context: AuthorizedContext) => Promise<JobPreview>;
  /** Left out if a job cannot be undone. */
  readonly undo?: KindUndo;
  /** True for work of minutes that is expensive to resume: it has its own lane and is never paused. */
  readonly isLong?: (job: JobRow) => boolean;
  /**
   * Continues at the cursor until the end, which it records itself, or a pause. Each step, of a few
   * milliseconds, and the cursor are one transaction.
   * @throws {JobRefused} when it cannot be done at all, {JobLost} when another worker has the job
   */
  readonly run: (job: JobRow, tools: JobTools) => Promise<void>;
  /** Runs once the job has ended in any way. */
  readonly clean?: (job: JobRow, tools: JobTools) => Promise<void>;
}

/** The work cannot be done; `code` is stored with the job and has words in every language. */
export class JobRefused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
    this.name = "JobRefused";
  }
}
