/**
 * Takes back what a job did, where the lifecycle has an inverse event, record by record: one that was changed since is
 * left alone, and says so.
 */
import { formatDay } from "../../../api/instants.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import { isOpenJob } from "../../../api/statuses.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { ordersRights } from "../../../resources/orders.ts";
import { checkRule } from "../../authorize.ts";
import { illegal, missingOf } from "../../entity/refusals.ts";
import { IMPORT_KIND } from "../imports/input.ts";
import { collectImported, deleteImported } from "../imports/undo.ts";
import { contextOfJob } from "../jobs/principal.ts";
import { factsOf } from "../jobs/facts.ts";
import { acceptWithin, type JobKind, type JobTools, type NewJobParts } from "../jobs/kind.ts";
import { type JobRecord, markUndone, rowsToUndo } from "../jobs/rows_store.ts";
import { jobById, type JobRow } from "../jobs/store.ts";
import { badJob } from "../jobs/target.ts";
import { moveOrders, stepOf } from "../orders/move.ts";
import { ordersById } from "../orders/store.ts";
import { keepTags } from "../orders/tags_store.ts";
import { inverseEvent } from "../orders/inverse_event.ts";
import { editOrders } from "./edit.ts";
import { methodClosed } from "./method.ts";
import { checkRight, type MoveBefore } from "./move.ts";
import { COLLECT_RECORDS, type Collecting, type Cursor, doRows, keep, type Outcome } from "./row_job.ts";

/** What the undone job was; `event` is the way back. */
interface UndoInput {
  readonly of: string;
  readonly kind: string;
  readonly event: string;
}

export const undo: JobKind = {
  kind: "orders.undo",
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as UndoInput;
    return doRows(
      job,
      tools,
      (running) => takeOver(running, input, tools),
      (tx, records, context) => change(tx, records, input, context),
    );
  },
};

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  if (!params.job) throw badJob([{ path: "job", code: "required" }]);
  const done = await jobById(tx, context, params.job);
  if (!done) throw missingOf("job")();
  if (isOpenJob(done) || !factsOf(done, context.session.person).isUndoable) {
    throw notUndoable();
  }
  const { event = "" } = JSON.parse(done.about) as { readonly event?: string };
  return {
    title: `Undo: ${done.title}`,
    input: { of: done._id, kind: done.kind, event: inverseEvent(event) ?? "" } satisfies UndoInput,
    cursor: { phase: "collecting", after: Number.MAX_SAFE_INTEGER, until: 0, found: 0 } satisfies Cursor,
    total: done.made,
    about: { of: done.kind, event: inverseEvent(event) ?? "", count: done.made },
    async begin(transaction, job) {
      if (!await markUndone(transaction, done._id, job._id)) throw notUndoable();
    },
  };
}

const notUndoable = () => illegal("isUndoable");

/** Some more records of the undone job, last one first. */
async function takeOver(job: JobRow, { of, kind }: UndoInput, tools: JobTools): Promise<JobRow> {
  const { after } = JSON.parse(job.cursor) as Collecting;
  if (kind === IMPORT_KIND) {
    const context = await contextOfJob(tools.db.read, job, tools);
    return await keep(job, await collectImported(of, after, COLLECT_RECORDS, context), tools);
  }
  const rows = await rowsToUndo(tools.db.read, { _id: of }, after, COLLECT_RECORDS);
  const records = rows.map(({ record_id, code, before }) => ({ record_id, code, before }));
  return await keep(
    job,
    { records, after: rows.at(-1)?.position ?? after, isEnd: rows.length < COLLECT_RECORDS },
    tools,
  );
}

const beforeOf = (record: JobRecord) => JSON.parse(record.before) as { readonly version: number };

async function change(
  tx: Writer,
  records: readonly JobRecord[],
  input: UndoInput,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  if (input.kind === IMPORT_KIND) {
    checkRule(ordersRights.add, context.session);
    return await deleteImported(tx, records, context);
  }
  if (input.kind === "orders.move") return await moveBack(tx, records, input.event, context);
  return await editOrders(tx, records, "orders.undo", context, async (row, record) => {
    if (row.version !== beforeOf(record).version) return { refusedBy: "changedSince" };
    const { version: _, ...patch } = JSON.parse(record.before) as Record<string, string>;
    const closed = "shipping_method" in patch ? methodClosed(row) : null;
    if (closed) return { refusedBy: closed };
    if (typeof patch["tags"] === "string") await keepTags(tx, row, JSON.parse(patch["tags"]) as string[]);
    return { patch };
  });
}

/** Each order has a hold of its own to go back to. */
async function moveBack(
  tx: Writer,
  records: readonly JobRecord[],
  event: string,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRight(event, context);
  const rows = await ordersById(tx, context.scope, records.map(({ record_id }) => record_id));
  const outcomes: Outcome[] = [];
  for (const record of records) {
    const before = JSON.parse(record.before) as MoveBefore;
    const row = rows.get(record.record_id);
    if (row && row.version !== before.version) {
      outcomes.push({ refusedBy: "changedSince", before: null, audit: [] });
      continue;
    }
    const until = before.hold_until;
    const params = {
      reason: before.hold_reason,
      ...until !== null && { until: formatDay(until, context.settings.timeZone) },
    };
    const [moved] = await moveOrders(stepOf(tx, { event, params }, context), [record.record_id]);
    const { result, audit } = moved!;
    const refusedBy = result.ok ? null : (result.reason?.code ?? result.error ?? "wrongState");
    outcomes.push({ refusedBy, before: null, audit });
  }
  return outcomes;
}
