/**
 * Runs a machine side by side with the machine that is made from its export. Guards are stubs with the same
 * answers on both sides, effects do nothing, and events and context hold any value.
 */
import {
  and,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  fromPromise,
  getInitialMicrosteps,
  getMicrosteps,
  not,
  or,
  stateIn,
} from "xstate";
import { guardName, type Plain } from "../../../api/flows/config.ts";
import type { GuardRule, PlainObject } from "../../../api/flows/machine_json.ts";

/** Every field of this value is the same kind of value; as a list it is empty. */
const ANYTHING: unknown = new Proxy(function () {}, {
  get: (_, key) => {
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    if (key === Symbol.toPrimitive) return () => "";
    return key === "then" ? undefined : ANYTHING;
  },
  apply: () => ANYTHING,
});

/** Bounds the calls of guards, since eventless transitions may cycle forever under impossible conditions. */
const MAX_QUESTIONS = 200;

export class Oracle {
  #seed = 0;
  #questions = 0;

  get isEndless(): boolean {
    return this.#questions > MAX_QUESTIONS;
  }

  begin(seed: number) {
    [this.#seed, this.#questions] = [seed, 0];
  }

  answer(guard: string): boolean {
    if (++this.#questions > MAX_QUESTIONS) {
      throw new Error("The machine loops forever with these answers of its guards");
    }
    let hash = this.#seed | 0;
    for (const letter of guard) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return ((hash >>> 13) & 1) === 1;
  }
}

function built(rule: GuardRule): unknown {
  if (typeof rule === "string") return rule;
  if ("in" in rule) return stateIn(rule.in as never);
  if ("not" in rule) return not(built(rule.not) as never);
  return "and" in rule ? and(rule.and.map(built) as never) : or(rule.or.map(built) as never);
}

const namesIn = (rule: GuardRule): string[] => {
  if (typeof rule === "string") return [rule];
  if ("in" in rule) return [];
  return ("not" in rule ? [rule.not] : "and" in rule ? rule.and : rule.or).flatMap(namesIn);
};

interface Names {
  readonly guards: Set<string>;
  /** Guards that combine others, by their name in the export. */
  readonly rules: Map<string, GuardRule>;
  readonly actions: Set<string>;
  readonly actors: Set<string>;
  readonly delays: Set<string>;
}

function collect(value: unknown, names: Names, key = ""): void {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, names, key));
  const type = typeof value === "string" ? value : (value as PlainObject | null)?.["type"];
  if (key === "guard") {
    const rule = typeof value === "string"
      ? value
      : (value as PlainObject)["params"] as GuardRule | undefined;
    const isJoined = typeof rule === "object" && ["and", "or", "not", "in"].some((each) => each in rule);
    if (isJoined) names.rules.set(String(type), rule);
    for (const name of isJoined ? namesIn(rule) : [String(type)]) names.guards.add(name);
    return;
  }
  if (["actions", "entry", "exit"].includes(key)) return void names.actions.add(String(type));
  if (typeof value !== "object" || value === null) {
    if (key === "src") names.actors.add(String(value));
    return;
  }
  if (key === "after") { for (const delay of Object.keys(value)) names.delays.add(delay); }
  for (const [field, each] of Object.entries(value)) collect(each, names, field);
}

const idle = fromPromise(() => new Promise(() => {}));
const fill = <Value>(names: Iterable<string>, value: (name: string) => Value) =>
  Object.fromEntries([...names].map((name) => [name, value(name)]));

export interface Pair {
  readonly original: AnyStateMachine;
  readonly exported: AnyStateMachine;
  readonly oracle: Oracle;
}

/** @param json the export to run, which may lack a part */
export function pairOf(machine: AnyStateMachine, whole: PlainObject, json: PlainObject = whole): Pair {
  const oracle = new Oracle();
  const names: Names = {
    guards: new Set(),
    rules: new Map(),
    actions: new Set(),
    actors: new Set(),
    delays: new Set(),
  };
  collect(whole, names);
  const stubs = {
    guards: fill(names.guards, (name) => () => oracle.answer(name)),
    actions: fill(names.actions, () => () => {}),
    actors: fill(names.actors, () => idle),
    delays: fill([...names.delays].filter((name) => Number.isNaN(Number(name))), () => 1_000),
  };
  const rules = Object.fromEntries(names.rules.entries().map(([name, rule]) => [name, built(rule)]));
  return {
    original: machine.provide(stubs as never),
    exported: createMachine(json as never, { ...stubs, guards: { ...stubs.guards, ...rules } } as never),
    oracle,
  };
}

