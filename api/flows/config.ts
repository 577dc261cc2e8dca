import { and, not, or } from "xstate";

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const UNNAMED = "unnamed";

export const wordOf = (value: unknown): string =>
  (typeof value === "string" || typeof value === "number") && value !== "" ? `${value}` : UNNAMED;

interface Composite {
  readonly name: string;
  readonly guards: readonly unknown[];
}

/** XState's `and`, `or` and `not` are functions with their operands as properties. */
function isComposite(value: unknown): value is Composite {
  return typeof value === "function" && "guards" in value && Array.isArray(value.guards);
}

const checkOf = (guard: unknown): unknown =>
  typeof guard === "function" && "check" in guard ? guard.check : null;

/** Identifies a composite by XState's own function, because a build shortens the functions' names. */
const COMPOSITES = new Map<unknown, "and" | "or" | "not">([
  [checkOf(and([])), "and"],
  [checkOf(or([])), "or"],
  [checkOf(not("")), "not"],
]);

export const compositeKind = (guard: unknown): "and" | "or" | "not" | null =>
  COMPOSITES.get(checkOf(guard) ?? undefined) ?? null;

function stateText(value: unknown): string {
  if (!isObject(value)) return wordOf(value);
  return Object.entries(value).map(([region, state]) => `${region}: ${stateText(state)}`).join(", ");
}

export function guardName(guard: unknown): string {
  if (guard === undefined || guard === null) return "";
  if (typeof guard === "string") return guard;
  if (isComposite(guard)) {
    const names = guard.guards.map(guardName);
    const [only = ""] = names;
    const kind = compositeKind(guard) ?? "and";
    return kind === "not"
      ? `not ${only}`
      : names.map((name) => / /.test(name) ? `(${name})` : name).join(` ${kind} `);
  }
  if (typeof guard === "function") {
    return "stateValue" in guard ? `in ${stateText(guard.stateValue)}` : guard.name || UNNAMED;
  }
  return isObject(guard) ? wordOf(guard["type"]) : UNNAMED;
}

export function effectName(effect: unknown): string {
  if (typeof effect === "string") return effect;
  if (typeof effect === "function") {
    return wordOf("type" in effect ? effect.type : effect.name);
  }
  return isObject(effect) ? wordOf(effect["type"]) : UNNAMED;
}

export const effectNames = (effects: unknown): string[] => listOf(effects).map(effectName);

export interface ConfigTransition {
  readonly targets: readonly string[];
  readonly guard: string;
  readonly actions: readonly string[];
  readonly reenter: boolean;
}

export function configTransitionsOf(value: unknown): ConfigTransition[] {
  return listOf(value).map((each) => {
    const way = isObject(each) ? each : { target: each };
    return {
      targets: listOf(way["target"]).map(wordOf),
      guard: guardName(way["guard"]),
      actions: effectNames(way["actions"]),
      reenter: way["reenter"] === true,
    };
  });
}

/** Any other field of a state is reported as unknown. */
export const CONFIG_FIELDS = [
  ...[
    "id",
    "key",
    "type",
    "initial",
    "states",
    "context",
    "on",
    "always",
    "after",
    "entry",
    "exit",
    "invoke",
  ],
  ...["onDone", "output", "tags", "description", "meta", "history", "target", "version", "schemas", "types"],
] as const;

export interface StateConfig {
  readonly id: string | null;
  readonly type: string | null;
  readonly initial: string | null;
  readonly history: "shallow" | "deep" | null;
  readonly states: Readonly<Record<string, unknown>>;
  readonly on: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly always: unknown;
  readonly onDone: unknown;
  readonly target: unknown;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly InvokeConfig[];
  readonly tags: readonly string[];
  readonly unknown: readonly string[];
}

export interface InvokeConfig {
  readonly id: string;
  readonly src: string;
  readonly onDone: unknown;
  readonly onError: unknown;
  readonly onSnapshot: unknown;
}

const text = (value: unknown): string | null => typeof value === "string" ? value : null;
const record = (value: unknown): Readonly<Record<string, unknown>> => isObject(value) ? value : {};

function readInvoke(value: unknown, at: string, index: number): InvokeConfig {
  const invoke = record(value);
  const src = invoke["src"];
  return {
    id: text(invoke["id"]) ?? `${index}.${at}`,
    src: wordOf(typeof src === "function" ? src.name : src),
    onDone: invoke["onDone"],
    onError: invoke["onError"],
    onSnapshot: invoke["onSnapshot"],
  };
}

export function readState(value: unknown, at: string): StateConfig {
  const state = record(value);
  const initial = state["initial"];
  return {
    id: text(state["id"]),
    type: text(state["type"]),
    initial: text(initial) ?? text(record(initial)["target"]),
    history: state["history"] === "deep" ? "deep" : state["type"] === "history" ? "shallow" : null,
    states: record(state["states"]),
    on: record(state["on"]),
    after: record(state["after"]),
    always: state["always"],
    onDone: state["onDone"],
    target: state["target"],
    entry: effectNames(state["entry"]),
    exit: effectNames(state["exit"]),
    invokes: listOf(state["invoke"]).map((each, index) => readInvoke(each, at, index)),
    tags: listOf(state["tags"]).map(wordOf),
    unknown: Object.keys(state).filter((key) => !(CONFIG_FIELDS as readonly string[]).includes(key)),
  };
}
