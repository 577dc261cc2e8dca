/** Reduces a machine's guards to questions for a person and to conditions on states of the chart. */
import type { AnyStateMachine, StateValue } from "xstate";
import { compositeKind, guardName } from "../../../api/flows/config.ts";

export type GuardRule =
  /** A question. `picks` is true if the guard has parameters: transitions share it, each about its own target. */
  | { readonly kind: "ask"; readonly name: string; readonly picks?: boolean }
  | { readonly kind: "in"; readonly value: StateValue }
  | { readonly kind: "and" | "or" | "not"; readonly of: readonly GuardRule[] };

export type GuardRules = ReadonlyMap<string, GuardRule>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function ruleOf(guard: unknown, named: Readonly<Record<string, unknown>>): GuardRule {
  const kind = compositeKind(guard);
  if (kind) {
    const { guards } = guard as unknown as { readonly guards: readonly unknown[] };
    return { kind, of: guards.map((each) => ruleOf(each, named)) };
  }
  if (typeof guard === "function" && "stateValue" in guard) {
    return { kind: "in", value: guard.stateValue as StateValue };
  }
  const name = guardName(guard);
  const own = Object.hasOwn(named, name) ? named[name] : undefined;
  const isBuilt = typeof own === "function" && "check" in own;
  if (isBuilt) return ruleOf(own, named);
  return isObject(guard) && "params" in guard && typeof guard["params"] === "object"
    ? { kind: "ask", name, picks: true }
    : { kind: "ask", name };
}

function guardsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(guardsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "guard" ? [each] : key === "context" ? [] : guardsIn(each)
  );
}

export function rulesOf({ config, implementations }: AnyStateMachine): GuardRules {
  const named = implementations.guards as Readonly<Record<string, unknown>>;
  return new Map(guardsIn(config).map((guard) => [guardName(guard), ruleOf(guard, named)]));
}

export function questionsOf(rule: GuardRule): string[] {
  if (rule.kind === "ask") return [rule.name];
  return rule.kind === "in" ? [] : rule.of.flatMap(questionsOf);
}
