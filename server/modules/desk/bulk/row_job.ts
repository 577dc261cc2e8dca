/** Applies one change to many records in steps of one transaction each, so a killed job resumes without loss. */
import { ApiError } from "../../../../api/errors.ts";
import { MAX_JOB_RECORDS } from "../../../../api/constants.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { stampOf } from "../../../mutate.ts";
import { contextOfJob } from "../jobs/principal.ts";
import type {
  AcceptedJob,
  CollectedRecords,
  JobKind,
  JobRecord,
  JobRow,
  JobTools,
  Key,
  Outcome,
} from "../../../jobs/job_kind.ts";
import { addRows, type SettledRow, settleRows, waitingRows } from "../jobs/rows_store.ts";
import { advanceJob } from "../jobs/store.ts";
import { readTarget, type Target } from "../jobs/target.ts";
import { type Pace, paceOf } from "./pace.ts";
import { collect, countOf } from "./collect.ts";

export const COLLECT_RECORDS = 500;

export interface RowRequest<Input> {
  readonly title: (count: number) => string;
  readonly input: Input;
}

export interface RowWork<Input> extends Pick<JobKind, "kind" | "rule" | "fields" | "preview" | "undo"> {
  /** @throws {ApiError} if the input is invalid, or the person may not start the job */
  readonly read: (
    params: JobInput,
    context: AuthorizedContext,
    tx: Writer,
  ) => Promise<RowRequest<Input>> | RowRequest<Input>;
  /** Changes records one by one in the given order; returns an outcome for each. */
  readonly change: (
    tx: Writer,
    records: readonly JobRecord[],
    input: Input,
    context: AuthorizedContext,
  ) => Promise<readonly Outcome[]>;
  /** Sorts the records after all are collected. */
  readonly arrange?: (tx: Writer, job: JobRow, input: Input) => Promise<void>;
  readonly tally?: (about: object, outcomes: readonly Outcome[], input: Input) => object;
}

/** The worker's position: it first collects all records, then changes them. */
export type Cursor = CollectCursor | { readonly phase: "doing"; readonly done: number };
export interface CollectCursor {
  readonly phase: "collecting";
  readonly after: Key;
  readonly until: Key;
  readonly found: number;
}

interface RowInput<Input> {
  readonly target: Target;
  readonly wanted: Input;
}

export function rowJob<Input extends object>(work: RowWork<Input>): JobKind {
  const { kind, rule, fields, preview, undo } = work;
  return {
    kind,
    rule,
    ...fields && { fields },
    ...preview && { preview },
    ...undo && { undo },
    accept: (params, context) => accept(work, params, context),
    run: async (job, tools) => {
      const { target, wanted } = JSON.parse(job.input) as RowInput<Input>;
      await doRows(
        job,
        tools,
        (running) => collectSome(running, target, tools, (tx) => work.arrange?.(tx, running, wanted)),
        (tx, records, context) => work.change(tx, records, wanted, context),
        (about, outcomes) => work.tally?.(about, outcomes, wanted) ?? about,
      );
    },
  };
}

/** Counts before the transaction. The count may be outdated then, but the worker reads each record again. */
async function accept<Input extends object>(
  work: RowWork<Input>,
  params: JobInput,
  context: AuthorizedContext,
): Promise<AcceptedJob> {
  const target = readTarget(params, context);
  const { count, after, until } = await countOf(context.db.heavy, target, context);
  return async (tx) => {
    const { title, input } = await work.read(params, context, tx);
    if (count > MAX_JOB_RECORDS) {
      throw new ApiError(
        "LIMIT",
        `Cannot begin the job: ${MAX_JOB_RECORDS} records are the most at once. Narrow the filter.`,
      );
    }
    return {
      title: title(count),
      input: { target, wanted: input } satisfies RowInput<Input>,
      cursor: { phase: "collecting", after, until, found: 0 } satisfies Cursor,
      about: { count },
    };
  };
}

type Change = (
  tx: Writer,
  records: readonly JobRecord[],
  context: AuthorizedContext,
) => Promise<readonly Outcome[]>;

