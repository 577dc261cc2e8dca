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
  /** Returns true if the work should pause at the next safe point, for a stop or for other jobs in the queue. */
  readonly isStopping: () => boolean;
  /** Returns a time in milliseconds, to limit the duration of a step; tests pass another clock. */
  readonly clock?: () => number;
}

export interface NewJobParts {
  /** The title of the job, in English. */
  readonly title: string;
  /** The worker's input, stored as JSON; `makeJob` adds the person (JobPrincipal). */
  readonly input: object;
  /** The worker's first position, stored as JSON in `cursor`. */
  readonly cursor: object;
  /** The number of records; 0 while it is unknown. */
  readonly total?: number;
  /** Facts for people besides the input, stored in `about`. */
  readonly about?: object;
  /** Writes further rows in the transaction of the job, after its row. */
  readonly begin?: (tx: Writer, job: JobRow) => Promise<void>;
}

/** The part of `accept` that runs in the transaction, and checks again what may have changed. */
export type AcceptedJob = (tx: Writer) => Promise<NewJobParts> | NewJobParts;

/** Accepts a request; slow work, such as a count, runs before the transaction. */
export type Accept = (params: JobInput, context: AuthorizedContext) => Promise<AcceptedJob>;

/** Makes an `accept` that does nothing before the transaction. */
export const acceptWithin =
  (accept: (tx: Writer, params: JobInput, context: AuthorizedContext) => Promise<NewJobParts>): Accept =>
  (params, context) => Promise.resolve((tx) => accept(tx, params, context));

/** A record that waits for the job; in an undo, `before` is what the undone job stored about it. */
export interface NewRecord {
  readonly record_id: string;
  readonly code: string;
  readonly before?: string;
}

export type JobRecord = Readonly<JobRowsTable>;

/** Identifies a record within its list: a running number, or an id. */
export type Key = number | string;

export interface CollectedRecords {
  readonly records: readonly NewRecord[];
  readonly after: Key;
  readonly isEnd: boolean;
}

export interface Outcome {
  /** A code of api/reasons.ts; null if the record was changed, or needed no change. */
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
  /** The id of the list; absent in jobs of earlier builds, which are about orders. */
  readonly resource?: string;
}

export interface UndoneJob {
  /** The event that the job sent; empty if it sent none. */
  readonly event: string;
  readonly resource?: string;
}

export interface KindUndo {
  readonly mayUndo: (about: JobAbout, person: Person | null) => boolean;
  readonly eventOf?: (about: JobAbout) => string;
  /** Returns the next records to undo, last ones first; by default those in the job's rows. */
  readonly collect?: (
    jobId: string,
    after: number,
    limit: number,
    context: AuthorizedContext,
  ) => Promise<CollectedRecords>;
  /** Undoes records one by one, in the given order. */
  readonly change: (
    tx: Writer,
    records: readonly JobRecord[],
    undone: UndoneJob,
    context: AuthorizedContext,
  ) => Promise<readonly Outcome[]>;
}

export interface JobKind {
  readonly kind: JobKindName;
  /** The right to this kind, besides the right to jobs; checked when the job begins and at each of its steps. */
  readonly rule: Rule;
  /** Fields of JobInput for this kind only; those of every job are in api/inputs/desk/job.ts. */
  readonly fields?: JobFields;
  /** Left out for kinds that `makeJob` does not begin. @throws {ApiError} BAD_INPUT in `params`, FORBIDDEN, LIMIT */
  readonly accept?: Accept;
  /** Counts the records before anybody confirms the work. */
  readonly preview?: (params: JobInput, context: AuthorizedContext) => Promise<JobPreview>;
  /** The undo; left out if a job of this kind cannot be undone. */
  readonly undo?: KindUndo;
  /** Returns true for a job of minutes that is expensive to resume: it has its own queue, and is never paused. */
  readonly isLong?: (job: JobRow) => boolean;
  /**
   * Continues at the cursor until a pause or the end, which it records itself. Each step takes a few milliseconds,
   * and writes the cursor in its transaction.
   * @throws {JobRefused} when the work cannot be done at all, {JobLost} when another worker has the job
   */
  readonly run: (job: JobRow, tools: JobTools) => Promise<void>;
  /** Returns true while the person may see all that the job's file contains; only for kinds that write a file. */
  readonly maySeeFile?: (job: JobRow, person: Person) => boolean;
  /** Runs once the job has ended in any way. */
  readonly clean?: (job: JobRow, tools: JobTools) => Promise<void>;
}

/** Thrown when the work cannot be done; `code` is stored with the job and has a text in every language. */
export class JobRefused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
    this.name = "JobRefused";
  }
}
