import type { StateValue } from "xstate";
import type { Chart } from "../../../api/flows/chart.ts";

const join = (path: string, key: string): string => path === "" ? key : `${path}.${key}`;

/** Returns the paths of the active states, parents before children. */
export function pathsOf(value: StateValue, above = ""): string[] {
  if (typeof value === "string") return value === "" ? [] : [join(above, value)];
  return Object.entries(value).flatMap(([key, below]) => {
    const path = join(above, key);
    return below === undefined ? [path] : [path, ...pathsOf(below, path)];
  });
}

/** Returns the innermost active states. */
export const leavesOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

export function valueOf(chart: Chart, leaves: readonly string[]): StateValue | null {
  const known = new Map(chart.states.map((state) => [state.path, state]));
  if (leaves.length === 0 || !leaves.every((path) => known.has(path))) return null;
  const on = new Set<string>();
  for (const leaf of leaves) {
    for (let at: string | null = leaf; at; at = known.get(at)?.parent ?? null) on.add(at);
  }
  const build = (path: string): StateValue | null => {
    const inner = chart.states.filter(({ parent }) => parent === path);
    const chosen = inner.filter((state) => on.has(state.path));
    if (chosen.length === 0) return {};
    if (known.get(path)?.kind !== "parallel" && chosen.length > 1) return null;
    const entries = chosen.map((state) => [state.key, build(state.path)] as const);
    return entries.some(([, below]) => below === null)
      ? null
      : Object.fromEntries(entries) as Exclude<StateValue, string>;
  };
  return build("");
}
