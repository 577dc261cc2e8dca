/** Makes a machine without effects from a chart: answers and delays become events, and actions report transitions. */
import { and, createMachine, type MachineConfig, not, or, stateIn } from "xstate";
import type { Chart, ChartState, ChartTransition } from "../../../api/flows/chart.ts";
import { guardOfState } from "../../../api/flows/names.ts";
import type { GuardRule, GuardRules } from "./guard_rules.ts";

export const eventOf = ({ kind, from, event }: ChartTransition): string =>
  kind === "event" ? event : ["@", kind, from, event].join("/");

/** An event without effect, which makes XState take immediate transitions. */
export const NULL_EVENT = "@look";

// XState's types cannot describe a configuration that is made from data.
type Loose = Record<string, unknown>;

/** @param to the target of the transition */
function guardOf(rule: GuardRule, to: string): unknown {
  if (rule.kind === "ask") return questionOf(rule, to);
  if (rule.kind === "in") return stateIn(rule.value);
  const parts = rule.of.map((each) => guardOf(each, to)) as string[];
  if (rule.kind === "not") return not(parts[0] ?? "");
  return rule.kind === "and" ? and(parts) : or(parts);
}

const questionOf = ({ name, picks }: GuardRule & { readonly kind: "ask" }, to: string): string =>
  picks ? guardOfState(name, to) : name;

const questionsIn = (rule: GuardRule, to: string): string[] =>
  rule.kind === "ask"
    ? [questionOf(rule, to)]
    : rule.kind === "in"
    ? []
    : rule.of.flatMap((each) => questionsIn(each, to));

export function simulatedMachine(chart: Chart, rules: GuardRules, answer: (guard: string) => boolean) {
  const ids = new Map(chart.states.map(({ path }, at) => [path, `s${at}`]));

  const wayConfig = (way: ChartTransition): Loose => ({
    ...(way.to.length > 0 && { target: way.to.map((path) => `#${ids.get(path)}`) }),
    ...(way.guard && { guard: guardOf(rules.get(way.guard) ?? ask(way.guard), way.to[0] ?? "") }),
    ...(way.reenter && { reenter: true }),
    actions: { type: "way", params: { id: way.id } },
  });

  function stateConfig(state: ChartState): Loose {
    const inner = chart.states.filter(({ parent }) => parent === state.path);
    const ways = chart.ways.filter(({ from }) => from === state.path);
    const always = ways.filter(({ kind }) => kind === "always");
    const finished = ways.filter(({ kind, event }) => kind === "done" && event === "");
    const called = ways.filter((way) => !always.includes(way) && !finished.includes(way));
    const first = inner.find(({ isInitial }) => isInitial) ?? inner[0];
    return {
      id: ids.get(state.path),
      ...(["parallel", "final", "history"].includes(state.kind) && { type: state.kind }),
      ...(state.kind === "compound" && first && { initial: first.key }),
      ...(inner.length > 0 && {
        states: Object.fromEntries(inner.map((each) => [each.key, stateConfig(each)])),
      }),
      ...(state.kind !== "final" && called.length > 0 && {
        on: Object.fromEntries(
          Map.groupBy(called, eventOf).entries().map(([event, all]) => [event, all.map(wayConfig)]),
        ),
      }),
      ...(always.length > 0 && { always: always.map(wayConfig) }),
      ...(finished.length > 0 && { onDone: finished.map(wayConfig) }),
    };
  }

  const [root] = chart.states;
  if (!root) throw new Error(`Cannot run ${chart.id}: it has no states`);
  const names = new Set(
    chart.ways.flatMap(({ guard, to }) => questionsIn(rules.get(guard) ?? ask(guard), to[0] ?? ""))
      .filter(Boolean),
  );
  return createMachine(stateConfig(root) as MachineConfig<object, { type: string }>, {
    actions: { way: () => {} },
    guards: Object.fromEntries([...names].map((name) => [name, () => answer(name)])),
  } as never);
}

const ask = (name: string): GuardRule => ({ kind: "ask", name });