type Tally = (about: object, outcomes: readonly Outcome[]) => object;

/** Runs steps until the job ends or the queue asks the worker to pause. */
export async function doRows(
  job: JobRow,
  tools: JobTools,
  collectNext: (job: JobRow) => Promise<JobRow>,
  change: Change,
  tally: Tally = (about) => about,
): Promise<void> {
  let at: JobRow | null = job;
  const pace = paceOf(tools.db.engine, tools.clock ?? (() => performance.now()));
  while (at && !tools.isStopping()) {
    const cursor = JSON.parse(at.cursor) as Cursor;
    at = cursor.phase === "collecting"
      ? await collectNext(at)
      : await doSome(at, cursor.done, tools, { change, tally, pace });
    tools.db.wake();
    await new Promise((next) => setTimeout(next, 0));
  }
}

type Arrange = (tx: Writer) => Promise<void> | undefined;

async function collectSome(
  job: JobRow,
  target: Target,
  tools: JobTools,
  arrange: Arrange,
): Promise<JobRow> {
  const { after, until } = JSON.parse(job.cursor) as CollectCursor;
  const context = await contextOfJob(tools.db.read, job, tools);
  const span = { after, until, limit: COLLECT_RECORDS };
  return await keepCollected(job, await collect(target, span, context), tools, arrange);
}

export function keepCollected(
  job: JobRow,
  { records, after, isEnd }: CollectedRecords,
  { db, now }: JobTools,
  arrange: Arrange = () => undefined,
): Promise<JobRow> {
  const cursor = JSON.parse(job.cursor) as CollectCursor;
  const found = cursor.found + records.length;
  const next: Cursor = isEnd ? { phase: "doing", done: 0 } : { ...cursor, after, found };
  return db.write(async (tx) => {
    await addRows(tx, job, cursor.found + 1, records);
    if (isEnd) await arrange(tx);
    return await advanceJob(
      tx,
      job,
      { status: "Running", total: found, cursor: JSON.stringify(next) },
      now(),
    );
  });
}

/** Returns null when the job is done. */
function doSome(
  job: JobRow,
  done: number,
  tools: JobTools,
  { change, tally, pace }: { readonly change: Change; readonly tally: Tally; readonly pace: Pace },
): Promise<JobRow | null> {
  return tools.db.write((tx) => pace.timed(() => doNext(tx)));

  async function doNext(tx: Writer): Promise<JobRow | null> {
    const at = tools.now();
    const records = await waitingRows(tx, job, pace.records());
    if (records.length === 0) {
      await advanceJob(tx, job, { status: "Done", done: job.total, finished_at: at }, at);
      return null;
    }
    const context = await contextOfJob(tx, job, tools);
    const outcomes = await change(tx, records, context);
    await recordAudit(tx, outcomes.flatMap(({ audit }) => audit), stampOf(context));
    await settleRows(tx, job, records.map((record, index) => settledOf(record, outcomes[index])));
    const count = (isMeant: (outcome: Outcome) => boolean) => outcomes.filter(isMeant).length;
    const cursor: Cursor = { phase: "doing", done: done + records.length };
    const about = JSON.parse(job.about) as object;
    const counted = tally(about, outcomes);
    return await advanceJob(tx, job, {
      status: "Running",
      cursor: JSON.stringify(cursor),
      ...counted !== about && { about: JSON.stringify(counted) },
      done: Math.min(job.total, job.done + records.length),
      made: job.made + count(({ refusedBy, isSame }) => refusedBy === null && !isSame),
      skipped: job.skipped + count(({ isSame }) => isSame === true),
      refused: job.refused + count(({ refusedBy }) => refusedBy !== null),
    }, at);
  }
}

function settledOf({ position }: JobRecord, outcome: Outcome | undefined): SettledRow {
  if (!outcome) throw new Error("Cannot settle a record: nobody said what became of it");
  const { refusedBy, before } = outcome;
  return {
    position,
    status: refusedBy === null ? "Done" : "Failed",
    reason: refusedBy ?? "",
    before: before === null ? "" : JSON.stringify(before),
  };
}
