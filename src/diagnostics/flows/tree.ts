/** Makes the rows of a tree: below each state its transitions, and then its child states. */
import type { Chart } from "../../../api/flows/chart.ts";
import type { Selection } from "./selection.ts";

export interface TreeRow extends Selection {
  readonly level: number;
  readonly isOpen: boolean;
  readonly hasInner: boolean;
  readonly position: number;
  readonly size: number;
  readonly above: string | null;
}

export const keyOf = ({ kind, id }: Selection): string => `${kind}:${id}`;

export function rowsOf(chart: Chart, closed: ReadonlySet<string>): TreeRow[] {
  const below = (path: string, level: number): TreeRow[] => {
    const parts: Selection[] = [
      ...chart.ways.filter(({ from }) => from === path).map(({ id }) => ({ kind: "way", id }) as const),
      ...chart.states.filter(({ parent }) => parent === path)
        .map((state) => ({ kind: "state", id: state.path }) as const),
    ];
    return parts.flatMap((part, index): TreeRow[] => {
      const hasInner = part.kind === "state" &&
        (chart.ways.some(({ from }) => from === part.id) ||
          chart.states.some(({ parent }) => parent === part.id));
      const isOpen = hasInner && !closed.has(keyOf(part));
      const row = {
        ...part,
        level,
        isOpen,
        hasInner,
        position: index + 1,
        size: parts.length,
        above: path === "" ? null : keyOf({ kind: "state", id: path }),
      };
      return [row, ...(isOpen ? below(part.id, level + 1) : [])];
    });
  };
  return below("", 1);
}
