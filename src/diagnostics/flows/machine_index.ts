/** Maps the events and transitions that XState's inspection reports to their names in the machine's chart (api/flows/chart.ts). */
import type { AnyStateMachine, AnyStateNode } from "xstate";
import type { TransitionKind } from "../../../api/flows/chart.ts";

export interface Call {
  readonly cause: TransitionKind;
  readonly event: string;
}

export interface MachineIndex {
  /** Calls by the event's type at run time. */
  readonly calls: ReadonlyMap<string, Call>;
  /** Ids of transitions by XState's own objects. */
  readonly ways: ReadonlyMap<unknown, string>;
}

export const pathOf = (node: AnyStateNode): string => node.path.join(".");

/** Returns the types of events that XState creates itself, so that they are not in a state's `on`. */
function hiddenCalls(node: AnyStateNode): [type: string, call: Call][] {
  return [
    [`xstate.done.state.${node.id}`, { cause: "done", event: "" }],
    ...node.invoke.flatMap(({ id, src }): [string, Call][] => [
      [`xstate.done.actor.${id}`, { cause: "done", event: String(src) }],
      [`xstate.error.actor.${id}`, { cause: "error", event: String(src) }],
      [`xstate.snapshot.${id}`, { cause: "update", event: String(src) }],
    ]),
    ...node.after.map(({ eventType, delay }): [string, Call] => [
      eventType,
      { cause: "after", event: String(delay) },
    ]),
  ];
}

function fill(node: AnyStateNode, calls: Map<string, Call>, ways: Map<unknown, string>): void {
  const hidden = new Map(hiddenCalls(node));
  for (const [type, call] of hidden) calls.set(type, call);
  const idOf = ({ cause, event }: Call, index: number) => [pathOf(node), cause, event, index].join("/");
  for (const [type, all] of node.transitions) {
    const call = hidden.get(type) ?? { cause: "event", event: type };
    calls.set(type, call);
    all.forEach((way, index) => ways.set(way, idOf(call, index)));
  }
  node.always?.forEach((way, index) => ways.set(way, idOf({ cause: "always", event: "" }, index)));
  for (const child of Object.values(node.states)) fill(child as AnyStateNode, calls, ways);
}

const known = new WeakMap<AnyStateMachine, MachineIndex>();

export function indexOf(machine: AnyStateMachine): MachineIndex {
  const found = known.get(machine);
  if (found) return found;
  const calls = new Map<string, Call>();
  const ways = new Map<unknown, string>();
  fill(machine.root, calls, ways);
  const index = { calls, ways };
  known.set(machine, index);
  return index;
}
