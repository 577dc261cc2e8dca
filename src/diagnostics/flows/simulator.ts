/** Steps through a chart without effects. Each unanswered condition is tried as true and as false, as separate steps. */
import { type AnyMachineSnapshot, initialTransition, type StateValue, transition } from "xstate";
import type { Chart, ChartTransition } from "../../../api/flows/chart.ts";
import { conditionOf } from "../../../api/flows/names.ts";
import { pathsOf } from "./active.ts";
import type { GuardRules } from "./guard_rules.ts";
import { eventOf, NULL_EVENT, simulatedMachine } from "./simulated_machine.ts";

export type Answers = ReadonlyMap<string, boolean>;

export interface Moment {
  readonly value: StateValue;
  readonly paths: readonly string[];
  readonly isOver: boolean;
}

export interface Step {
  /** Ids of the step's transitions in order, which are stable, so that the key can be in an address. */
  readonly key: string;
  readonly ways: readonly string[];
  readonly needs: readonly (readonly [guard: string, answer: boolean])[];
  readonly after: Moment;
}

export interface Simulator {
  /** Returns the possible starts: several if conditions decide. */
  readonly starts: (answers: Answers) => Step[];
  readonly at: (value: StateValue) => Moment;
  readonly steps: (now: Moment, answers: Answers) => Step[];
  /** Finds the shortest walk to a state; null if no steps lead to it. */
  readonly wayTo: (from: Moment | null, path: string, answers: Answers) => Step[] | null;
}

/** Maximum number of combinations of answers that are tried for one event. */
const MAX_BRANCHES = 96;
/** Maximum number of moments that a search for a state visits. */
const MAX_MOMENTS = 600;
/** Maximum number of conditions in one step: contradictory answers may loop forever. */
const MAX_QUESTIONS = 120;

const momentOf = (snapshot: AnyMachineSnapshot): Moment => ({
  value: snapshot.value,
  paths: pathsOf(snapshot.value),
  isOver: snapshot.status !== "active",
});

type TakenStep = readonly [
  AnyMachineSnapshot,
  readonly { readonly type: string; readonly params: unknown }[],
];

const keyOf = ({ value }: Moment): string => JSON.stringify(value);

export function simulatorOf(chart: Chart, rules: GuardRules): Simulator {
  let answers: Answers = new Map();
  let unanswered: string[] = [];
  let questions = 0;
  const leads = new Map(chart.ways.map(({ id, to }) => [id, to]));
  const machine = simulatedMachine(chart, rules, (guard) => {
    if (++questions > MAX_QUESTIONS) throw new RangeError("The step never ends");
    const known = answers.get(guard) ?? answers.get(conditionOf(guard));
    if (known === undefined && !unanswered.includes(guard)) unanswered.push(guard);
    return known ?? false;
  });
  const resolve = (value: StateValue) => machine.resolveState({ value, context: {} });

  /** Takes a step with the known answers. Returns it (null if it would never end) and the first unanswered condition. */
  function run(known: Answers, work: () => TakenStep): { step: Step | null; open: string | undefined } {
    answers = known;
    unanswered = [];
    questions = 0;
    try {
      const [next, actions] = work();
      const ways = actions.filter(({ type }) => type === "way")
        .map(({ params }) => (params as { readonly id: string }).id);
      return { step: { key: ways.join(" + "), ways, needs: [], after: momentOf(next) }, open: unanswered[0] };
    } catch (error) {
      if (questions > MAX_QUESTIONS) return { step: null, open: unanswered[0] };
      throw error;
    }
  }

  function outcomes(answers: Answers, work: () => TakenStep): Step[] {
    const found = new Map<string, Step>();
    const waiting: Answers[] = [answers];
    for (let branch = 0; branch < MAX_BRANCHES; branch++) {
      const known = waiting.pop();
      if (!known) break;
      const { step, open } = run(known, work);
      if (open !== undefined) {
        waiting.push(new Map([...known, [open, true]]), new Map([...known, [open, false]]));
      } else if (step && !found.has(step.key)) {
        found.set(step.key, { ...step, needs: [...known].filter(([guard]) => !answers.has(guard)) });
      }
    }
    return [...found.values()];
  }

  function steps(now: Moment, answers: Answers): Step[] {
    if (now.isOver) return [];
    const on = new Set(["", ...now.paths]);
    const calls = chart.ways.filter(({ from, kind, event }) =>
      on.has(from) && kind !== "always" && !(kind === "done" && event === "")
    ).map(eventOf);
    return [...new Set([...calls, NULL_EVENT])].flatMap((event) =>
      outcomes(answers, () => transition(machine, resolve(now.value), { type: event }))
        .filter(({ ways }) => ways.length > 0)
    );
  }

  const starts = (answers: Answers) => outcomes(answers, () => initialTransition(machine));

  return {
    starts,
    at: (value) => momentOf(resolve(value)),
    steps,
    wayTo(from, path, answers) {
      if (from?.paths.includes(path)) return [];
      const seen = new Set(from ? [keyOf(from)] : []);
      let edge: readonly { readonly moment: Moment | null; readonly steps: readonly Step[] }[] = [
        { moment: from, steps: [] },
      ];
      while (edge.length > 0 && seen.size < MAX_MOMENTS) {
        const next: { moment: Moment; steps: readonly Step[] }[] = [];
        for (const { moment, steps: before } of edge) {
          for (const step of moment ? steps(moment, answers) : starts(answers)) {
            if (forgets(step, before)) continue;
            const all = [...before, step];
            // A state that the step enters and leaves at once counts as reached.
            const isThere = step.after.paths.includes(path) ||
              step.ways.some((id) => leads.get(id)?.includes(path));
            if (isThere) return all;
            if (seen.has(keyOf(step.after))) continue;
            seen.add(keyOf(step.after));
            next.push({ moment: step.after, steps: all });
          }
        }
        edge = next;
      }
      return null;
    },
  };
}

/** Conditions that are true only after a certain state; otherwise most shortest paths would lead through a hold. */
const REMEMBERED: Readonly<Record<string, string>> = {
  isHeldFromPending: "status.Pending",
  isHeldFromProcessing: "status.Processing",
  isHeldFromProduction: "status.In Production",
  isHeldFromReady: "status.Ready",
};

function forgets({ needs }: Step, before: readonly Step[]): boolean {
  return needs.some(([guard, isTrue]) => {
    const path = isTrue && Object.hasOwn(REMEMBERED, guard) ? REMEMBERED[guard] : undefined;
    return path !== undefined && !before.some(({ after }) => after.paths.includes(path));
  });
}

export function blockedWays(chart: Chart, now: Moment, steps: readonly Step[]): ChartTransition[] {
  const open = new Set(steps.flatMap(({ ways }) => ways));
  const on = new Set(["", ...now.paths]);
  return chart.ways.filter(({ id, from, guard }) => guard !== "" && on.has(from) && !open.has(id));
}
