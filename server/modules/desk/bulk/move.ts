/** Sends one event of a lifecycle to many records; each is handled like a single step by hand. */
import { allows, type Person, type Rule } from "../../../../api/access.ts";
import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { JobKindName } from "../../../../api/statuses.ts";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { actionOf, inverseOf } from "../../../../resources/steps.ts";
import { listMovedBy } from "../../../../resources/desk/job_lists.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { lifecycleIn } from "../../../lifecycle/define.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { maySend, readMove, type RequestedMove } from "../../../lifecycle/read_move.ts";
import type { MovedRecord } from "../../../lifecycle/results.ts";
import {
  type JobAbout,
  type JobKind,
  type JobRecord,
  JobRefused,
  type KindUndo,
  type Outcome,
} from "../../../jobs/job_kind.ts";
import { manyStepsOf } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";
import { jobSelectionOf, previewStates } from "./preview_states.ts";
import { rowJob } from "./row_job.ts";

interface MoveWanted extends RequestedMove {
  /** The id of the list; missing in jobs of older builds. */
  readonly resource?: string;
  /** For `label.buy`: leaves out packages whose garments are not all made. */
  readonly only_made?: boolean;
}

const refused = (refusedBy: string): Outcome => ({ refusedBy, before: null, audit: [] });

function lifecycleMovedBy(kind: string, resource: string): AnyLifecycle | undefined {
  const list = listMovedBy(kind, resource);
  return list && lifecycleIn(list);
}

/** @param rule needed besides the rule of the list @param ofBefore the list of older jobs, which name none */
export function moveKind(kind: JobKindName, rule: Rule, ofBefore = ""): JobKind {
  const lifecycleOf = (resource = ofBefore): AnyLifecycle => {
    const lifecycle = lifecycleMovedBy(kind, resource);
    if (!lifecycle) throw new JobRefused("failed", `This build does not know the steps of "${resource}".`);
    return lifecycle;
  };
  const addsTo = ({ resource }: MoveWanted) => manyStepsOf(lifecycleOf(resource).resource.id);
  return rowJob<MoveWanted>({
    kind,
    rule,
    preview: (params, context) => previewMoves(kind, params, context),
    undo: undoOfMoves(kind, ofBefore, lifecycleOf),
    read({ event, params, resource, only_made }, context) {
      const lifecycle = lifecycleMovedBy(kind, resource);
      if (!lifecycle) throw badJob([{ path: "resource", code: "invalid" }]);
      if (!event) throw badJob([{ path: "event", code: "required" }]);
      const step = readMove(lifecycle, event, params, context);
      // A single event has params that fit only one record.
      if (actionOf(lifecycle.resource, event)?.isSingle) throw badJob([{ path: "event", code: "invalid" }]);
      return {
        input: { ...step, resource, ...only_made && { only_made } },
        title: (count) => `${event}: ${count} ${lifecycle.resource.query}`,
      };
    },
    arrange: async (tx, job, wanted) => await addsTo(wanted).arrange?.(tx, job, wanted),
    async change(tx, records, wanted, context) {
      const { resource, only_made: _, ...request } = wanted;
      const ids = records.map(({ record_id }) => record_id);
      const left = await addsTo(wanted).leaveOut?.(tx, ids, wanted) ?? new Map<string, string>();
      const moved = await moveSome(
        lifecycleOf(resource),
        tx,
        ids.filter((id) => !left.has(id)),
        request,
        context,
      );
      const outcomes = moved.values();
      return ids.map((id) => {
        const reason = left.get(id);
        return reason === undefined ? outcomes.next().value ?? refused("wrongState") : refused(reason);
      });
    },
    tally(about, outcomes, wanted) {
      const applied = outcomes.flatMap((outcome) => outcome.applied ?? []);
      return applied.length === 0 ? about : addsTo(wanted).tally?.(about, applied) ?? about;
    },
  });
}

async function previewMoves(
  kind: JobKindName,
  params: JobInput,
  context: AuthorizedContext,
): Promise<JobPreview> {
  const { resource, event, only_made } = params;
  const lifecycle = lifecycleMovedBy(kind, resource);
  if (!lifecycle) throw badJob([{ path: "resource", code: "invalid" }]);
  const request = { event: event ?? "", ...only_made && { only_made } };
  const ahead = jobSelectionOf(params, context);
  const states = await previewStates(
    ahead,
    context,
    (columns) => mayAccept(lifecycle, columns, request.event),
  );
  const { preview } = manyStepsOf(lifecycle.resource.id);
  return preview ? await preview(states, request, ahead.condition, context) : states;
}

/** Returns false if the event is refused in this state even with the most favourable facts. */
const mayAccept = (
  { machine, columns: { valueOf }, sampleFacts: likely }: AnyLifecycle,
  columns: Columns,
  event: string,
): boolean =>
  likely.some((facts) =>
    stepsOf(machine, valueOf(columns), facts).some((step) => step.event === event && !step.refusedBy)
  );

const undoOfMoves = (
  kind: JobKindName,
  ofBefore: string,
  lifecycleOf: (resource?: string) => AnyLifecycle,
): KindUndo => {
  const listOf = ({ resource = ofBefore }: JobAbout) => listMovedBy(kind, resource);
  const eventOf = (about: JobAbout) => {
    const list = listOf(about);
    return list && inverseOf(list, about.event ?? "") || "";
  };
  return {
    eventOf,
    mayUndo(about: JobAbout, person: Person | null) {
      const list = listOf(about);
      const inverse = list && actionOf(list, eventOf(about));
      return inverse !== undefined && allows(inverse.rule, person);
    },
    change: (tx, records, { event, resource }, context) =>
      moveBack(lifecycleOf(resource), tx, records, event, context),
  };
};

async function moveSome(
  lifecycle: AnyLifecycle,
  tx: Writer,
  ids: readonly string[],
  request: RequestedMove,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRight(lifecycle, request.event, context);
  const moved = await moveMany(lifecycle, stepOf(tx, request, context), ids);
  return moved.map(({ before, result, audit }) => ({
    refusedBy: refusalOf(result),
    ...result.applied && { applied: result.applied, isSame: result.applied.changed.length === 0 },
    before: result.ok && before
      ? { version: result.version ?? before.version, ...lifecycle.undo?.remember(before) }
      : null,
    audit,
  }));
}

const refusalOf = ({ ok, reason, error }: MovedRecord["result"]): string | null =>
  ok ? null : (reason?.code ?? error ?? "wrongState");

/** @throws {JobRefused} when the person who started the job may no longer send the event */
function checkRight(lifecycle: AnyLifecycle, event: string, { session }: AuthorizedContext): void {
  if (!maySend(lifecycle, event, session.person)) throw new JobRefused("rightsLost", REASONS.rightsLost);
}

type Remembered = { readonly version: number } & Readonly<Record<string, unknown>>;

/** Moves records one by one, because each has other params of the inverse event. */
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
    const { version, ...remembered } = JSON.parse(record.before) as Remembered;
    const row = found.get(record.record_id);
    if (row && row.version !== version) {
      outcomes.push(refused("changedSince"));
      continue;
    }
    const params = undo?.paramsOf(remembered, step.timeZone) ?? {};
    for (const { result, audit } of await moveMany(lifecycle, { ...step, params }, [record.record_id])) {
      outcomes.push({ refusedBy: refusalOf(result), before: null, audit });
    }
  }
  return outcomes;
}
