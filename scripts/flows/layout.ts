/** Finds a place for every state and every word of a chart. ELK is only used here: its result is committed. */
import elkjs, { type ELK, type ElkExtendedEdge, type ElkNode } from "elkjs";
import type { Chart, ChartState, ChartWay } from "../../api/flows/chart.ts";
import {
  type Arrow,
  bodyPx,
  bodyWidth,
  type Box,
  type Drawing,
  HEAD_PX,
  labelSize,
  type Point,
  sizeOf,
} from "../../api/flows/drawing.ts";
import { isInside, type Names } from "../../api/flows/names.ts";

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.spacing.nodeNode": "32",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.spacing.labelNode": "8",
  "elk.layered.spacing.nodeNodeBetweenLayers": "40",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.randomSeed": "1",
};

/** ELK wants a name for the root too. */
const nameOf = (path: string): string => `state:${path}`;

function nodeOf(state: ChartState, chart: Chart, all: readonly Names[]): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.path);
  if (children.length === 0) {
    const [width, height] = sizeOf(state, chart, all);
    return { id: nameOf(state.path), width, height };
  }
  const head = HEAD_PX + bodyPx(state, chart, all) + 12;
  return {
    id: nameOf(state.path),
    children: children.map((child) => nodeOf(child, chart, all)),
    layoutOptions: {
      ...OPTIONS,
      "elk.padding": `[top=${head},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${bodyWidth(state, chart, all) + 16}, ${head})`,
    },
  };
}

function edgesOf(way: ChartWay, all: readonly Names[]): ElkExtendedEdge[] {
  const [width, height] = labelSize(way, all);
  return way.to.map((target, at) => ({
    id: `${at} ${way.id}`,
    sources: [nameOf(way.from)],
    targets: [nameOf(target)],
    labels: [{
      id: `label ${at} ${way.id}`,
      text: way.id,
      width,
      height,
    }],
  }));
}

interface Placed {
  readonly boxes: Record<string, Box>;
  readonly offsets: Map<string, Point>;
}

function placeNodes(node: ElkNode, [dx, dy]: Point, placed: Placed): void {
  const [x, y] = [dx + (node.x ?? 0), dy + (node.y ?? 0)];
  placed.offsets.set(node.id, [x, y]);
  if (node.id.startsWith("state:")) {
    placed.boxes[node.id.slice("state:".length)] = [x, y, node.width ?? 0, node.height ?? 0].map(
      Math.round,
    ) as never;
  }
  for (const child of node.children ?? []) placeNodes(child, [x, y], placed);
}

/** ELK gives an edge's points as seen from the node that contains both ends. */
function arrowOf(edge: ElkExtendedEdge & { container?: string }, { offsets }: Placed): Arrow {
  const [dx, dy] = offsets.get(edge.container ?? "root") ?? [0, 0];
  const moved = ({ x, y }: { x: number; y: number }): Point => [Math.round(x + dx), Math.round(y + dy)];
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(moved)
  );
  const [label] = edge.labels ?? [];
  const [x, y] = moved({ x: label?.x ?? 0, y: label?.y ?? 0 });
  return { points, label: [x, y, Math.round(label?.width ?? 0), Math.round(label?.height ?? 0)] };
}

/** The package is CommonJS: what its types call the default is the module itself. */
const engine = (): ELK => new (elkjs as unknown as new () => ELK)();

/** The same chart is always drawn the same. @param all Whatever its parts may be called: each has room. */
export async function drawingOf(chart: Chart, all: readonly Names[] = [null]): Promise<Drawing> {
  const [root] = chart.states;
  if (!root) throw new Error(`Cannot draw ${chart.id}: it has no states`);
  const edges = chart.ways.filter((way) => !isInside(way)).flatMap((way) => edgesOf(way, all));
  const graph: ElkNode = { id: "root", layoutOptions: OPTIONS, children: [nodeOf(root, chart, all)], edges };
  // Its types forget the size of the whole.
  const result = await engine().layout(graph) as unknown as ElkNode;
  const placed: Placed = { boxes: {}, offsets: new Map() };
  placeNodes(result, [0, 0], placed);
  const arrows: Record<string, Arrow[]> = {};
  for (const edge of result.edges ?? []) {
    const id = edge.id.slice(edge.id.indexOf(" ") + 1);
    (arrows[id] ??= []).push(arrowOf(edge, placed));
  }
  return {
    id: chart.id,
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    boxes: placed.boxes,
    arrows,
  };
}
