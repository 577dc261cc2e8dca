/** Computes the state of every machine at a step of a recording. */
import type { Entry, RecordedFields } from "../../../api/flows/recording.ts";
import type { Visit } from "../flows/statechart_props.ts";

export function flowsIn(entries: readonly Entry[]): { readonly flow: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { flow } of entries) counts.set(flow, (counts.get(flow) ?? 0) + 1);
  return [...counts].map(([flow, count]) => ({ flow, count }));
}

function withParents(path: string): string[] {
  const keys = path.split(".");
  return keys.map((_, index) => keys.slice(0, index + 1).join("."));
}

export const activeStatesAfter = ({ value }: Entry): string[] => [...new Set(value.flatMap(withParents))];

export function visitsUpTo(entries: readonly Entry[], last: Entry): Map<string, Visit> {
  const visits = new Map<string, Visit>();
  for (const entry of entries) {
    if (entry.actor === last.actor) {
      for (const path of entry.value.filter((each) => entry.kind === "start" || !entry.from.includes(each))) {
        visits.set(path, { count: (visits.get(path)?.count ?? 0) + 1, lastAt: entry.t, by: "" });
      }
    }
    if (entry === last) break;
  }
  return visits;
}

export function entryBefore(entries: readonly Entry[], entry: Entry): Entry | null {
  const at = entries.indexOf(entry);
  return entries.slice(0, Math.max(0, at)).findLast(({ actor }) => actor === entry.actor) ?? null;
}

export interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

const textOf = (noted: RecordedFields, name: string): string =>
  Object.hasOwn(noted, name) ? String(noted[name]) : "";

export function differences(earlier: RecordedFields, later: RecordedFields): Difference[] {
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort();
  const all = names.map((name) => {
    const [was, is] = [textOf(earlier, name), textOf(later, name)];
    return { name, before: was, after: is, isChanged: was !== is };
  });
  return [...all.filter(({ isChanged }) => isChanged), ...all.filter(({ isChanged }) => !isChanged)];
}
