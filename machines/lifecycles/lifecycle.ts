/** Computes steps without side effects, so that API and screen agree. A record stores its states, never a machine. */
import { type AnyStateMachine, getNextTransitions, type StateValue, transition } from "xstate";
import type { Columns, StateColumns } from "./columns.ts";

export interface Step {
  readonly event: string;
  /** Null if the event is possible, otherwise the guard that refuses it: a code of api/reasons.ts. */
  readonly refusedBy: string | null;
}

interface NextState {
  readonly value: StateValue;
  readonly effects: readonly string[];
}

/** Maximum number of cached answers of a machine: the same state, facts and event have the same answer. */
const MAX_CACHED_ANSWERS = 5_000;
const answers = new WeakMap<AnyStateMachine, Map<string, unknown>>();

function cached<Answer>(
  machine: AnyStateMachine,
  question: readonly unknown[],
  compute: () => Answer,
): Answer {
  const known = answers.get(machine) ?? new Map<string, unknown>();
  answers.set(machine, known);
  const key = JSON.stringify(question);
  // The key begins with the kind of question, which decides the type of the answer.
  const answer = known.get(key) as Answer | undefined ?? compute();
  if (known.size >= MAX_CACHED_ANSWERS) known.clear();
  known.set(key, answer);
  return answer;
}

export type Move =
  | NextState & { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly legal: readonly string[] };

/** Returns true for an event that follows from another record's step, and is never offered or refused to a person. */
export const isInternal = (event: string): boolean => event.endsWith(".settle");

function snapshotOf(machine: AnyStateMachine, value: StateValue, facts: object) {
  return machine.resolveState({ value, context: facts });
}

export function stepsOf(machine: AnyStateMachine, value: StateValue, facts: object): Step[] {
  const snapshot = snapshotOf(machine, value, facts);
  const refusals = new Map<string, string>();
  for (const { eventType, guard } of getNextTransitions(snapshot)) {
    if (eventType === "" || isInternal(eventType) || refusals.has(eventType)) continue;
    refusals.set(eventType, refusalOf(machine, guard, facts));
  }
  return [...refusals].map(([event, guard]) => ({
    event,
    refusedBy: snapshot.can({ type: event }) ? null : guard,
  }));
}

export const move = (machine: AnyStateMachine, value: StateValue, facts: object, event: string): Move =>
  cached(machine, ["move", value, facts, event], () => computeMove(machine, value, facts, event));

function computeMove(machine: AnyStateMachine, value: StateValue, facts: object, event: string): Move {
  const snapshot = snapshotOf(machine, value, facts);
  if (!snapshot.can({ type: event })) {
    const steps = stepsOf(machine, value, facts);
    const step = steps.find((each) => each.event === event);
    const legal = steps.filter((each) => each.refusedBy === null).map((each) => each.event);
    return { ok: false, reason: step?.refusedBy ?? "wrongState", legal };
  }
  return { ok: true, ...takeTransition(machine, snapshot, event) };
}

/** Returns null if the state is `to` or a step leads to it, else the first refusing guard or `wrongState`. */
export function refusalTo(
  { machine, columns }: { readonly machine: AnyStateMachine; readonly columns: StateColumns },
  { from, to, facts }: { readonly from: object; readonly to: object; readonly facts: object },
): string | null {
  const [before, after] = [from, to].map((row) => columns.columnsOf(columns.valueOf(row)));
  const isThere = (state: Columns | undefined) =>
    columns.names.every((name) => state?.[name] === after?.[name]);
  if (isThere(before)) return null;
  const steps = stepsOf(machine, columns.valueOf(from), facts);
  const leads = steps.some(({ event, refusedBy }) => {
    const moved = refusedBy === null ? move(machine, columns.valueOf(from), facts, event) : null;
    return moved?.ok === true && isThere(columns.columnsOf(moved.value));
  });
  return leads ? null : steps.find(({ refusedBy }) => refusedBy !== null)?.refusedBy ?? "wrongState";
}

/** Applies an internal event. If no transition accepts it, the state does not change; that is no refusal. */
export const settle = (
  machine: AnyStateMachine,
  value: StateValue,
  facts: object,
  event: string,
): NextState =>
  cached(
    machine,
    ["settle", value, facts, event],
    () => takeTransition(machine, snapshotOf(machine, value, facts), event),
  );

/** Returns false in a state where the event changes nothing, whatever the facts. */
export const canSettle = (machine: AnyStateMachine, value: StateValue, event: string): boolean =>
  cached(
    machine,
    ["canSettle", value, event],
    () => getNextTransitions(snapshotOf(machine, value, {})).some(({ eventType }) => eventType === event),
  );

function takeTransition(
  machine: AnyStateMachine,
  snapshot: ReturnType<typeof snapshotOf>,
  event: string,
): NextState {
  const [next, actions] = transition(machine, snapshot, { type: event });
  return { value: next.value, effects: actions.map((action) => action.type) };
}

/** Returns the first guard of `and([…])` that does not hold. */
function refusalOf(machine: AnyStateMachine, guard: unknown, facts: object): string {
  if (typeof guard === "string") return guard;
  const { type, guards } = (guard ?? {}) as { type?: unknown; guards?: readonly unknown[] };
  const names = guards?.filter((each) => typeof each === "string") ?? [];
  const readsState = (name: string) => "check" in (machine.implementations.guards[name] ?? {});
  const refuses = (name: string) => {
    const test = machine.implementations.guards[name];
    return typeof test === "function" && !test({ context: facts, event: NO_EVENT }, undefined);
  };
  // If all guards of facts hold, the guard that reads the state has refused; with two such guards it is ambiguous.
  const [ofState, another] = names.filter(readsState);
  return names.find((name) => !readsState(name) && refuses(name)) ??
    (another === undefined ? ofState : undefined) ?? (typeof type === "string" ? type : "wrongState");
}

const NO_EVENT = { type: "" };
