/**
 * Asks a lifecycle machine what a stored record may do: pure, the same answers for the API and the screen.
 * A record is a state value and facts; nothing of a machine is ever stored.
 */
import { type AnyStateMachine, getNextTransitions, type StateValue, transition } from "xstate";

/** One event that the record's state knows: possible, or refused by the named guard. */
export interface Step {
  readonly event: string;
  /** Null when the event is possible, else the guard that refuses: a code of api/reasons.ts. */
  readonly refusedBy: string | null;
}

/** What an event does to a record. */
export type Move =
  | { readonly ok: true; readonly value: StateValue; readonly effects: readonly string[] }
  | { readonly ok: false; readonly reason: string; readonly legal: readonly string[] };

function snapshotOf(machine: AnyStateMachine, value: StateValue, facts: object) {
  return machine.resolveState({ value, context: facts });
}

/** Every event with an edge in the record's state, in the machine's order. */
export function stepsOf(machine: AnyStateMachine, value: StateValue, facts: object): Step[] {
  const snapshot = snapshotOf(machine, value, facts);
  const refusals = new Map<string, string>();
  for (const edge of getNextTransitions(snapshot)) {
    if (edge.eventType === "" || refusals.has(edge.eventType)) continue;
    refusals.set(edge.eventType, refusalOf(machine, edge.guard, facts));
  }
  return [...refusals].map(([event, guard]) => ({
    event,
    refusedBy: snapshot.can({ type: event }) ? null : guard,
  }));
}

/** Takes one step, or says why not and what would be possible. */
export function move(machine: AnyStateMachine, value: StateValue, facts: object, event: string): Move {
  const snapshot = snapshotOf(machine, value, facts);
  if (!snapshot.can({ type: event })) {
    const steps = stepsOf(machine, value, facts);
    const step = steps.find((each) => each.event === event);
    const legal = steps.filter((each) => each.refusedBy === null).map((each) => each.event);
    return { ok: false, reason: step?.refusedBy ?? "wrongState", legal };
  }
  const [next, actions] = transition(machine, snapshot, { type: event });
  return { ok: true, value: next.value, effects: actions.map((action) => action.type) };
}

/** The name of the guard that refuses. Of several that must all hold, `and([…])`, it is the first that does not. */
function refusalOf(machine: AnyStateMachine, guard: unknown, facts: object): string {
  if (typeof guard === "string") return guard;
  const { type, guards } = (guard ?? {}) as { type?: unknown; guards?: readonly unknown[] };
  const refuses = (name: string) => {
    const test = machine.implementations.guards[name];
    // Guards that look at the state are never part of such a list: the edge's place says it.
    return typeof test === "function" && !("check" in test) &&
      !test({ context: facts, event: NO_EVENT }, undefined);
  };
  const named = guards?.filter((each) => typeof each === "string").find(refuses);
  return named ?? (typeof type === "string" ? type : "wrongState");
}

const NO_EVENT = { type: "" };
