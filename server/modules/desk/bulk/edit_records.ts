/** Changes of a grid, record by record: each is met as it was read, or refused as stale. */
import type { Rule } from "../../../../api/access.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import type { JobKindName } from "../../../../api/statuses.ts";
import { checkRule } from "../../../authorize.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { acceptWithin, type JobKind, type NewJobParts } from "../../../job_kind.ts";
import { ruleOfJob } from "../jobs/rights.ts";
import { addRows, type JobRecord } from "../jobs/rows_store.ts";
import { badJob } from "../jobs/target.ts";
import { type Edited, editedById } from "./edited.ts";
import { type Cursor, doRows, type Outcome } from "./row_job.ts";

interface EditInput {
  readonly resource: string;
  readonly edits: NonNullable<JobInput["edits"]>;
}

export const editKind = (kind: JobKindName, rule: Rule): JobKind => ({
  kind,
  rule,
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as EditInput;
    // All rows were written down when it began.
    const nothing = () => Promise.reject(new Error("An edit has nothing to collect"));
    return doRows(job, tools, nothing, (tx, records, context) => change(kind, tx, records, input, context));
  },
});

async function accept(tx: Writer, params: JobInput, context: AuthorizedContext): Promise<NewJobParts> {
  const { resource, edits } = params;
  const edited = editedById(resource);
  if (!edited) throw badJob([{ path: "resource", code: "invalid" }]);
  if (!edits?.length) throw badJob([{ path: "edits", code: "required" }]);
  const ids = edits.map(({ _id }) => _id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) throw badJob([{ path: `edits.${twice}._id`, code: "taken" }]);
  const names = await edited.namesOf(tx, ids, context);
  const records = ids.map((id) => ({ record_id: id, code: names.get(id) ?? "" }));
  return {
    title: `Edit: ${edits.length} ${resource}`,
    input: { resource, edits } satisfies EditInput,
    cursor: { phase: "doing", done: 0 } satisfies Cursor,
    total: edits.length,
    about: { count: edits.length },
    begin: (transaction, job) => addRows(transaction, job, 1, records),
  };
}

async function change(
  kind: JobKindName,
  tx: Writer,
  records: readonly JobRecord[],
  { resource, edits }: EditInput,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(kind), context.session);
  const edited = editedById(resource) as Edited;
  const asked = new Map(edits.map((each) => [each._id, each]));
  const outcomes: Outcome[] = [];
  for (const { record_id } of records) {
    const { params = {}, version = null } = asked.get(record_id) ?? {};
    outcomes.push(await edited.write(tx, { id: record_id, params, version, action: kind }, context));
  }
  return outcomes;
}

/** Puts back what an edit kept of each record, where nobody changed it since. */
export async function editBack(
  tx: Writer,
  records: readonly JobRecord[],
  { kind, resource }: { readonly kind: string; readonly resource: string },
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(kind), context.session);
  const edited = editedById(resource) as Edited;
  const outcomes: Outcome[] = [];
  for (const { record_id, before } of records) {
    const { version, values } = JSON.parse(before) as {
      readonly version: number;
      /** Null of one that the job made. */
      readonly values: Readonly<Record<string, unknown>> | null;
    };
    const asked = { id: record_id, version, action: "list.undo" };
    const outcome = values === null
      ? await edited.remove(tx, asked, context)
      : await edited.write(tx, { ...asked, params: values }, context);
    const isStale = outcome.refusedBy === "changedMeanwhile";
    outcomes.push(isStale ? { ...outcome, refusedBy: "changedSince" } : outcome);
  }
  return outcomes;
}
