/** Plans commands to other records before anything is written, so that a refusal stops the whole step. */
import { move, stepsOf } from "../../machines/lifecycles/lifecycle.ts";
import { ALL_SELLERS } from "../scope.ts";
import { lifecycleFor } from "./define.ts";
import type { AnyLifecycle, Command, MovedRow, Refusal, Step, Transition } from "./lifecycle.ts";

/** One command: the records that accept it, each with the commands that the record sends in turn. */
export interface PlannedCommand {
  readonly lifecycle: AnyLifecycle;
  readonly step: Step;
  readonly moves: readonly {
    readonly row: MovedRow;
    readonly transition: Transition;
    readonly commands: Commands;
  }[];
}
export type Commands = ReadonlyMap<string, PlannedCommand>;

export interface Plan {
  readonly commands: Commands;
  readonly refusal: Refusal | null;
}
const NOTHING_COMMANDED: Plan = { commands: new Map(), refusal: null };

interface Commander {
  readonly row: MovedRow;
  readonly transition: Transition;
}

/** Returns the plan of each commander by its id. All records are read before any is moved. */
export async function planCommands(
  lifecycle: AnyLifecycle,
  step: Step,
  commanders: readonly Commander[],
): Promise<(id: string) => Plan> {
  const plans = new Map<string, { commands: Map<string, PlannedCommand>; refusal: Refusal | null }>();
  for (const [name, command] of Object.entries(lifecycle.commands ?? {})) {
    const commanding = commanders.filter(({ transition }) => transition.effects.includes(name)).map((
      { row },
    ) => row);
    if (commanding.length === 0) continue;
    const { ids, asked } = await ask(command, step, commanding);
    for (const { _id } of commanding) {
      const plan = plans.get(_id) ?? { commands: new Map(), refusal: null };
      plan.refusal ??= asked.refusalOf(ids.get(_id) ?? []);
      plan.commands.set(name, asked.plannedOf(ids.get(_id) ?? []));
      plans.set(_id, plan);
    }
  }
  return (id) => plans.get(id) ?? NOTHING_COMMANDED;
}

async function ask(command: Command<MovedRow, object>, step: Step, commanding: readonly MovedRow[]) {
  const lifecycle = lifecycleFor(step, command.lifecycle);
  const own: Step = {
    ...step,
    scope: ALL_SELLERS,
    event: command.event,
    params: command.paramsOf?.(step) ?? {},
  };
  const ids = await command.idsOf(step.tx, commanding, step);
  const rows: ReadonlyMap<string, MovedRow> = await lifecycle.rows(step.tx, [
    ...new Set([...ids.values()].flat()),
  ], own);
  const facts: ReadonlyMap<string, object> = await lifecycle.facts(step.tx, [...rows.values()], {
    ...own,
    now: step.stamp.at,
  });
  const transition = new Map<string, Transition>();
  const refused = new Map<string, Refusal>();
  for (const row of rows.values()) {
    const [value, known] = [lifecycle.columns.valueOf(row), facts.get(row._id) ?? {}];
    const answer = move(lifecycle.machine, value, known, command.event);
    if (answer.ok) transition.set(row._id, answer);
    else if (stepsOf(lifecycle.machine, value, known).some(({ event }) => event === command.event)) {
      refused.set(row._id, { error: "ILLEGAL_TRANSITION", reason: answer.reason, of: codeOf(row) });
    }
  }
  const inner = await planCommands(lifecycle, own, movesOf([...rows.keys()]));
  function movesOf(some: readonly string[]) {
    return some.flatMap((id) => {
      const [row, its] = [rows.get(id), transition.get(id)];
      return row && its ? [{ row, transition: its }] : [];
    });
  }
  const refusalOf = (some: readonly string[]): Refusal | null => {
    for (const id of some) {
      const refusal = refused.get(id) ?? (transition.has(id) ? inner(id).refusal : null);
      if (refusal) return refusal;
    }
    return null;
  };
  const plannedOf = (some: readonly string[]): PlannedCommand => ({
    lifecycle,
    step: own,
    moves: movesOf(some).filter(({ row }) => !inner(row._id).refusal)
      .map((each) => ({ ...each, commands: inner(each.row._id).commands })),
  });
  return { ids, asked: { refusalOf, plannedOf } };
}

export const codeOf = (row: MovedRow): string =>
  "code" in row && typeof row.code === "string" ? row.code : row._id;
