/** What a record's entries say of its chart: the states it was in and the ways it took. Pure. */
import type { Chart } from "../../../api/flows/chart.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { LifecycleEntry, LifecycleHistory } from "../../engine/record/lifecycle_history.ts";

/** Into a state, by whom and when. */
export interface EnteredState {
  readonly path: string;
  readonly entry: LifecycleEntry;
  /** The way it took, where the chart has one. */
  readonly way: string | null;
}

const pathIn = (region: string, state: string): string => region === "" ? state : `${region}.${state}`;

/** Of several ways between two states the one that the entry's event calls, else one that is taken at once. */
function wayOf(chart: Chart, from: string, to: string, event: string): string | null {
  const between = chart.ways.filter((way) => way.from === from && way.to.includes(to));
  const way = between.find((each) => each.event === event) ?? between.find(({ kind }) => kind === "always") ??
    (event === "" ? between[0] : undefined);
  return way?.id ?? null;
}

/** Every state that it came into, oldest first; a column that never changed has been where it is from the start. */
export function enteredStatesOf(
  name: LifecycleName,
  chart: Chart,
  { row, entries }: LifecycleHistory,
): EnteredState[] {
  const regions = Object.entries(LIFECYCLES[name].columns);
  const [first] = entries;
  const begun = !first ? [] : regions.flatMap(([region, column]): EnteredState[] => {
    const change = entries.flatMap(({ changes }) => changes).find(({ field }) => field === column);
    const state = change ? change.before : String(row[column] ?? "");
    return state === "" ? [] : [{ path: pathIn(region, state), entry: first, way: null }];
  });
  const later = entries.flatMap((entry) =>
    regions.flatMap(([region, column]) =>
      entry.changes.filter(({ field, after }) => field === column && after !== "").map(
        (change): EnteredState => {
          const path = pathIn(region, change.after);
          const from = pathIn(region, change.before);
          return { path, entry, way: change.before === "" ? null : wayOf(chart, from, path, entry.event) };
        },
      )
    )
  );
  const known = new Set(chart.states.map(({ path }) => path));
  return [...begun, ...later].filter(({ path }) => known.has(path));
}
