/** What a walk says of the ways: those it took last, those that are open, those that something stands in. Pure. */
import type { Chart } from "../../../api/flows/chart.ts";
import type { Simulation } from "./simulation.ts";
import { blockedWays } from "./simulator.ts";
import type { Mark } from "./statechart_props.ts";

export function marksOf(chart: Chart, { now, next, steps }: Simulation): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  steps.at(-1)?.ways.forEach((id) => marks.set(id, "taken"));
  if (now) blockedWays(chart, now, next).forEach(({ id }) => marks.set(id, "blocked"));
  next.flatMap(({ ways }) => ways.slice(0, 1)).forEach((id) => marks.set(id, "open"));
  return marks;
}
