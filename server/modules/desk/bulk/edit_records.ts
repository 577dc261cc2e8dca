/** Edits the records of a grid one by one; refuses a record as stale if somebody has changed it meanwhile. */
import { allows, type Rule } from "../../../../api/access.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import type { JobKindName } from "../../../../api/statuses.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRecord,
  type KindUndo,
  type NewJobParts,
  type Outcome,
} from "../../../jobs/job_kind.ts";
import { ruleOfJob } from "../jobs/rights.ts";
import { addRows } from "../jobs/rows_store.ts";
import { badJob } from "../jobs/target.ts";
import type { RecordEditor } from "./record_editor.ts";
import { type Cursor, doRows } from "./row_job.ts";

interface EditInput {
  readonly edits: NonNullable<JobInput["edits"]>;
}

export const editKind = (kind: JobKindName, rule: Rule, edited: RecordEditor): JobKind => ({
  kind,
  rule,
  accept: acceptWithin((tx, params, context) => accept(edited, tx, params, context)),
  undo: undoOfEdits(kind, edited),
  run: (job, tools) => {
    const { edits } = JSON.parse(job.input) as EditInput;
    const work = { kind, edited };
    // `begin` has stored the rows of all edited records.
    const nothing = () => Promise.reject(new Error("An edit has nothing to collect"));
    return doRows(job, tools, nothing, (tx, records, context) => change(work, tx, records, edits, context));
  },
});

async function accept(
  edited: RecordEditor,
  tx: Writer,
  params: JobInput,
  context: AuthorizedContext,
): Promise<NewJobParts> {
  const { resource, edits } = params;
  if (resource !== edited.resource.id) throw badJob([{ path: "resource", code: "invalid" }]);
  if (!edits?.length) throw badJob([{ path: "edits", code: "required" }]);
  const ids = edits.map(({ _id }) => _id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) throw badJob([{ path: `edits.${twice}._id`, code: "taken" }]);
  const names = await edited.namesOf(tx, ids, context);
  const records = ids.map((id) => ({ record_id: id, code: names.get(id) ?? "" }));
  return {
    title: `Edit: ${edits.length} ${resource}`,
    input: { edits } satisfies EditInput,
    cursor: { phase: "doing", done: 0 } satisfies Cursor,
    total: edits.length,
    about: { count: edits.length },
    begin: (transaction, job) => addRows(transaction, job, 1, records),
  };
}

interface EditWork {
  readonly kind: JobKindName;
  readonly edited: RecordEditor;
}

async function change(
  { kind, edited }: EditWork,
  tx: Writer,
  records: readonly JobRecord[],
  edits: EditInput["edits"],
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(kind), context.session);
  const editById = new Map(edits.map((each) => [each._id, each]));
  const outcomes: Outcome[] = [];
  for (const { record_id } of records) {
    const { params = {}, version = null } = editById.get(record_id) ?? {};
    outcomes.push(await edited.write(tx, { id: record_id, params, version, action: kind }, context));
  }
  return outcomes;
}

export const undoOfEdits = (kind: JobKindName, edited: RecordEditor): KindUndo => ({
  mayUndo: (_about, person) => allows(ruleOfJob(kind), person),
  change: (tx, records, _undone, context) => editBack({ kind, edited }, tx, records, context),
});

/** Restores former values, or deletes created records, if nobody has changed the record since the job. */
async function editBack(
  { kind, edited }: EditWork,
  tx: Writer,
  records: readonly JobRecord[],
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(kind), context.session);
  const outcomes: Outcome[] = [];
  for (const { record_id, before } of records) {
    const { version, values } = JSON.parse(before) as {
      readonly version: number;
      /** The former values; null if the job created the record. */
      readonly values: Readonly<Record<string, unknown>> | null;
    };
    const request = { id: record_id, version, action: "list.undo" };
    const outcome = values === null
      ? await edited.remove(tx, request, context)
      : await edited.write(tx, { ...request, params: values }, context);
    const isStale = outcome.refusedBy === "changedMeanwhile";
    outcomes.push(isStale ? { ...outcome, refusedBy: "changedSince" } : outcome);
  }
  return outcomes;
}
