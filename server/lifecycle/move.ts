/** `move<Noun>` of any record: asks the machine, carries out what it says, and answers each id for itself. */
import { allows, type Person } from "../../api/access.ts";
import type { MutationResults } from "../../api/generated/schema.ts";
import type { Columns } from "../../machines/lifecycles/columns.ts";
import { move, stepsOf } from "../../machines/lifecycles/lifecycle.ts";
import { actionOf } from "../../resources/steps.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import { type AuditEntry, type Loose, mutation, type MutationField } from "../fields.ts";
import { stampOf } from "../mutate.ts";
import { carryOut } from "./carry_out.ts";
import type { AnyLifecycle, MovedNoun, MovedRow, Refusal, ServerLifecycle, Step } from "./lifecycle.ts";
import { type AskedMove, readIds, readMove } from "./read_move.ts";
import { doneResult, missingResult, type Moved, refusedResult } from "./results.ts";
import { settleAround } from "./settle.ts";

/** A step that a person takes. */
export const stepOf = <Params>(
  tx: Writer,
  { event, params }: AskedMove<Params>,
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
    const asked = readMove(lifecycle, event, params, context);
    const moved = await moveMany(lifecycle, stepOf(tx, asked, context), readIds(ids, lifecycle.called));
    // Every mutation of such a name answers with results.
    const result = moved.map((each) => each.result) as unknown as Loose<MutationResults[`move${N}`]>;
    return { result, audit: moved.flatMap(({ audit }) => audit) };
  });
}

/** Sends the event to each record for itself: what one refuses does not stop the others. Then their parents settle. */
export async function moveMany<
  Row extends MovedRow,
  Facts extends object,
  Patch extends object,
  Params extends object,
>(
  lifecycle: ServerLifecycle<Row, Facts, Patch, Params>,
  step: Step<Params>,
  ids: readonly string[],
): Promise<readonly Moved<Row>[]> {
  const { tx, stamp } = step;
  const rows = await lifecycle.rows(tx, ids, step);
  const facts = await lifecycle.facts(tx, [...rows.values()], { ...step, now: stamp.at });
  const moved: Moved<Row>[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const known = facts.get(id);
    moved.push(
      row && known
        ? await moveOne(lifecycle, step, row, known)
        : { before: null, result: missingResult(id), audit: [] },
    );
  }
  return await withSettled(lifecycle, step, moved);
}

async function moveOne<
  Row extends MovedRow,
  Facts extends object,
  Patch extends object,
  Params extends object,
>(
  lifecycle: ServerLifecycle<Row, Facts, Patch, Params>,
  step: Step<Params>,
  row: Row,
  facts: Facts,
): Promise<Moved<Row>> {
  const { machine, columns, refuse, resource, seller, changes } = lifecycle;
  const refused = (refusal: Refusal, legal: readonly string[]): Moved<Row> => ({
    before: row,
    result: refusedResult(row, columnsIn(lifecycle, row), refusal, legal),
    audit: [],
  });
  const person = step.context?.session.person ?? null;
  const legal = () => legalFor(lifecycle, row, facts, person);
  if (!isFor(lifecycle, row, step.event, person)) {
    return refused({ error: "FORBIDDEN", reason: "notYours" }, legal());
  }
  const answer = move(machine, columns.valueOf(row), facts, step.event);
  if (!answer.ok) {
    return refused({ error: "ILLEGAL_TRANSITION", reason: answer.reason }, legal());
  }
  const refusal = await refuse?.({ ...step, row }, answer.effects);
  if (refusal) return refused(refusal, legal());
  const { change, version, others } = await carryOut(lifecycle, step, row, answer);
  const told: Pick<AuditEntry, "action" | "reason"> = { action: step.event, reason: reasonIn(step.params) };
  return {
    before: row,
    result: doneResult(row._id, columnsIn(lifecycle, { ...row, ...change }), version),
    audit: [
      {
        entity: resource.query,
        entityId: row._id,
        sellerId: seller(row),
        changes: changes(row, change, step.timeZone),
        ...told,
      },
      ...others.map((other) => ({ ...other, ...told })),
    ],
  };
}

const reasonIn = (params: object): string => {
  const { reason } = params as { readonly reason?: unknown };
  return typeof reason === "string" ? reason : "";
};

const columnsIn = ({ columns }: Pick<AnyLifecycle, "columns">, row: object): Columns =>
  columns.columnsOf(columns.valueOf(row));

/** Whether this very record's event is this person's to send; what nobody asked for is the house's own. */
function isFor({ ruleOf }: AnyLifecycle, row: MovedRow, event: string, person: Person | null): boolean {
  const rule = person && ruleOf(row, event);
  return !rule || allows(rule, person);
}

/** The events that the record takes now, of those that can be sent. */
function legalFor(lifecycle: AnyLifecycle, row: MovedRow, facts: object, person: Person | null): string[] {
  const { machine, columns, resource } = lifecycle;
  return stepsOf(machine, columns.valueOf(row), facts)
    .filter(({ event, refusedBy }) =>
      refusedBy === null && actionOf(resource, event) !== undefined && isFor(lifecycle, row, event, person)
    ).map(({ event }) => event);
}

/** What followed of it: told with the last record, and seen in the answers of those that settled themselves. */
async function withSettled<Row extends MovedRow>(
  lifecycle: AnyLifecycle,
  step: Step,
  moved: readonly Moved<Row>[],
): Promise<readonly Moved<Row>[]> {
  const done = moved.flatMap(({ before, result }) => before && result.ok ? [before] : []);
  const { audit, settled } = await settleAround(lifecycle, step, done);
  if (audit.length === 0) return moved;
  const last = moved.findLastIndex(({ result }) => result.ok);
  return moved.map((each, at) => {
    const after = settled.get(`${lifecycle.name} ${each.result._id}`);
    return {
      ...each,
      result: after ? doneResult(each.result._id, after.columns, after.version) : each.result,
      audit: at === last ? [...each.audit, ...audit] : each.audit,
    };
  });
}
