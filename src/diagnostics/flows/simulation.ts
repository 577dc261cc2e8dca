import type { Chart } from "../../../api/flows/chart.ts";
import { leavesOf, valueOf } from "./active.ts";
import type { Answers, Moment, Simulator, Step } from "./simulator.ts";

export interface Simulation {
  /** Null until a start is chosen. */
  readonly now: Moment | null;
  readonly begun: Moment | null;
  readonly steps: readonly Step[];
  readonly answers: Answers;
  readonly next: readonly Step[];
  /** True if the address has an unknown step or state, after which the walk ends. */
  readonly isCut: boolean;
}

function answersIn(params: URLSearchParams): Answers {
  return new Map([
    ...params.getAll("yes").map((guard) => [guard, true] as const),
    ...params.getAll("no").map((guard) => [guard, false] as const),
  ]);
}

/** Returns the innermost states of the start, which are separate parameters or joined by commas. */
function startOf(chart: Chart, params: URLSearchParams): string[] {
  const known = new Set(chart.states.map(({ path }) => path));
  return params.getAll("at").flatMap((each) => known.has(each) ? [each] : each.split(","));
}

export function simulationOf(chart: Chart, simulator: Simulator, params: URLSearchParams): Simulation {
  const answers = answersIn(params);
  const leaves = startOf(chart, params);
  const value = valueOf(chart, leaves);
  const starts = value ? [] : simulator.starts(answers);
  const begun = value ? simulator.at(value) : starts.length === 1 ? starts[0]!.after : null;
  const steps: Step[] = [];
  let now = begun;
  let next = now ? simulator.steps(now, answers) : starts;
  let isCut = leaves.length > 0 && !value;
  // Earlier steps may have been taken with other answers, so each is searched among all possible steps.
  for (const key of params.getAll("step")) {
    const possible = answers.size === 0
      ? next
      : now
      ? simulator.steps(now, NOTHING)
      : simulator.starts(NOTHING);
    const step = possible.find((each) => each.key === key);
    if (!step) {
      isCut = true;
      break;
    }
    steps.push(step);
    now = step.after;
    next = simulator.steps(now, answers);
  }
  return { now, begun, steps, answers, next, isCut };
}

const NOTHING: Answers = new Map();

const changed = (params: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set("tab", "try");
  change(next);
  return next;
};

export const addStep = (params: URLSearchParams, key: string): URLSearchParams =>
  changed(params, (next) => next.append("step", key));

function withSteps(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return changed(params, (next) => {
    next.delete("step");
    keys.forEach((key) => next.append("step", key));
  });
}

export const cutAfter = (params: URLSearchParams, walk: Simulation, count: number): URLSearchParams =>
  withSteps(params, walk.steps.slice(0, count).map(({ key }) => key));

export const playSteps = (params: URLSearchParams, steps: readonly Step[]): URLSearchParams =>
  withSteps(restartSimulation(params), steps.map(({ key }) => key));

export function restartSimulation(params: URLSearchParams, leaves: readonly string[] = []): URLSearchParams {
  return changed(params, (next) => {
    next.delete("step");
    next.delete("at");
    leaves.forEach((leaf) => next.append("at", leaf));
  });
}

export const restartFrom = (params: URLSearchParams, { paths }: Moment): URLSearchParams =>
  restartSimulation(params, leavesOf(paths));

export function answerGuard(params: URLSearchParams, guard: string, answer: boolean | null): URLSearchParams {
  return changed(params, (next) => {
    for (const key of ["yes", "no"]) {
      const others = next.getAll(key).filter((each) => each !== guard);
      next.delete(key);
      others.forEach((each) => next.append(key, each));
    }
    if (answer !== null) next.append(answer ? "yes" : "no", guard);
  });
}
