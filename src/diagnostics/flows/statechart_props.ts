/** What a chart is given to show. */
import type { Chart } from "../../../api/flows/chart.ts";
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { Names } from "../../../api/flows/names.ts";
import type { Selection } from "./selection.ts";

/** A state that a record or a recording was in. */
export interface Visit {
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly lastAt: number;
  readonly by: string;
  /** Short, to stand in the box: when and by whom. */
  readonly caption?: string;
}

/** What of a way is worth knowing: it was taken, it can be taken now, something stands in its way. */
export type Mark = "taken" | "open" | "blocked";

export interface StatechartProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** Null: as the machine calls everything. */
  readonly names: Names;
  /** What the whole is called. */
  readonly title: string;
  /** Paths of the states that are on. */
  readonly lit?: readonly string[];
  readonly visits?: ReadonlyMap<string, Visit>;
  /** Records in a state, already as text, by path. */
  readonly counts?: ReadonlyMap<string, string>;
  readonly marks?: ReadonlyMap<string, Mark>;
  /** Found by a search: paths and ids of ways. */
  readonly hits?: ReadonlySet<string>;
  readonly selected?: Selection | null;
  readonly onSelect?: (selection: Selection) => void;
  /** 1: a pixel of the drawing is one of the screen. */
  readonly zoom?: number;
}
