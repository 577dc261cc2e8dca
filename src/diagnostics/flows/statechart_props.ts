import type { Chart } from "../../../api/flows/chart.ts";
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { Names } from "../../../api/flows/names.ts";
import type { Selection } from "./selection.ts";

export interface Visit {
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly lastAt: number;
  readonly by: string;
  readonly caption?: string;
}

/** Marks a transition that was taken, can be taken now, or is blocked. */
export type Mark = "taken" | "open" | "blocked";

export interface StatechartProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** Names of the parts; null to show the machine's own names. */
  readonly names: Names;
  readonly title: string;
  readonly lit?: readonly string[];
  readonly visits?: ReadonlyMap<string, Visit>;
  readonly counts?: ReadonlyMap<string, string>;
  readonly marks?: ReadonlyMap<string, Mark>;
  readonly hits?: ReadonlySet<string>;
  readonly selected?: Selection | null;
  readonly onSelect?: (selection: Selection) => void;
  /** With 1, a pixel of the drawing is a pixel of the screen. */
  readonly zoom?: number;
}
