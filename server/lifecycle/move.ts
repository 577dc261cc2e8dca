import { allows, type Person } from "../../api/access.ts";
import type { MutationResults } from "../../api/generated/schema.ts";
import { move, stepsOf } from "../../machines/lifecycles/lifecycle.ts";
import { entityOf, type MoveAction } from "../../resources/define.ts";
import { actionOf } from "../../resources/steps.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import { type Loose, mutation, type MutationField } from "../fields.ts";
import { stampOf } from "../mutate.ts";
import { carryOut } from "./carry_out.ts";
import { planCommands } from "./commands.ts";
import {
  type AnyLifecycle,
  columnsIn,
  type MovedNoun,
  type MovedRow,
  type Refusal,
  type ServerLifecycle,
  type Step,
  type Transition,
} from "./lifecycle.ts";
import { StepCache } from "./step_cache.ts";
import { readIds, readMove, type RequestedMove } from "./read_move.ts";
import { doneResult, missingResult, type MovedRecord, refusedResult } from "./results.ts";
import { settleAround } from "./settle.ts";

export const stepOf = <Params>(
  tx: Writer,
  { event, params }: RequestedMove<Params>,
  context: AuthorizedContext,
): Step<Params> => ({
  tx,
  event,
  params,
  scope: context.scope,
  context,
  timeZone: context.settings.timeZone,
  stamp: stampOf(context),
});

export function moveOf<N extends MovedNoun>(lifecycle: AnyLifecycle): MutationField<`move${N}`> {
  return mutation<`move${N}`>(async (tx, args, context) => {
    const { ids, event, params }: { ids: readonly string[]; event: string; params?: unknown } = args;
    const step = readMove(lifecycle, event, params, context);
    const moved = await moveMany(lifecycle, stepOf(tx, step, context), readIds(ids, lifecycle.called));
    // Every mutation `move<Noun>` returns results.
    const result = moved.map((each) => each.result) as unknown as Loose<MutationResults[`move${N}`]>;
    return { result, audit: moved.flatMap(({ audit }) => audit) };
  });
}

/** Moves records; refusals do not stop other moves. @param read rows that the transaction read, but did not write */
export async function moveMany<
  Row extends MovedRow,
  Facts extends object,
  Patch extends object,
  Params extends object,
>(
  lifecycle: ServerLifecycle<Row, Facts, Patch, Params>,
  asked: Step<Params>,
  ids: readonly string[],
  read?: ReadonlyMap<string, Row>,
): Promise<readonly MovedRecord<Row>[]> {
  const step = { ...asked, cache: new StepCache() };
  const { tx, stamp } = step;
  const rows = read ?? await lifecycle.rows(tx, ids, step);
  const facts = await lifecycle.facts(tx, [...rows.values()], { ...step, now: stamp.at });
  const answers = ids.map((id) => {
    const [row, known] = [rows.get(id), facts.get(id)];
    return { id, ...row && known ? answerOf(lifecycle, step, row, known) : MISSING };
  });
  const takes = answers.flatMap(({ row, transition }) => row && transition ? [{ row, transition }] : []);
  await lifecycle.prefetch?.(step, takes.map(({ row }) => row));
  const planOf = await planCommands(lifecycle, step, takes);
  const moved: MovedRecord<Row>[] = [];
  const done: (Carried & { readonly row: Row })[] = [];
  for (const answer of answers) {
    const { id, row, legal } = answer;
    if (!row) {
      moved.push({ before: null, after: null, result: missingResult(id), audit: [] });
      continue;
    }
    const plan = planOf(id);
    const { transition } = answer;
    const refused = transition
      ? await lifecycle.refuse?.({ ...step, row }, transition.effects) ?? plan.refusal
      : await explained(lifecycle, step, row, answer.refusal ?? WRONG_STATE);
    if (refused || !transition) {
      const result = refusedResult(row, columnsIn(lifecycle, row), refused ?? WRONG_STATE, legal());
      moved.push({ before: row, after: null, result, audit: [] });
      continue;
    }
    const carried = await carryOut(lifecycle, step, row, transition, plan.commands);
    done.push({ ...carried, row });
    moved.push(movedBy(lifecycle, step, row, carried));
  }
  return await withSettled(lifecycle, step, moved, done);
}

