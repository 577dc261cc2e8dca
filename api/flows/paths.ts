/** Finds paths through a chart without evaluating conditions. */
import type { Chart, ChartTransition } from "./chart.ts";

const isWithin = (path: string, state: string): boolean =>
  state === "" || path === state || path.startsWith(`${state}.`);

function entered(chart: Chart, path: string): string[] {
  const state = chart.states.find((each) => each.path === path);
  const children = chart.states.filter(({ parent }) => parent === path);
  const first = children.find(({ isInitial }) => isInitial);
  if (state?.kind === "parallel") return [path, ...children.flatMap((child) => entered(chart, child.path))];
  return first ? [path, ...entered(chart, first.path)] : [path];
}

/** A transition from outside also starts the regions beside its target. */
function reached(chart: Chart, { from, to }: ChartTransition): string[] {
  const beside = to.flatMap((target) => {
    const parallels = chart.states.filter(({ kind, path }) =>
      kind === "parallel" && path !== target && isWithin(target, path) && !isWithin(from, path)
    );
    return parallels.flatMap(({ path }) =>
      chart.states.filter(({ parent, path: region }) => parent === path && !isWithin(target, region))
        .flatMap((region) => entered(chart, region.path))
    );
  });
  return [...to.flatMap((target) => [...groupsOf(chart, target), ...entered(chart, target)]), ...beside];
}

const groupsOf = (chart: Chart, path: string): string[] =>
  chart.states.filter((state) => state.path !== path && isWithin(path, state.path)).map((state) =>
    state.path
  );

/** Returns the shortest path to each state; unreachable states are missing. */
export function shortestPaths(chart: Chart): Map<string, readonly ChartTransition[]> {
  const found = new Map<string, readonly ChartTransition[]>();
  let edge = entered(chart, "").map((path): [string, readonly ChartTransition[]] => [path, []]);
  while (edge.length > 0) {
    const fresh = edge.filter(([path]) => !found.has(path));
    for (const [path, ways] of fresh) if (!found.has(path)) found.set(path, ways);
    edge = fresh.flatMap(([path, before]) =>
      chart.ways.filter(({ from }) => from === path).flatMap((way) =>
        reached(chart, way).map((next): [string, readonly ChartTransition[]] => [next, [...before, way]])
      )
    );
  }
  return found;
}
