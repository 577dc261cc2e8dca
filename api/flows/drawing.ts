/** Where everything of a chart stands, in px: made once by `deno task flows`, carried along by recordings. Pure. */
import type { Chart, ChartState, ChartWay } from "./chart.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

export interface Arrow {
  /** Corners of the line; the last one is the tip. */
  readonly points: readonly Point[];
  /** Where the words stand. */
  readonly label: Box;
}

export interface Drawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** By the path of the state. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** By the id of the way, one for each target. */
  readonly arrows: Readonly<Record<string, readonly Arrow[]>>;
}

/** Widths are counted for a letter of 12 px; a wide one still fits. */
const LETTER_PX = 6.7;
export const LINE_PX = 16;
const PADDING_PX = 12;
/** Above the states of a group stands its name. */
export const HEAD_PX = 28;

export const widthOf = (lines: readonly string[]): number =>
  Math.ceil(Math.max(...lines.map((line) => line.length), 1) * LETTER_PX) + 4;

/** What calls a way, in the notation of the machine. */
export function callText({ kind, event }: ChartWay): string {
  if (kind === "after") return `after ${event}`;
  if (kind === "always") return "always";
  if (kind === "done") return event ? `done ${event}` : "done";
  if (kind === "error") return `failed ${event}`;
  return kind === "update" ? `update ${event}` : event;
}

/** The lines beside an arrow: what calls it, and what it needs. */
export function labelLines(way: ChartWay): string[] {
  return way.guard ? [callText(way), `[${way.guard}]`] : [callText(way)];
}

/** True for a way that is drawn as a line inside its state: it leads nowhere else. */
export const isInside = ({ to }: ChartWay): boolean => to.length === 0;

/** The lines inside a state, below its name: effects, what it runs, and the ways that stay. */
export function bodyLines(state: ChartState, chart: Chart): string[] {
  return [
    ...state.entry.map((name) => `entry / ${name}`),
    ...state.exit.map((name) => `exit / ${name}`),
    ...state.invokes.map(({ src }) => `runs ${src}`),
    ...chart.ways.filter((way) => way.from === state.path && isInside(way)).map((way) =>
      labelLines(way).join(" ")
    ),
  ];
}

/** Size of a state without states of its own. */
export function sizeOf(state: ChartState, chart: Chart): readonly [width: number, height: number] {
  const body = bodyLines(state, chart);
  const height = body.length === 0 ? 36 : HEAD_PX + body.length * LINE_PX + PADDING_PX;
  return [Math.max(96, widthOf([`${state.key}  `, ...body]) + 2 * PADDING_PX), height];
}

const lies = (one: Box, other: Box): boolean =>
  one[0] < other[0] + other[2] && other[0] < one[0] + one[2] && one[1] < other[1] + other[3] &&
  other[1] < one[1] + one[3];

/** Pairs of words that lie over each other, or over a state they are no part of; empty for a good drawing. */
export function collisions(chart: Chart, { boxes, arrows }: Drawing): string[] {
  const labels = Object.entries(arrows).flatMap(([id, all]) =>
    all.map(({ label }, at) => ({ id: `${id}#${at}`, label }))
  );
  const leaves = chart.states.filter(({ kind }) =>
    kind === "atomic" || kind === "final" || kind === "history"
  );
  const found: string[] = [];
  for (const [at, one] of labels.entries()) {
    for (const other of labels.slice(at + 1)) {
      if (lies(one.label, other.label)) found.push(`${one.id} × ${other.id}`);
    }
    for (const { path } of leaves) {
      const box = boxes[path];
      if (box && lies(one.label, box)) found.push(`${one.id} × ${path}`);
    }
  }
  return found;
}
