/**
 * Walks a machine's whole graph. `createTestModel` refuses machines with `invoke` or `after`, but the graph
 * functions accept their done, error and after events. Only sample payloads are written by hand.
 */
import assert from "node:assert/strict";
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from "xstate";
import { type AdjacencyValue, getAdjacencyMap } from "xstate/graph";
import { walkStart, walkStep } from "./transition_log.ts";

/**
 * Sample payloads by event type; an event without samples is sent without a payload. `xstate.done.actor.<id>`
 * takes `{output}`.
 */
export type Payloads = Readonly<Record<string, readonly object[]>>;

export interface WalkOptions {
  readonly input?: unknown;
  readonly payloads?: Payloads;
  /** Returns a key that distinguishes two snapshots; value and context by default. */
  readonly key?: (snapshot: AnyMachineSnapshot) => string;
  readonly limit?: number;
}

export interface Step {
  readonly from: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly to: AnyMachineSnapshot;
}

type Edge = NonNullable<ReturnType<AnyStateNode["transitions"]["get"]>>[number];

export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}

const edgesOf = (machine: AnyStateMachine): Edge[] =>
  nodesOf(machine.root).flatMap((node) => [...node.transitions.values()].flat());

/** Returns the events that any state accepts, with their sample payloads. */
function eventsOf(machine: AnyStateMachine, payloads: Payloads): AnyEventObject[] {
  const types = new Set(edgesOf(machine).map((edge) => edge.eventType).filter((type) => type !== ""));
  return [...types].flatMap((type) => (payloads[type] ?? [{}]).map((payload) => ({ type, ...payload })));
}

/** Returns every step between reachable snapshots. Effects do not run. */
export function walk(machine: AnyStateMachine, options: WalkOptions = {}): Step[] {
  const events = eventsOf(machine, options.payloads ?? {});
  const key = options.key ?? ((snapshot) => JSON.stringify([snapshot.value, snapshot.context]));
  const map = getAdjacencyMap(machine, {
    input: options.input,
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === "active" ? events.filter((event) => snapshot.can(event)) : [],
    serializeState: (snapshot: AnyMachineSnapshot) => key(snapshot),
    limit: options.limit ?? 5_000,
  });
  const entries: AdjacencyValue<AnyMachineSnapshot, AnyEventObject>[] = Object.values(map);
  return entries.flatMap((entry) => {
    const steps: { event: AnyEventObject; state: AnyMachineSnapshot }[] = Object.values(entry.transitions);
    return steps.map(({ event, state }) => ({ from: entry.state, event, to: state }));
  });
}

const idsOf = (snapshot: AnyMachineSnapshot) => snapshot._nodes.map((node: AnyStateNode) => node.id);

/** Returns the nodes that a step enters, including those of eventless steps. */
function passed(machine: AnyStateMachine, { from, event, to }: Step): string[] {
  return [from, ...walkStep(machine, from, event), to].flatMap(idsOf);
}

/**
 * Asserts that every state is reached, every edge taken, every given event accepted, and that only final
 * states have no way out.
 */
export function assertWholeGraph(machine: AnyStateMachine, options: WalkOptions = {}): Step[] {
  const steps = walk(machine, options);
  const opening = walkStart(machine, options.input).flatMap(idsOf);
  const reached = new Set([...opening, ...steps.flatMap((step) => passed(machine, step))]);
  const nodes = nodesOf(machine.root);
  assert.deepEqual(nodes.map((node) => node.id).filter((id) => !reached.has(id)), [], "states never reached");
  const transitions = new Set(steps.flatMap(({ from, event }) => machine.getTransitionData(from, event)));
  const missed = edgesOf(machine).filter((edge) => !transitions.has(edge));
  const name = (edge: Edge) =>
    `${edge.source.id} -- ${edge.eventType} --> ${edge.target?.[0]?.id ?? "stays"}`;
  assert.deepEqual(missed.map(name), [], "edges never taken");
  const heard = new Set(edgesOf(machine).map((edge) => edge.eventType));
  const unheard = Object.keys(options.payloads ?? {}).filter((type) => !heard.has(type));
  assert.deepEqual(unheard, [], "events that no state listens to");
  assert.deepEqual(deadEnds(nodes), [], "states without a way out that are not final");
  return steps;
}

function deadEnds(nodes: readonly AnyStateNode[]): string[] {
  const hasWayOut = (node: AnyStateNode | undefined): boolean =>
    node !== undefined &&
    (node.transitions.size > 0 || (node.always?.length ?? 0) > 0 || hasWayOut(node.parent));
  return nodes
    .filter((node) => node.type === "atomic" && !hasWayOut(node))
    .map((node) => node.id);
}

/** Returns the implementations that a machine requires, as its `setup` lists them. */
export function implementationsOf(machine: AnyStateMachine) {
  const { actors, actions } = machine.implementations;
  return { actors: Object.keys(actors), actions: Object.keys(actions) };
}

/** Returns the source text of an implementation: an action is a function, an actor contains one. */
const sourceOf = (each: unknown): string =>
  String(typeof each === "function" ? each : (each as { readonly config?: unknown }).config);

export function placeholdersOf({ implementations: { actors, actions } }: AnyStateMachine): string[] {
  return Object.entries({ ...actors, ...actions })
    .filter(([, each]) => /placeholderAction|no wiring provides it/.test(sourceOf(each)))
    .map(([name]) => name);
}
