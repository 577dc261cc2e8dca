import type { Chart } from "../../../api/flows/chart.ts";

export interface Selection {
  readonly kind: "state" | "way";
  readonly id: string;
}

export const isSame = (one: Selection | null, other: Selection | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

const isThere = (chart: Chart, { kind, id }: Selection): boolean =>
  kind === "state" ? chart.states.some(({ path }) => path === id) : chart.ways.some((way) => way.id === id);

/** Returns null if the address selects nothing that is in this chart. */
export function readSelection(chart: Chart, params: URLSearchParams): Selection | null {
  for (const kind of ["state", "way"] as const) {
    const id = params.get(kind);
    if (id !== null && isThere(chart, { kind, id })) return { kind, id };
  }
  return null;
}

export function writeSelection(params: URLSearchParams, selection: Selection | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete("state");
  next.delete("way");
  if (selection) next.set(selection.kind, selection.id);
  return next;
}
