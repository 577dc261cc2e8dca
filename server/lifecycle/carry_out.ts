import type { PolicyOutcome } from "../../api/generated/schema.ts";
import { differenceOf } from "../db/difference.ts";
import { pipeline } from "../db/pipeline.ts";
import type { AuditEntry } from "../fields.ts";
import type { Change as LiveChange } from "../events/outbox.ts";
import type { Commands, PlannedCommand } from "./commands.ts";
import type {
  AnyLifecycle,
  Change,
  MovedRow,
  OtherChange,
  PendingSettle,
  Step,
  Transition,
} from "./lifecycle.ts";
import { entityOf } from "../../resources/define.ts";

/** Records of a lifecycle that were moved: the rows before the step, and their changes. */
export interface MovedRows {
  readonly lifecycle: AnyLifecycle;
  readonly moves: readonly Change<MovedRow, object>[];
}

export interface StepOutcome {
  readonly change: object;
  readonly version: number;
  readonly createdId: string | null;
  readonly applied: PolicyOutcome | null;
  readonly others: readonly OtherChange[];
  /** Audit entries of the commanded records. */
  readonly auditEntries: readonly AuditEntry[];
  readonly commandedRows: readonly MovedRows[];
  readonly settles: readonly PendingSettle[];
  /** Live events for changes without an audit row. */
  readonly live: readonly LiveChange[];
}

export async function carryOut(
  lifecycle: AnyLifecycle,
  step: Step,
  row: MovedRow,
  transition: Transition,
  commands: Commands,
): Promise<StepOutcome> {
  const { change, writing, ...done } = await carryOutEffects(lifecycle, step, row, transition, commands);
  // A record that only commanded others is unchanged here, and is written when they settle it.
  const [version] = await pipeline(
    isChanged(row, change)
      ? lifecycle.write(step.tx, row, change, step.stamp.at)
      : Promise.resolve(row.version),
    lifecycle.appendHistory?.(step, [{ row, change }]) ?? Promise.resolve(),
    writing,
  );
  return { change, version, ...done };
}

const isChanged = (row: object, change: object): boolean => changedColumns({ row, change }).length > 0;

const changedColumns = ({ row, change }: Change<object, object>): readonly string[] =>
  Object.keys(differenceOf(row, change));

async function carryOutEffects(
  { effects, commands: known, called, columns }: AnyLifecycle,
  step: Step,
  row: MovedRow,
  { value, effects: names }: Transition,
  commands: Commands,
): Promise<Omit<StepOutcome, "version"> & Writing> {
  let change: object = columns.columnsOf(value);
  // An effect gets the changes of earlier effects, but the state before the step.
  let patched = row;
  let createdId: string | null = null;
  let applied: PolicyOutcome | null = null;
  const others: OtherChange[] = [];
  const settles: PendingSettle[] = [];
  const live: LiveChange[] = [];
  const done: Commanded[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  for (const name of names) {
    // An effect may read rows that the command before it writes.
    await writing;
    if (known?.[name]) {
      const commanded = commands.get(name);
      if (commanded) {
        const outcome = await carryOutCommanded(commanded);
        done.push(outcome);
        ({ writing } = outcome);
      }
      continue;
    }
    const effect = effects[name];
    if (!effect) throw new Error(`Cannot move the ${called} ${row._id}: the effect "${name}" is not built`);
    const {
      patch,
      made: id,
      applied: appliedChanges,
      others: more = [],
      settles: ahead = [],
      live: beside = [],
    } = await effect({
      ...step,
      row: patched,
    });
    createdId = id ?? createdId;
    applied = appliedChanges ?? applied;
    if (patch) {
      change = { ...change, ...patch };
      patched = { ...patched, ...patch };
    }
    others.push(...more);
    settles.push(...ahead);
    live.push(...beside);
  }
  return {
    writing,
    change,
    createdId,
    applied,
    others,
    auditEntries: done.flatMap(({ auditEntries }) => auditEntries),
    commandedRows: done.flatMap(({ commandedRows }) => commandedRows),
    settles: [...settles, ...done.flatMap((each) => each.settles)],
    live: [...live, ...done.flatMap((each) => each.live)],
  };
}

/** A write that is sent but not awaited yet, so that the next write shares its round trip. */
interface Writing {
  readonly writing: Promise<unknown>;
}

interface Commanded extends Writing {
  readonly auditEntries: readonly AuditEntry[];
  readonly commandedRows: readonly MovedRows[];
  readonly settles: readonly PendingSettle[];
  readonly live: readonly LiveChange[];
}

async function carryOutCommanded({ lifecycle, step, moves }: PlannedCommand): Promise<Commanded> {
  if (moves.length === 0) {
    return { writing: Promise.resolve(), auditEntries: [], commandedRows: [], settles: [], live: [] };
  }
  const { resource, seller, changes, isAuditedByCommander } = lifecycle;
  const done: (Omit<StepOutcome, "version"> & Change<MovedRow, object>)[] = [];
  for (const { row, transition, commands } of moves) {
    const { writing, ...outcome } = await carryOutEffects(lifecycle, step, row, transition, commands);
    await writing;
    done.push({ row, ...outcome });
  }
  const writing = pipeline(
    writeAll(lifecycle, step, done),
    lifecycle.appendHistory?.(step, done) ?? Promise.resolve(),
  );
  // Marks a failure as handled: if something else fails first, nobody awaits `writing`.
  writing.catch(() => {});
  const own = isAuditedByCommander ? [] : done.map(({ row, change }) => ({
    entity: entityOf(resource),
    entityId: row._id,
    sellerId: seller(row),
    changes: changes(row, change, step.timeZone),
  }));
  const named = { action: step.event, reason: "" };
  return {
    writing,
    auditEntries: [
      ...[...own, ...done.flatMap(({ others }) => others)].map((entry) => ({ ...entry, ...named })),
      ...done.flatMap(({ auditEntries }) => auditEntries),
    ],
    commandedRows: [{ lifecycle, moves: done }, ...done.flatMap(({ commandedRows }) => commandedRows)],
    settles: done.flatMap(({ settles }) => settles),
    live: [
      ...isAuditedByCommander ? liveOf(lifecycle, done.map(({ row }) => row)) : [],
      ...done.flatMap(({ live }) => live),
    ],
  };
}

/** Makes live events, which update open lists, for records without an audit row. */
const liveOf = ({ resource, seller }: AnyLifecycle, rows: readonly MovedRow[]): LiveChange[] =>
  [...Map.groupBy(rows, seller)].map(([sellerId, own]) => ({
    entity: entityOf(resource),
    sellerId,
    ids: own.map(({ _id }) => _id),
  }));

async function writeAll(
  { write, writeMany }: AnyLifecycle,
  { tx, stamp }: Step,
  changes: readonly Change<MovedRow, object>[],
): Promise<void> {
  if (writeMany) return await writeMany(tx, changes, stamp.at);
  await pipeline(...changes.map(({ row, change }) => write(tx, row, change, stamp.at)));
}
