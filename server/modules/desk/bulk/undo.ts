/** Undoes a job record by record, as its kind defines; refuses records that somebody has changed since. */
import type { Rule } from "../../../../api/access.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { isOpenJob, type JobKindName } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { undoKindOf } from "../../../../resources/desk/job_lists.ts";
import { illegal, notFoundOf } from "../../../entity/refusals.ts";
import { contextOfJob } from "../jobs/principal.ts";
import { factsOf } from "../jobs/facts.ts";
import {
  acceptWithin,
  type JobAbout,
  type JobKind,
  JobRefused,
  type JobRow,
  type JobTools,
  type KindUndo,
  type NewJobParts,
} from "../../../jobs/job_kind.ts";
import { jobKindOf } from "../../../registry.ts";
import { markUndone, rowsToUndo } from "../jobs/rows_store.ts";
import { jobById } from "../jobs/store.ts";
import { badJob } from "../jobs/target.ts";
import { COLLECT_RECORDS, type CollectCursor, type Cursor, doRows, keepCollected } from "./row_job.ts";

/** `event` is the inverse of the event that the undone job sent. */
interface UndoInput {
  readonly of: string;
  readonly kind: string;
  readonly event: string;
  /** The id of the list; missing in jobs of older builds. */
  readonly resource?: string;
}

/** @param rule needed besides the rule of the undone job's kind */
export const undoKind = (kind: JobKindName, rule: Rule): JobKind => ({
  kind,
  rule,
  accept: acceptWithin((tx, params, context) => accept(kind, tx, params, context)),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as UndoInput;
    return doRows(
      job,
      tools,
      (running) => collectRows(running, input, tools),
      (tx, records, context) => undoOf(input.kind).change(tx, records, input, context),
    );
  },
});

async function accept(
  kind: JobKindName,
  tx: Writer,
  params: JobInput,
  context: AuthorizedContext,
): Promise<NewJobParts> {
  if (!params.job) throw badJob([{ path: "job", code: "required" }]);
  const done = await jobById(tx, context, params.job);
  if (!done) throw notFoundOf("job")();
  if (isOpenJob(done) || !factsOf(done, context.session.person).isUndoable) {
    throw notUndoable();
  }
  const about = JSON.parse(done.about) as JobAbout;
  const { resource } = about;
  // The right to undo depends on the kind of the undone job.
  if (undoKindOf(done.kind, resource ?? "") !== kind) throw badJob([{ path: "kind", code: "invalid" }]);
  const event = undoOf(done.kind).eventOf?.(about) ?? "";
  return {
    title: `Undo: ${done.title}`,
    input: {
      of: done._id,
      kind: done.kind,
      event,
      ...resource !== undefined && { resource },
    } satisfies UndoInput,
    cursor: { phase: "collecting", after: Number.MAX_SAFE_INTEGER, until: 0, found: 0 } satisfies Cursor,
    total: done.made,
    about: { of: done.kind, event, count: done.made },
    async begin(transaction, job) {
      if (!await markUndone(transaction, done._id, job._id)) throw notUndoable();
    },
  };
}

function undoOf(kind: string): KindUndo {
  const undo = jobKindOf(kind)?.undo;
  if (!undo) throw new JobRefused("failed", `This build does not know how to undo "${kind}".`);
  return undo;
}

const notUndoable = () => illegal("isUndoable");

async function collectRows(job: JobRow, { of, kind }: UndoInput, tools: JobTools): Promise<JobRow> {
  const after = Number((JSON.parse(job.cursor) as CollectCursor).after);
  const { collect } = undoOf(kind);
  if (collect) {
    const context = await contextOfJob(tools.db.read, job, tools);
    return await keepCollected(job, await collect(of, after, COLLECT_RECORDS, context), tools);
  }
  const rows = await rowsToUndo(tools.db.read, { _id: of }, after, COLLECT_RECORDS);
  const records = rows.map(({ record_id, code, before }) => ({ record_id, code, before }));
  return await keepCollected(
    job,
    { records, after: rows.at(-1)?.position ?? after, isEnd: rows.length < COLLECT_RECORDS },
    tools,
  );
}
