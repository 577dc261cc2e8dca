/** Makes the entries of a recording. Names that are not in the machine's definition may contain data and are left out. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate";
import { guardName } from "../../../api/flows/config.ts";
import type { Entry } from "../../../api/flows/recording.ts";
import type { AllowedFields } from "./allowed_fields.ts";
import { RECORDED } from "./generated/recorded.ts";

import { type Call, indexOf, pathOf } from "./machine_index.ts";
import { allowedValuesOf } from "./allowed_values.ts";

export type RecordedFlow = keyof typeof RECORDED;

type Way = NonNullable<ReturnType<AnyStateNode["transitions"]["get"]>>[number];

interface Followed {
  readonly machine: AnyStateMachine;
  readonly flow: RecordedFlow;
  readonly actor: string;
  nodes: readonly AnyStateNode[];
  value: readonly string[];
  ways: string[];
  refused: string[];
}

const FOREIGN: Call = { cause: "event", event: "?" };
const ITSELF: Call = { cause: "event", event: "" };

/** Returns the file name of a machine: its id in snake_case. */
const fileOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isRecorded = (name: string): name is RecordedFlow => Object.hasOwn(RECORDED, name);

const leavesOf = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(({ states }) => Object.keys(states).length === 0).map(pathOf);

const isBelow = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node.path.length > other.path.length && other.path.every((key, index) => node.path[index] === key);

/** Returns the guards that were false: those of the transitions before the one that was taken. */
function refusedBy(nodes: readonly AnyStateNode[], type: string, ways: readonly Way[]): string[] {
  const names = nodes.flatMap((node) => {
    const all = node.transitions.get(type);
    if (!all || ways.some(({ source }) => isBelow(source as AnyStateNode, node))) return [];
    const at = all.findIndex((way) => ways.includes(way));
    return all.slice(0, at < 0 ? all.length : at).map(({ guard }) => guardName(guard));
  });
  return [...new Set(names.filter(Boolean))];
}

function allowedOf({ cause, event }: Call, allowed: AllowedFields) {
  if (cause === "done") return allowed.answers?.[event];
  return cause === "event" ? allowed.events?.[event] : undefined;
}

export type Read = (event: InspectionEvent, at: number) => Entry | null;

/** @param firstActor number of the first new actor; actors from before a reload keep their numbers */
export function createReader(firstActor = 1): Read {
  const actors = new WeakMap<object, Followed>();
  let next = firstActor;

  function follow(ref: object): Followed | null {
    const known = actors.get(ref);
    if (known) return known;
    const { logic } = ref as { readonly logic?: AnyStateMachine };
    const flow = fileOf(String(logic?.root?.machine?.id ?? ""));
    if (!logic || !isRecorded(flow)) return null;
    const actor = `a${next++}`;
    const made: Followed = { machine: logic, flow, actor, nodes: [], value: [], ways: [], refused: [] };
    actors.set(ref, made);
    return made;
  }

  function entryOf(
    followed: Followed,
    type: string,
    event: object,
    after: AnyMachineSnapshot,
    t: number,
  ): Entry {
    const { machine, flow, actor, value: from, ways, refused } = followed;
    const kind = type === "xstate.init" ? "start" : type === "xstate.stop" ? "stop" : "event";
    const call = kind === "event" ? (indexOf(machine).calls.get(type) ?? FOREIGN) : ITSELF;
    const allowed: AllowedFields = RECORDED[flow];
    const carried = call.cause === "done" ? (event as { readonly output?: unknown }).output : event;
    const fields = allowedValuesOf(carried, allowedOf(call, allowed));
    const context = allowedValuesOf(after.context, allowed.context);
    followed.value = leavesOf(followed.nodes);
    followed.ways = [];
    followed.refused = [];
    return {
      t,
      flow,
      actor,
      kind,
      ...call,
      fields: fields.noted,
      context: context.noted,
      from,
      value: followed.value,
      ways,
      refused,
      requestId: fields.requestId || context.requestId,
      times: 1,
      isBroken: after.status === "error",
    };
  }

  return (event, at) => {
    if (event.type !== "@xstate.microstep" && event.type !== "@xstate.snapshot") return null;
    const followed = follow(event.actorRef);
    if (!followed) return null;
    const { type } = event.event;
    const snapshot = event.snapshot as AnyMachineSnapshot;
    if (event.type === "@xstate.snapshot") {
      followed.nodes = snapshot._nodes;
      return entryOf(followed, type, event.event, snapshot, at);
    }
    const takenWays = event._transitions as readonly Way[];
    const { ways } = indexOf(followed.machine);
    followed.ways.push(...takenWays.map((way) => ways.get(way) ?? "").filter(Boolean));
    followed.refused.push(...refusedBy(followed.nodes, type, takenWays));
    followed.nodes = snapshot._nodes;
    return null;
  };
}
