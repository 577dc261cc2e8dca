/** What a kind of background work is to `makeJob` and to the worker. */
import type { Rule } from "../api/access.ts";
import type { JobInput } from "../api/generated/schema.ts";
import type { JobKindName } from "../api/statuses.ts";
import type { AuthorizedContext } from "./context.ts";
import type { Writer } from "./db/database.ts";
import type { BackgroundTools } from "./fields.ts";
import type { JobsTable } from "./db/tables.ts";

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

export interface JobKind {
  readonly kind: JobKindName;
  /** Applies beside the right to have jobs at all, when the work is begun and again at each of its steps. */
  readonly rule: Rule;
  /**
   * Reads what `makeJob` was asked for; a kind without it begins elsewhere, as an import does by its upload. The
   * input's shape was checked (api/inputs/desk/job.ts), its meaning was not: see readTarget().
   * @throws {ApiError} BAD_INPUT with paths under `params`, FORBIDDEN, NOT_FOUND, LIMIT
   */
  readonly accept?: Accept;
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
