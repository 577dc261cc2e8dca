/** Derives the entered states and the transitions from a record's history. */
import type { Chart } from "../../../api/flows/chart.ts";
import type { Columns } from "../../../machines/lifecycles/columns.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { LifecycleEntry, LifecycleHistory } from "../../engine/record/lifecycle_history.ts";
import { leavesOf, pathsOf } from "./active.ts";

export interface EnteredState {
  readonly path: string;
  readonly entry: LifecycleEntry;
  readonly way: string | null;
}

/** Returns the id of the transition between two states: that of the entry's event, or else one without an event. */
function wayOf(chart: Chart, from: readonly string[], to: string, event: string): string | null {
  const between = chart.ways.filter((way) => from.includes(way.from) && way.to.includes(to));
  const way = between.find((each) => each.event === event) ?? between.find(({ kind }) => kind === "always") ??
    (event === "" ? between[0] : undefined);
  return way?.id ?? null;
}

/** Returns the states in the order in which they were entered. A column that never changed has had its state from the start. */
export function enteredStatesOf(
  name: LifecycleName,
  chart: Chart,
  { row, entries }: LifecycleHistory,
): EnteredState[] {
  const { columns } = LIFECYCLES[name];
  const known = new Set(chart.states.map(({ path }) => path));
  const placesIn = (state: Columns) => pathsOf(columns.valueOf(state)).filter((path) => known.has(path));
  const isPlace = (path: string) => columns.filtersOf(path) !== null;
  const changes = entries.flatMap((entry) => entry.changes);
  let state: Columns = Object.fromEntries(columns.names.map((column) => {
    const change = changes.find(({ field }) => field === column);
    return [column, change ? change.before : String(row[column] ?? "")];
  }));
  const [first] = entries;
  const begun = first ? leavesOf(placesIn(state)).filter(isPlace) : [];
  const entered = begun.map((path): EnteredState => ({ path, entry: first!, way: null }));
  for (const entry of entries) {
    const before = placesIn(state);
    const changed = entry.changes.filter(({ field }) => columns.names.includes(field));
    state = { ...state, ...Object.fromEntries(changed.map(({ field, after }) => [field, after])) };
    const fresh = leavesOf(placesIn(state)).filter((path) => isPlace(path) && !before.includes(path));
    entered.push(...fresh.map((path) => ({ path, entry, way: wayOf(chart, before, path, entry.event) })));
  }
  return entered;
}
