/** Sends settling events to parents, then to their parents, until nothing changes. Source: ADR 27. */
import type { Columns } from "../../machines/lifecycles/columns.ts";
import { canSettle, settle } from "../../machines/lifecycles/lifecycle.ts";
import type { AuditEntry } from "../fields.ts";
import { ALL_SELLERS } from "../scope.ts";
import { carryOut, type MovedRows, type StepOutcome } from "./carry_out.ts";
import { codeOf, planCommands } from "./commands.ts";
import { lifecycleFor } from "./define.ts";
import type { AnyLifecycle, MovedRow, PendingSettle, Step } from "./lifecycle.ts";
import { entityOf } from "../../resources/define.ts";

/** The maximum number of rounds with changes: a garment settles five levels of parents, some of them twice. */
export const MAX_SETTLE_ROUNDS = 8;

interface AfterSettle {
  readonly columns: Columns;
  readonly version: number;
}

export interface SettleResult {
  readonly audit: readonly AuditEntry[];
  readonly settled: ReadonlyMap<string, AfterSettle>;
}

/** Ids of the records that wait for an event, by lifecycle and event. */
type Waiting = Map<string, Set<string>>;
const KEY_END = " ";

/** @throws {Error} if records still change after `MAX_SETTLE_ROUNDS` */
export async function settleAround(
  step: Step,
  commandedRows: readonly MovedRows[],
  settles: readonly PendingSettle[] = [],
): Promise<SettleResult> {
  const audit: AuditEntry[] = [];
  const settled = new Map<string, AfterSettle>();
  let waiting: Waiting = new Map();
  await addAll(waiting, step, commandedRows, settles);
  let rounds = 0;
  while (waiting.size > 0) {
    const next: Waiting = new Map();
    const circling: string[] = [];
    for (const [key, ids] of waiting) {
      const [name = "", event = ""] = key.split(KEY_END);
      const parent = lifecycleFor(step, name);
      const changed = await settleSome(parent, { ...step, ...AS_SYSTEM, event, params: {} }, [...ids]);
      for (const { row, entries, after, isRestless } of changed) {
        audit.push(...entries);
        settled.set(`${name} ${row._id}`, after);
        circling.push(`${name} ${codeOf(row)}`);
        if (isRestless) add(next, key, [row._id]);
      }
      await addParents(next, parent, step, changed);
      for (const each of changed) await addAll(next, step, each.commandedRows, each.settles);
    }
    if (circling.length > 0 && rounds++ === MAX_SETTLE_ROUNDS) throw new Error(unsettledText(step, circling));
    waiting = next;
  }
  return { audit, settled };
}

const NAMED = 5;

function unsettledText({ event }: Step, circling: readonly string[]): string {
  const more = circling.length > NAMED ? `, and ${circling.length - NAMED} more` : "";
  const names = `${circling.slice(0, NAMED).join(", ")}${more}`;
  return `Cannot carry out ${event}: what follows of it did not come to rest: after ${MAX_SETTLE_ROUNDS} rounds still changed ${names}`;
}

const AS_SYSTEM = { scope: ALL_SELLERS, context: null } as const;

function add(waiting: Waiting, key: string, ids: readonly string[]): void {
  const known = waiting.get(key) ?? new Set();
  ids.forEach((id) => known.add(id));
  if (known.size > 0) waiting.set(key, known);
}

async function addParents(
  waiting: Waiting,
  { parents = [] }: AnyLifecycle,
  { tx }: Step,
  moves: MovedRows["moves"],
): Promise<void> {
  for (const { lifecycle, event, idsOf, isNews } of parents) {
    const rows = moves.filter(({ row, change }) => !isNews || isNews(row, { ...row, ...change }))
      .map(({ row }) => row);
    if (rows.length > 0) add(waiting, `${lifecycle}${KEY_END}${event}`, await idsOf(tx, rows));
  }
}

async function addAll(
  waiting: Waiting,
  step: Step,
  commandedRows: readonly MovedRows[],
  settles: readonly PendingSettle[],
): Promise<void> {
  // Settles new records first, so that records that depend on them see the result.
  for (const { lifecycle, event, ids } of settles) add(waiting, `${lifecycle}${KEY_END}${event}`, ids);
  for (const { lifecycle, moves } of commandedRows) await addParents(waiting, lifecycle, step, moves);
}

interface Changed extends Pick<StepOutcome, "commandedRows" | "settles"> {
  readonly row: MovedRow;
  readonly change: object;
  readonly entries: readonly AuditEntry[];
  readonly after: AfterSettle;
  /** True if the same event may change the record once more. */
  readonly isRestless: boolean;
}

async function settleSome(lifecycle: AnyLifecycle, step: Step, ids: readonly string[]): Promise<Changed[]> {
  const { machine, columns, resource, seller, changes } = lifecycle;
  const rows: ReadonlyMap<string, MovedRow> = await lifecycle.rows(step.tx, ids, step);
  const facts = await lifecycle.facts(step.tx, [...rows.values()], { ...step, now: step.stamp.at });
  const taking = [...rows.values()].flatMap((row) => {
    const before = columns.valueOf(row);
    const transition = settle(machine, before, facts.get(row._id) ?? {}, step.event);
    const isNothing = transition.effects.length === 0 &&
      isSame(columns.columnsOf(before), columns.columnsOf(transition.value));
    return isNothing ? [] : [{ row, transition }];
  });
  const planOf = await planCommands(lifecycle, step, taking);
  const changed: Changed[] = [];
  for (const { row, transition } of taking) {
    // A refused record keeps its state; the others settle.
    if (await lifecycle.refuse?.({ ...step, row }, transition.effects)) continue;
    // Refusals of commanded records are ignored, because the record itself settles in any case.
    const { commands } = planOf(row._id);
    const { change, version, others, auditEntries, commandedRows, settles, live } = await carryOut(
      lifecycle,
      step,
      row,
      transition,
      commands,
    );
    const own = {
      entity: entityOf(resource),
      entityId: row._id,
      sellerId: seller(row),
      changes: changes(row, change, step.timeZone),
      ...live.length > 0 && { along: live },
    };
    changed.push({
      row,
      change,
      entries: [
        ...[own, ...others].map((entry) => ({ ...entry, action: step.event, reason: "" })),
        ...auditEntries,
      ],
      after: { columns: columns.columnsOf(transition.value), version },
      isRestless: canSettle(machine, transition.value, step.event),
      commandedRows,
      settles,
    });
  }
  return changed;
}

const isSame = (some: Columns, others: Columns): boolean =>
  Object.keys(some).every((column) => some[column] === others[column]);
