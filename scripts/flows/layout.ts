/**
 * Places every state and word of a chart: with ELK if transitions connect states; in rows for the regions of a parallel
 * state, which have no transitions between them.
 */
import type { Chart, ChartState } from "../../api/flows/chart.ts";
import { type Arrow, type Box, type Drawing, findCrossedHeads, type Point } from "../../api/flows/drawing.ts";
import { isInside, type Names } from "../../api/flows/names.ts";
import { headPx, headWidth, layOutByElk, type Part, SIDE_PX, type Task } from "./elk_layout.ts";

const GAP_PX = 24;
const MARGIN_PX = 12;
/** Aspect ratio of a screen, so that a chart needs less scrolling. */
const ASPECT = 1.6;

const isWithin = (path: string, state: string): boolean =>
  state === "" || path === state || path.startsWith(`${state}.`);

/** Returns true for a parallel state without transitions between, into or out of its regions. */
function isPackable(state: ChartState, { states, ways }: Chart): boolean {
  if (state.kind !== "parallel") return false;
  const regions = states.filter(({ parent }) => parent === state.path).map(({ path }) => path);
  const regionOf = (path: string) => regions.find((region) => isWithin(path, region)) ?? "";
  return ways.every(({ from, to }) => new Set([from, ...to].map(regionOf)).size === 1);
}

function moved({ boxes, arrows }: Part, [dx, dy]: Point): Pick<Part, "boxes" | "arrows"> {
  const box = ([x, y, width, height]: Box): Box => [x + dx, y + dy, width, height];
  const arrow = ({ points, label }: Arrow): Arrow => ({
    points: points.map(([x, y]): Point => [x + dx, y + dy]),
    label: box(label),
  });
  return {
    boxes: Object.fromEntries(Object.entries(boxes).map(([path, each]) => [path, box(each)])),
    arrows: Object.fromEntries(Object.entries(arrows).map(([id, each]) => [id, each.map(arrow)])),
  };
}

function joined(parts: readonly Pick<Part, "boxes" | "arrows">[]): Pick<Part, "boxes" | "arrows"> {
  return {
    boxes: Object.assign({}, ...parts.map(({ boxes }) => boxes)),
    arrows: Object.assign({}, ...parts.map(({ arrows }) => arrows)),
  };
}

interface Rows {
  readonly corners: readonly Point[];
  readonly width: number;
  readonly height: number;
}

function rowsOf(parts: readonly Pick<Part, "width" | "height">[], most: number): Rows {
  let [x, y, row, width] = [0, 0, 0, 0];
  const corners = parts.map((part): Point => {
    if (x > 0 && x + part.width > most) [x, y, row] = [0, y + row + GAP_PX, 0];
    const corner: Point = [x, y];
    width = Math.max(width, x + part.width);
    [x, row] = [x + part.width + GAP_PX, Math.max(row, part.height)];
    return corner;
  });
  return { corners, width, height: y + row };
}

function columnsOf(parts: readonly Pick<Part, "width" | "height">[], most: number): Rows {
  const { corners, width, height } = rowsOf(
    parts.map((part) => ({ width: part.height, height: part.width })),
    most,
  );
  return { corners: corners.map(([x, y]): Point => [y, x]), width: height, height: width };
}

function best(parts: readonly Part[]): Rows {
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_, count) => parts.slice(from, from + count + 1))
  );
  const sum = (run: readonly Part[], side: "width" | "height") =>
    run.reduce((all, part) => all + part[side] + GAP_PX, 0);
  const all = runs.flatMap((run) => [rowsOf(parts, sum(run, "width")), columnsOf(parts, sum(run, "height"))]);
  const cost = ({ width, height }: Rows) => Math.max(width, height * ASPECT);
  return all.reduce((one, other) => cost(other) < cost(one) ? other : one);
}

function packed(state: ChartState, parts: readonly Part[], task: Task): Part {
  const { corners, width: inner, height } = best(parts);
  const head = headPx(state, task);
  const width = Math.max(inner + 2 * SIDE_PX, headWidth(state, task));
  const box: Box = [0, 0, width, head + height + SIDE_PX];
  const { boxes, arrows } = joined(
    parts.map((part, at) => moved(part, [(corners[at]?.[0] ?? 0) + SIDE_PX, (corners[at]?.[1] ?? 0) + head])),
  );
  return { width: box[2], height: box[3], boxes: { [state.path]: box, ...boxes }, arrows };
}

async function partOf(state: ChartState, task: Task): Promise<Part> {
  const { states, ways } = task.chart;
  if (isPackable(state, task.chart)) {
    const regions = states.filter(({ parent }) => parent === state.path);
    return packed(state, await Promise.all(regions.map((region) => partOf(region, task))), task);
  }
  const packable = states.filter((each) => isWithin(each.path, state.path) && isPackable(each, task.chart));
  const isBelow = (path: string) => packable.some((each) => path !== each.path && isWithin(path, each.path));
  const placed = new Map<string, Part>();
  for (const each of packable.filter(({ path }) => !isBelow(path))) {
    placed.set(each.path, await partOf(each, task));
  }
  const own = ways.filter((way) => !isInside(way) && isWithin(way.from, state.path) && !isBelow(way.from));
  const part = await layOutByElk(state, own, task, placed);
  const inner = [...placed].map(([path, each]) => {
    const [x, y] = part.boxes[path] ?? [0, 0];
    return moved(each, [x, y]);
  });
  return { ...part, ...joined([part, ...inner]) };
}

/**
 * Lays out a chart; the same chart always gives the same drawing.
 * @param all names of the chart's parts in each language: there is room for the longest
 */
export async function drawingOf(chart: Chart, all: readonly Names[] = [null]): Promise<Drawing> {
  const [root] = chart.states;
  if (!root) throw new Error(`Cannot draw ${chart.id}: it has no states`);
  const drawn = async (beside: ReadonlySet<string>): Promise<Drawing> => {
    const part = await partOf(root, { chart, all, beside });
    const { boxes, arrows } = moved(part, [MARGIN_PX, MARGIN_PX]);
    return {
      id: chart.id,
      width: part.width + 2 * MARGIN_PX,
      height: part.height + 2 * MARGIN_PX,
      boxes,
      arrows,
    };
  };
  const first = await drawn(new Set());
  const crossed = findCrossedHeads(chart, first, all);
  return crossed.length === 0 ? first : await drawn(new Set(crossed));
}
