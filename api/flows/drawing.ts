/** Positions in px: computed by `deno task flows`, contained in recordings. */
import type { Chart, ChartState, ChartTransition } from "./chart.ts";
import { bodyLines, labelOf, type Names, stateText } from "./names.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

export interface Arrow {
  readonly points: readonly Point[];
  readonly label: Box;
}

export interface Drawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: Readonly<Record<string, Box>>;
  /** Arrows by the id of their transition, one for each target. */
  readonly arrows: Readonly<Record<string, readonly Arrow[]>>;
}

export const LINE_PX = 16;
const PADDING_PX = 12;
export const HEAD_PX = 28;

/** Advances of 12 px letters in DejaVu Sans, the widest of the fonts a reader may have. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlIJîï ,./:;|'f\u00a0-]/, 4.3],
  [/[rt()[\]!"]/, 5.5],
  [/[szcçkLF*_?]/, 6.9],
  [/[mMW@%…œŒ✓✗↻▸⊘+<=>→]/, 12],
  [/[wA-ZÀ-ß]/, 9.2],
];
const OTHER_PX = 7.7;
const BOLD = 1.12;

const letterPx = (letter: string): number => LETTERS.find(([among]) => among.test(letter))?.[1] ?? OTHER_PX;

export const widthOf = (lines: readonly string[]): number =>
  Math.ceil(
    Math.max(8, ...lines.map((line) => [...line].reduce((sum, letter) => sum + letterPx(letter), 0))),
  ) + 4;

export const boldWidthOf = (text: string): number => Math.ceil(widthOf([text]) * BOLD);

export function labelSize(
  way: ChartTransition,
  all: readonly Names[],
): readonly [width: number, height: number] {
  const labels = all.map((names) => labelOf(way, names)).map(({ call, needs }) => [...call, ...needs]);
  return [widthOf(labels.flat()), Math.max(1, ...labels.map((lines) => lines.length)) * LINE_PX];
}

export const bodyPx = (state: ChartState, chart: Chart, all: readonly Names[]): number =>
  Math.max(...all.map((names) => bodyLines(state, chart, names).length)) * LINE_PX;

export function bodyWidth(state: ChartState, chart: Chart, all: readonly Names[]): number {
  const names = all.map((each) => boldWidthOf(stateText(state, each)));
  const body = widthOf(all.flatMap((each) => bodyLines(state, chart, each)));
  return Math.max(body, ...names) + 2 * PADDING_PX;
}

export function sizeOf(
  state: ChartState,
  chart: Chart,
  all: readonly Names[],
): readonly [width: number, height: number] {
  const body = bodyPx(state, chart, all);
  return [Math.max(96, bodyWidth(state, chart, all)), body === 0 ? 36 : HEAD_PX + body + PADDING_PX];
}

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[0] + other[2] && other[0] < one[0] + one[2] && one[1] < other[1] + other[3] &&
  other[1] < one[1] + one[3];

/** Labels are to the right of their line; those of a transition from a state to itself end at the line. */
export const isLeftOfLine = ({ points, label: [x, , width] }: Arrow): boolean =>
  points.every(([at]) => x + width <= at);

export function findCollisions(chart: Chart, { boxes, arrows }: Drawing): string[] {
  const labels = Object.entries(arrows).flatMap(([id, all]) =>
    all.map(({ label }, at) => ({ id: `${id}#${at}`, label }))
  );
  const leaves = chart.states.filter(({ kind }) =>
    kind === "atomic" || kind === "final" || kind === "history"
  );
  const found: string[] = [];
  for (const [at, one] of labels.entries()) {
    for (const other of labels.slice(at + 1)) {
      if (overlap(one.label, other.label)) found.push(`${one.id} × ${other.id}`);
    }
    for (const { path } of leaves) {
      const box = boxes[path];
      if (box && overlap(one.label, box)) found.push(`${one.id} × ${path}`);
    }
  }
  return found;
}

function headOf(state: ChartState, chart: Chart, [x, y]: Box, all: readonly Names[]): Box {
  return [x, y, bodyWidth(state, chart, all), HEAD_PX + bodyPx(state, chart, all)];
}

const boxOf = ([x, y]: Point, [toX, toY]: Point): Box => [
  Math.min(x, toX),
  Math.min(y, toY),
  Math.max(1, Math.abs(toX - x)),
  Math.max(1, Math.abs(toY - y)),
];

const crosses = ({ points }: Arrow, box: Box): boolean =>
  points.some((point, at) => {
    const next = points[at + 1];
    return next !== undefined && overlap(boxOf(point, next), box);
  });

export function findCrossedBoxes(chart: Chart, { boxes, arrows }: Drawing): string[] {
  return chart.ways.flatMap(({ id, from, to }) =>
    (arrows[id] ?? []).flatMap((arrow, at) => {
      const isForeign = (path: string) =>
        path !== "" && [from, to[at]].every((end) => end !== path && !end?.startsWith(`${path}.`));
      return chart.states.filter(({ path }) => isForeign(path)).flatMap(({ path }) => {
        const box = boxes[path];
        return box && crosses(arrow, box) ? [`${id} × ${path}`] : [];
      });
    })
  );
}

export function findOverflow({ width, height, boxes, arrows }: Drawing): string[] {
  const isOut = ([x, y, across, down]: Box) => x < 0 || y < 0 || x + across > width || y + down > height;
  const isPointOut = ([x, y]: Point) => x < 0 || y < 0 || x > width || y > height;
  return [
    ...Object.entries(boxes).filter(([, box]) => isOut(box)).map(([path]) => path),
    ...Object.entries(arrows).filter(([, all]) =>
      all.some(({ points, label }) => isOut(label) || points.some(isPointOut))
    ).map(([id]) => id),
  ];
}

export function findCrossedHeads(chart: Chart, { boxes, arrows }: Drawing, all: readonly Names[]): string[] {
  const drawn = Object.values(arrows).flat();
  return chart.states.filter(({ kind }) => kind === "compound" || kind === "parallel").flatMap((state) => {
    const box = boxes[state.path];
    const head = box && headOf(state, chart, box, all);
    return head && drawn.some((arrow) => crosses(arrow, head)) ? [state.path] : [];
  });
}