/** An unnamed assignment: it has a name only in the export. */
const NAMELESS = "xstate.assign";

/**
 * Returns the transitions that the event takes first, because a transition that only stores a value changes
 * nothing visible.
 */
function transitionOf(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject) {
  return machine.getTransitionData(before, event).map(({ source, guard, target }) =>
    [source.id, guardName(guard), ...(target ?? []).map(({ id }) => id)].join(" ")
  );
}

interface Turn {
  /** Observations of the steps that one event makes. */
  readonly seen: readonly unknown[] | "endless";
  readonly after: AnyMachineSnapshot | null;
}

function turn(
  oracle: Oracle,
  seed: number,
  machine: AnyStateMachine,
  now: Turn | null,
  event: AnyEventObject,
): Turn {
  const before = now?.after ?? null;
  oracle.begin(seed);
  try {
    const steps = before
      ? getMicrosteps(machine, before, event)
      : getInitialMicrosteps(machine, ANYTHING as never);
    const seen = steps.map(([{ value, status }, actions]) => [
      value,
      status,
      actions.map(({ type }) => type).filter((type: string) => type !== NAMELESS),
    ]);
    const ways = before ? transitionOf(machine, before, event) : [];
    return { seen: [ways, ...seen], after: steps.at(-1)?.[0] ?? before };
  } catch (error) {
    if (!oracle.isEndless) throw error;
    return { seen: "endless", after: before };
  }
}

/** Returns the events that any active state accepts, in a fixed sequence. */
function eventsOf({ _nodes }: AnyMachineSnapshot): string[] {
  return [...new Set(_nodes.flatMap((node: { ownEvents: string[] }) => node.ownEvents))].sort();
}

export type Move = readonly [pick: number, seed: number];

/**
 * Walks both machines. Returns their difference, or null if there is none. An endless step ends the walk on
 * both sides.
 */
export function differenceOf({ original, exported, oracle }: Pair, start: number, moves: readonly Move[]) {
  const isSame = (one: Turn, other: Turn) => JSON.stringify(one.seen) === JSON.stringify(other.seen);
  let one: Turn | null = null;
  let other: Turn | null = null;
  for (const [pick, seed] of [[0, start] as const, ...moves]) {
    const events: readonly string[] = one?.after ? eventsOf(one.after) : [""];
    const type: string | undefined = events[pick % events.length];
    if (type === undefined) return null;
    const event = new Proxy({ type }, { get: (own, key) => key === "type" ? own.type : ANYTHING });
    one = turn(oracle, seed, original, one, event);
    other = turn(oracle, seed, exported, other, event);
    if (!isSame(one, other)) return { event: type, original: one.seen, exported: other.seen };
    if (one.after && one.after.status !== "active") return null;
  }
  return null;
}

/** Returns copies of the export that each lack one transition, with the name of that transition. */
export function* withOneLess(json: PlainObject): Generator<readonly [way: string, PlainObject]> {
  const copy = structuredClone(json);
  yield* lackingIn(copy as Open, "", copy as Open);
}

type Open = { [key: string]: Plain };

function* lackingIn(state: Open, path: string, root: Open): Generator<readonly [string, PlainObject]> {
  const invokes = [state["invoke"] ?? []].flat() as Open[];
  const held: [Open, string][] = [
    ...["always", "onDone"].map((key): [Open, string] => [state, key]),
    ...["on", "after"].flatMap((key) =>
      Object.keys(state[key] ?? {}).map((event): [Open, string] => [state[key] as Open, event])
    ),
    ...invokes.flatMap((each) => ["onDone", "onError"].map((key): [Open, string] => [each, key])),
  ];
  for (const [holder, key] of held) {
    const whole = holder[key];
    const ways = [whole ?? []].flat() as Plain[];
    for (const at of ways.keys()) {
      holder[key] = ways.filter((_, index) => index !== at);
      yield [`${path} ${key} ${at}`, structuredClone(root)];
    }
    if (whole !== undefined) holder[key] = whole;
  }
  for (const [key, child] of Object.entries(state["states"] ?? {})) {
    yield* lackingIn(child as Open, `${path}.${key}`, root);
  }
}
