/** XState's `createMachine` and Stately's editor read this JSON. States keep their order: regions are entered in it. */
import { compositeKind, effectName, guardName, isObject, type Plain, wordOf } from "./config.ts";

type Fields = Readonly<Record<string, unknown>>;
export type PlainObject = { readonly [key: string]: Plain };

/** The operands of a composite guard, as `params` of its name, so that it is built again without parsing the name. */
export type GuardRule =
  | string
  | { readonly and: readonly GuardRule[] }
  | { readonly or: readonly GuardRule[] }
  | { readonly not: GuardRule }
  | { readonly in: Plain };

function plain(value: unknown): Plain | null {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value as Plain;
  if (Array.isArray(value)) {
    const all = value.map(plain);
    return all.includes(null) ? null : all;
  }
  if (!isObject(value)) return null;
  const all = Object.entries(value).map(([key, each]) => [key, plain(each)] as const);
  return all.some(([, each]) => each === null) ? null : sorted(Object.fromEntries(all));
}

function sorted(fields: Readonly<Record<string, Plain | null | undefined>>): PlainObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, value] as const]
    )
      .sort(([one], [other]) => one < other ? -1 : 1),
  );
}

function oneOrAll(all: readonly Plain[]): Plain | undefined {
  return all.length > 1 ? all : all[0];
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

function ruleOf(guard: unknown): GuardRule {
  const kind = compositeKind(guard);
  if (kind) {
    const parts = (guard as unknown as { readonly guards: readonly unknown[] }).guards.map(ruleOf);
    if (kind === "not") return { not: parts[0] ?? "" };
    return kind === "and" ? { and: parts } : { or: parts };
  }
  if (typeof guard === "function" && "stateValue" in guard) return { in: plain(guard.stateValue) ?? "" };
  return guardName(guard);
}

function guardJson(guard: unknown): Plain | undefined {
  if (guard === undefined || guard === null) return undefined;
  const rule = ruleOf(guard);
  if (typeof rule !== "string") return { params: rule as Plain, type: guardName(guard) };
  const params = isObject(guard) ? plain(guard["params"]) : null;
  return params === null ? rule : { params, type: rule };
}

function effectJson(effect: unknown): Plain {
  const params = isObject(effect) ? plain(effect["params"]) : null;
  return params === null ? effectName(effect) : { params, type: effectName(effect) };
}

const effects = (value: unknown): Plain | undefined => oneOrAll(listOf(value).map(effectJson));

function wayJson(value: unknown): Plain {
  if (typeof value === "string") return { target: value };
  const { target, guard, actions, reenter, description } = (isObject(value) ? value : {}) as Fields;
  return sorted({
    target: oneOrAll(listOf(target).map(wordOf)),
    guard: guardJson(guard),
    actions: effects(actions),
    reenter: reenter === true ? true : undefined,
    description: plain(description),
  });
}

const waysJson = (value: unknown): Plain | undefined => oneOrAll(listOf(value).map(wayJson));

const named = (all: unknown): PlainObject | undefined => {
  if (!isObject(all)) return undefined;
  // An undefined target forbids an event that a state above would handle.
  return sorted(
    Object.fromEntries(Object.entries(all).map(([event, value]) => [event, waysJson(value) ?? {}])),
  );
};

function invokeJson(value: unknown): Plain {
  const { id, src, input, onDone, onError, onSnapshot } = (isObject(value) ? value : {}) as Fields;
  return sorted({
    id: plain(id),
    src: wordOf(src),
    input: plain(input),
    onDone: waysJson(onDone),
    onError: waysJson(onError),
    onSnapshot: waysJson(onSnapshot),
  });
}

function initialJson(value: unknown): Plain | undefined {
  if (typeof value === "string") return value;
  return isObject(value) ? wayJson(value) : undefined;
}

function stateJson(value: unknown): PlainObject {
  const state = (isObject(value) ? value : {}) as Fields;
  const states = isObject(state["states"])
    ? Object.fromEntries(Object.entries(state["states"]).map(([key, each]) => [key, stateJson(each)]))
    : undefined;
  return sorted({
    id: plain(state["id"]),
    type: plain(state["type"]),
    description: plain(state["description"]),
    history: plain(state["history"]),
    target: plain(state["target"]),
    initial: initialJson(state["initial"]),
    context: plain(state["context"]),
    entry: effects(state["entry"]),
    exit: effects(state["exit"]),
    invoke: oneOrAll(listOf(state["invoke"]).map(invokeJson)),
    on: named(state["on"]),
    after: named(state["after"]),
    always: waysJson(state["always"]),
    onDone: waysJson(state["onDone"]),
    output: plain(state["output"]),
    tags: oneOrAll(listOf(state["tags"]).map(wordOf)),
    meta: plain(state["meta"]),
    states,
  });
}

export const machineJson = (config: unknown): PlainObject => stateJson(config);
