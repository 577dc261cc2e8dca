/** What a record's deeds say of its chart: the states it was in and the ways it took. Pure. */
import type { Chart } from "../../../api/flows/chart.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import type { LifeDeed, RecordLife } from "../../engine/record/life.ts";

/** Into a state, by whom and when. */
export interface Arrival {
  readonly path: string;
  readonly deed: LifeDeed;
  /** The way it took, where the chart has one. */
  readonly way: string | null;
}

const pathIn = (region: string, state: string): string => region === "" ? state : `${region}.${state}`;

/** Of several ways between two states the one that the deed's event calls, else one that is taken at once. */
function wayOf(chart: Chart, from: string, to: string, event: string): string | null {
  const between = chart.ways.filter((way) => way.from === from && way.to.includes(to));
  const way = between.find((each) => each.event === event) ?? between.find(({ kind }) => kind === "always") ??
    (event === "" ? between[0] : undefined);
  return way?.id ?? null;
}

/** Every state that it came into, oldest first; a column that never changed has been where it is from the start. */
export function arrivalsOf(name: LifecycleName, chart: Chart, { row, deeds }: RecordLife): Arrival[] {
  const regions = Object.entries(LIFECYCLES[name].columns);
  const [first] = deeds;
  const begun = !first ? [] : regions.flatMap(([region, column]): Arrival[] => {
    const change = deeds.flatMap(({ changes }) => changes).find(({ field }) => field === column);
    const state = change ? change.before : String(row[column] ?? "");
    return state === "" ? [] : [{ path: pathIn(region, state), deed: first, way: null }];
  });
  const later = deeds.flatMap((deed) =>
    regions.flatMap(([region, column]) =>
      deed.changes.filter(({ field, after }) => field === column && after !== "").map((change): Arrival => {
        const path = pathIn(region, change.after);
        const from = pathIn(region, change.before);
        return { path, deed, way: change.before === "" ? null : wayOf(chart, from, path, deed.event) };
      })
    )
  );
  const known = new Set(chart.states.map(({ path }) => path));
  return [...begun, ...later].filter(({ path }) => known.has(path));
}