async function explained<Row extends MovedRow>(
  lifecycle: AnyLifecycle,
  step: Step,
  row: Row,
  refusal: Refusal,
): Promise<Refusal> {
  return lifecycle.explain
    ? { ...refusal, ...await lifecycle.explain({ ...step, row }, refusal.reason) }
    : refusal;
}

type Carried = Awaited<ReturnType<typeof carryOut>>;

type Answer<Row> =
  & { readonly legal: () => readonly string[] }
  & (
    | { readonly row: Row; readonly transition: Transition; readonly refusal: null }
    | { readonly row: Row; readonly transition: null; readonly refusal: Refusal }
  );
const WRONG_STATE: Refusal = { error: "ILLEGAL_TRANSITION", reason: "wrongState" };
const MISSING = { row: null, transition: null, refusal: null, legal: () => [] } as const;

function answerOf<Row extends MovedRow>(
  lifecycle: AnyLifecycle,
  step: Step,
  row: Row,
  facts: object,
): Answer<Row> {
  const { machine, columns } = lifecycle;
  const person = step.context?.session.person ?? null;
  const legal = () => legalFor(lifecycle, row, facts, person);
  if (!isFor(lifecycle, row, step.event, person)) {
    const refusal: Refusal = { error: "FORBIDDEN", reason: lifecycle.notYours ?? "notYours" };
    return { row, legal, transition: null, refusal };
  }
  const answer = move(machine, columns.valueOf(row), facts, step.event);
  if (answer.ok) return { row, legal, transition: answer, refusal: null };
  const refusal: Refusal = { error: "ILLEGAL_TRANSITION", reason: answer.reason };
  return { row, legal, transition: null, refusal };
}

function movedBy<Row extends MovedRow>(
  lifecycle: AnyLifecycle,
  step: Step,
  row: Row,
  { change, version, createdId, applied, others, auditEntries, live }: Carried,
): MovedRecord<Row> {
  const named = { action: step.event, reason: reasonIn(step.params) };
  return {
    before: row,
    after: { ...row, ...change, version },
    result: doneResult(row._id, columnsIn(lifecycle, { ...row, ...change }), version, {
      made_id: createdId,
      applied,
    }),
    audit: [
      {
        entity: entityOf(lifecycle.resource),
        entityId: row._id,
        sellerId: lifecycle.seller(row),
        changes: lifecycle.changes(row, change, step.timeZone),
        ...live.length > 0 && { along: live },
        ...named,
      },
      ...others.map((other) => ({ ...other, ...named })),
      ...auditEntries.map((entry) => ({ ...entry, reason: named.reason })),
    ],
  };
}

const reasonIn = (params: object): string => {
  const { reason } = params as { readonly reason?: unknown };
  return typeof reason === "string" ? reason : "";
};

/** Returns true if the person may send this event to this record. Without a person, the system sends it. */
function isFor({ ruleOf }: AnyLifecycle, row: MovedRow, event: string, person: Person | null): boolean {
  const rule = person && ruleOf(row, event);
  return !rule || allows(rule, person);
}

const isOffered = (action: MoveAction | undefined, person: Person | null): boolean =>
  action !== undefined && (person === null || allows(action.rule, person));

function legalFor(lifecycle: AnyLifecycle, row: MovedRow, facts: object, person: Person | null): string[] {
  const { machine, columns, resource } = lifecycle;
  return stepsOf(machine, columns.valueOf(row), facts)
    .filter(({ event, refusedBy }) =>
      refusedBy === null && isOffered(actionOf(resource, event), person) &&
      isFor(lifecycle, row, event, person)
    ).map(({ event }) => event);
}

async function withSettled<Row extends MovedRow>(
  lifecycle: AnyLifecycle,
  step: Step,
  moved: readonly MovedRecord<Row>[],
  done: readonly (Carried & { readonly row: Row })[],
): Promise<readonly MovedRecord<Row>[]> {
  const all = [{ lifecycle, moves: done }, ...done.flatMap((each) => each.commandedRows)];
  const { audit, settled } = await settleAround(step, all, done.flatMap(({ settles }) => settles));
  if (audit.length === 0) return moved;
  const last = moved.findLastIndex(({ result }) => result.ok);
  return moved.map((each, at) => {
    const after = settled.get(`${lifecycle.name} ${each.result._id}`);
    return {
      ...each,
      result: after ? doneResult(each.result._id, after.columns, after.version, each.result) : each.result,
      audit: at === last ? [...each.audit, ...audit] : each.audit,
    };
  });
}
