/** What a kind of background work is to `makeJob` and to the worker. */
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
  /** True when the work should pause at the next safe point: the server stops, or others wait for their turn. */
  readonly isStopping: () => boolean;
  /** Milliseconds, by which a step is kept short; another one for tests. */
  readonly clock?: () => number;
}

/** What a kind read out of a JobInput: the rest of the job's row is the same for all. */
export interface NewJobParts {
  /** What was asked for, in English. */
  readonly title: string;
  /** What the worker needs, JSON; `makeJob` adds who asks (JobPrincipal) and keeps it in `input` of the row. */
  readonly input: object;
  /** Where the worker begins, JSON; `cursor` of the row. */
  readonly cursor: object;
  /** Records ahead; 0 while unknown. */
  readonly total?: number;
  /** More than the input for people to see, beside it in `about`. */
  readonly about?: object;
  /** Writes what hangs on the job, in its transaction, once its row is there. */
  readonly begin?: (tx: Writer, job: JobRow) => Promise<void>;
}

/** The part of `accept` in the transaction: it looks again at what may have changed. */
export type Accepted = (tx: Writer) => Promise<NewJobParts> | NewJobParts;

/** Its first part runs before the transaction: there is the place for what takes long, such as a count. */
export type Accept = (params: JobInput, context: AuthorizedContext) => Promise<Accepted>;

/** Of a kind that needs nothing ahead. */
export const acceptWithin =
  (accept: (tx: Writer, params: JobInput, context: AuthorizedContext) => Promise<NewJobParts>): Accept =>
  (params, context) => Promise.resolve((tx) => accept(tx, params, context));

/** A new record waits for the job to do it; `before` is what the undone job kept of it. */
export interface NewRecord {
  readonly record_id: string;
  readonly code: string;
  readonly before?: string;
}

/** A job keeps this row of each of its records. */
export type JobRecord = Readonly<JobRowsTable>;

/** A key names a record within its list: a running number, or an id. */
export type Key = number | string;

export interface Collected {
  readonly records: readonly NewRecord[];
  readonly after: Key;
  readonly isEnd: boolean;
}

/** An outcome says what was done to one record. */
export interface Outcome {
  /** Null when it was done, or nothing was to be done; else a code of api/reasons.ts. */
  readonly refusedBy: string | null;
  /** True when the record was as it should be already. */
  readonly isSame?: boolean;
  /** What an undo needs; JSON. Null where there is no way back. */
  readonly before: object | null;
  /** Results of the policies, where they were applied. */
  readonly applied?: PolicyOutcome;
  readonly audit: readonly AuditEntry[];
}

/** An undo reads this much of the subject of a job. */
export interface JobAbout {
  readonly event?: string;
  readonly import?: string;
  /** Id of the list; a job from before does not say it, and is of orders. */
  readonly resource?: string;
}

/** An undo knows this much of the job that it takes back. */
export interface Undone {
  /** Takes back the event that the job sent; "" where it sent none. */
  readonly event: string;
  readonly resource?: string;
}

/** Takes back what a kind of work did. */
export interface KindUndo {
  /** Returns whether the person may take a job back. */
  readonly mayUndo: (about: JobAbout, person: Person | null) => boolean;
  /** Returns the event that takes back what the job sent. */
  readonly eventOf?: (about: JobAbout) => string;
  /** Returns the next records to take back, the last one first; without it they are the rows of the job. */
  readonly collect?: (
    jobId: string,
    after: number,
    limit: number,
    context: AuthorizedContext,
  ) => Promise<Collected>;
  /** Takes some records back, each for itself, in the order given. */
  readonly change: (
    tx: Writer,
    records: readonly JobRecord[],
    undone: Undone,
    context: AuthorizedContext,
  ) => Promise<readonly Outcome[]>;
}

export interface JobKind {
  readonly kind: JobKindName;
  /** Applies beside the right to have jobs at all, when the work is begun and again at each of its steps. */
  readonly rule: Rule;
  /** Fields of a JobInput that are its own; those of every job are in api/inputs/desk/job.ts. */
  readonly fields?: JobFields;
  /**
   * Reads what `makeJob` was asked for; a kind without it begins elsewhere, as an import does by its upload. The
   * input's shape was checked (`fields`), its meaning was not: see readTarget().
   * @throws {ApiError} BAD_INPUT with paths under `params`, FORBIDDEN, NOT_FOUND, LIMIT
   */
  readonly accept?: Accept;
  /** Looks at the records ahead, before anybody confirms the work. */
  readonly preview?: (params: JobInput, context: AuthorizedContext) => Promise<JobPreview>;
  /** Takes jobs of this kind back; left out where there is no way back. */
  readonly undo?: KindUndo;
  /** True for work that may take minutes and is dear to take up again: it is done beside the rest, never paused for it. */
  readonly isLong?: (job: JobRow) => boolean;
  /**
   * Goes on from the job's cursor until the work is done, which it writes down itself, or until it is asked to
   * pause. Each step and the cursor are one transaction, so that a killed job goes on as if it never was. A step
   * holds the thread for a few milliseconds.
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
