/**
 * Takes back what a job did, where the lifecycle has an inverse event, record by record: one that was changed since is
 * left alone, and says so.
 */
import type { Rule } from "../../../../api/access.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { isOpenJob, type JobKindName } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { isEdit, listMovedBy, undoKindOf } from "../../../../resources/desk/job_lists.ts";
import { orders, ordersRights } from "../../../../resources/orders/orders.ts";
import { inverseOf } from "../../../../resources/steps.ts";
import { checkRule } from "../../../authorize.ts";
import { illegal, missingOf } from "../../../entity/refusals.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { BATCH_KIND, unpick } from "../../workshop/batches/picked.ts";
import { IMPORT_KIND } from "../../orders/imports/input.ts";
import { collectImported, deleteImported } from "../../orders/imports/undo.ts";
import { contextOfJob } from "../jobs/principal.ts";
import { factsOf } from "../jobs/facts.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRow,
  type JobTools,
  type NewJobParts,
} from "../../../job_kind.ts";
import { STOCK_IMPORT, unmoveStock } from "../../catalogue/stock/import_job.ts";
import { type JobRecord, markUndone, rowsToUndo } from "../jobs/rows_store.ts";
import { jobById } from "../jobs/store.ts";
import { badJob } from "../jobs/target.ts";
import { keepTags } from "../../orders/orders/tags_store.ts";
import { editOrders } from "../../orders/order_jobs/edit.ts";
import { editBack } from "./edit_records.ts";
import { methodClosed } from "../../orders/order_jobs/method.ts";
import { checkRight, lifecycleMovedBy, refusalOf } from "./move.ts";
import { COLLECT_RECORDS, type Collecting, type Cursor, doRows, keep, type Outcome } from "./row_job.ts";

/** What the undone job was; `event` takes back what it sent. */
interface UndoInput {
  readonly of: string;
  readonly kind: string;
  readonly event: string;
  /** Id of the list; a job from before does not say it, and is of orders. */
  readonly resource?: string;
}

/** @param rule of the kind; what it takes back has one besides */
export const undoKind = (kind: JobKindName, rule: Rule): JobKind => ({
  kind,
  rule,
  accept: acceptWithin((tx, params, context) => accept(kind, tx, params, context)),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as UndoInput;
    return doRows(
      job,
      tools,
      (running) => takeOver(running, input, tools),
      (tx, records, context) => change(tx, records, input, context),
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
  if (!done) throw missingOf("job")();
  if (isOpenJob(done) || !factsOf(done, context.session.person).isUndoable) {
    throw notUndoable();
  }
  const asked = JSON.parse(done.about) as { readonly event?: string; readonly resource?: string };
  const { resource = orders.id } = asked;
  // Each has a right of its own.
  if (undoKindOf(done.kind, resource) !== kind) throw badJob([{ path: "kind", code: "invalid" }]);
  const event = inverseOf(listMovedBy(done.kind, resource) ?? orders, asked.event ?? "") ?? "";
  return {
    title: `Undo: ${done.title}`,
    input: { of: done._id, kind: done.kind, event, resource } satisfies UndoInput,
    cursor: { phase: "collecting", after: Number.MAX_SAFE_INTEGER, until: 0, found: 0 } satisfies Cursor,
    total: done.made,
    about: { of: done.kind, event, count: done.made },
    async begin(transaction, job) {
      if (!await markUndone(transaction, done._id, job._id)) throw notUndoable();
    },
  };
}

const notUndoable = () => illegal("isUndoable");

/** Some more records of the undone job, last one first. */
async function takeOver(job: JobRow, { of, kind }: UndoInput, tools: JobTools): Promise<JobRow> {
  const after = Number((JSON.parse(job.cursor) as Collecting).after);
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

const beforeOf = (record: JobRecord) =>
  JSON.parse(record.before) as { readonly version: number } & Readonly<Record<string, unknown>>;

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
  if (isEdit(input.kind)) {
    return await editBack(tx, records, { kind: input.kind, resource: input.resource ?? "" }, context);
  }
  if (input.kind === BATCH_KIND) return await unpick(tx, records, context);
  if (input.kind === STOCK_IMPORT) return await unmoveStock(tx, records, context);
  const lifecycle = lifecycleMovedBy(input.kind, input.resource ?? orders.id);
  if (lifecycle) return await moveBack(lifecycle, tx, records, input.event, context);
  return await editOrders(tx, records, "orders.undo", context, async (row, record) => {
    if (row.version !== beforeOf(record).version) return { refusedBy: "changedSince" };
    const { version: _, ...patch } = JSON.parse(record.before) as Record<string, string>;
    const closed = "shipping_method" in patch ? methodClosed(row) : null;
    if (closed) return { refusedBy: closed };
    if (typeof patch["tags"] === "string") await keepTags(tx, row, JSON.parse(patch["tags"]) as string[]);
    return { patch };
  });
}

/** Each record by itself: what the inverse event carries is its own. */
async function moveBack(
  lifecycle: AnyLifecycle,
  tx: Writer,
  records: readonly JobRecord[],
  event: string,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRight(lifecycle, event, context);
  const { rows, undo } = lifecycle;
  const step = stepOf(tx, { event, params: {} }, context);
  const found = await rows(tx, records.map(({ record_id }) => record_id), step);
  const outcomes: Outcome[] = [];
  for (const record of records) {
    const { version, ...remembered } = beforeOf(record);
    const row = found.get(record.record_id);
    if (row && row.version !== version) {
      outcomes.push({ refusedBy: "changedSince", before: null, audit: [] });
      continue;
    }
    const params = undo?.paramsOf(remembered, step.timeZone) ?? {};
    for (const { result, audit } of await moveMany(lifecycle, { ...step, params }, [record.record_id])) {
      outcomes.push({ refusedBy: refusalOf(result), before: null, audit });
    }
  }
  return outcomes;
}
