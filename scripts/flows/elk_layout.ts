/** Lays out a graph of states from top to bottom with ELK. The resulting drawings are committed. */
import elkjs, { type ELK, type ElkExtendedEdge, type ElkNode } from "elkjs";
import type { Chart, ChartState, ChartTransition } from "../../api/flows/chart.ts";
import {
  type Arrow,
  bodyPx,
  bodyWidth,
  type Box,
  HEAD_PX,
  labelSize,
  type Point,
  sizeOf,
} from "../../api/flows/drawing.ts";
import type { Names } from "../../api/flows/names.ts";

/** A part of a drawing, in coordinates relative to the part's top left corner. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly boxes: Readonly<Record<string, Box>>;
  readonly arrows: Readonly<Record<string, readonly Arrow[]>>;
}

export interface Task {
  readonly chart: Chart;
  readonly all: readonly Names[];
  /** Groups whose words are at their side, because arrows enter them from above. */
  readonly beside: ReadonlySet<string>;
}

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.padding": "[top=0,left=0,bottom=0,right=0]",
  "elk.spacing.nodeNode": "32",
  "elk.spacing.edgeEdge": "14",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.spacing.labelNode": "8",
  "elk.layered.spacing.nodeNodeBetweenLayers": "40",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  // Places states below the initial state, in the order in which a reader follows them.
  "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
  "elk.layered.thoroughness": "50",
  // Words are always on the same side of their arrow, so that it is clear to which arrow they belong.
  "elk.layered.edgeLabels.sideSelection": "ALWAYS_UP",
  "elk.randomSeed": "1",
};

export const SIDE_PX = 20;

/** Height of a group's name and lines, with margins. */
export const headPx = (state: ChartState, { chart, all }: Task): number =>
  HEAD_PX + bodyPx(state, chart, all) + 12;

export const headWidth = (state: ChartState, { chart, all }: Task): number =>
  Math.ceil(bodyWidth(state, chart, all));

const nameOf = (path: string): string => `state:${path}`;

function nodeOf(state: ChartState, task: Task, placed: ReadonlyMap<string, Part>): ElkNode {
  const { chart, all, beside } = task;
  const id = nameOf(state.path);
  const part = placed.get(state.path);
  if (part) return { id, width: part.width, height: part.height };
  const children = chart.states.filter(({ parent }) => parent === state.path);
  if (children.length === 0) {
    const [width, height] = sizeOf(state, chart, all);
    return { id, width, height };
  }
  const [head, width] = [headPx(state, task), headWidth(state, task)];
  const [top, left] = beside.has(state.path) ? [SIDE_PX, width] : [head, SIDE_PX];
  return {
    id,
    children: children.map((child) => nodeOf(child, task, placed)),
    layoutOptions: {
      ...OPTIONS,
      "elk.padding": `[top=${top},left=${left},bottom=${SIDE_PX},right=${SIDE_PX}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      // Height comes before width here: ELK lays out from left to right and rotates the result, but not this size.
      "elk.nodeSize.minimum": `(${head}, ${width})`,
    },
  };
}

function edgesOf(way: ChartTransition, all: readonly Names[]): ElkExtendedEdge[] {
  const [width, height] = labelSize(way, all);
  return way.to.map((target, at) => ({
    id: `${at} ${way.id}`,
    sources: [nameOf(way.from)],
    targets: [nameOf(target)],
    labels: [{ id: `label ${at} ${way.id}`, text: way.id, width, height }],
  }));
}

function placeNodes(node: ElkNode, [dx, dy]: Point, boxes: Record<string, Box>): void {
  const [x, y] = [dx + (node.x ?? 0), dy + (node.y ?? 0)];
  if (node.id.startsWith("state:")) {
    const [width, height] = [Math.round(node.width ?? 0), Math.round(node.height ?? 0)];
    boxes[node.id.slice("state:".length)] = [Math.round(x), Math.round(y), width, height];
  }
  for (const child of node.children ?? []) placeNodes(child, [x, y], boxes);
}

/** ELK gives an edge's points relative to the node that contains both ends. */
function arrowOf(
  edge: ElkExtendedEdge & { container?: string },
  boxes: Readonly<Record<string, Box>>,
): Arrow {
  const [dx, dy] = boxes[edge.container?.slice("state:".length) ?? ""] ?? [0, 0];
  const isInGraph = !edge.container?.startsWith("state:");
  const moved = ({ x, y }: { x: number; y: number }): Point =>
    isInGraph ? [Math.round(x), Math.round(y)] : [Math.round(x + dx), Math.round(y + dy)];
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(moved)
  );
  const [label] = edge.labels ?? [];
  const [x, y] = moved({ x: label?.x ?? 0, y: label?.y ?? 0 });
  return { points, label: [x, y, Math.round(label?.width ?? 0), Math.round(label?.height ?? 0)] };
}

/** The package is CommonJS, and its types declare the module object as the class. */
const engine = (): ELK => new (elkjs as unknown as new () => ELK)();

/**
 * Lays out a state with everything inside.
 * @param ways transitions between its states
 * @param placed inner states that are already laid out, by path
 */
export async function layOutByElk(
  state: ChartState,
  ways: readonly ChartTransition[],
  task: Task,
  placed: ReadonlyMap<string, Part>,
): Promise<Part> {
  const graph: ElkNode = {
    id: "graph",
    layoutOptions: OPTIONS,
    children: [nodeOf(state, task, placed)],
    edges: ways.flatMap((way) => edgesOf(way, task.all)),
  };
  const result = await engine().layout(graph) as unknown as ElkNode;
  const boxes: Record<string, Box> = {};
  placeNodes(result, [0, 0], boxes);
  const arrows: Record<string, Arrow[]> = {};
  for (const edge of result.edges ?? []) {
    const id = edge.id.slice(edge.id.indexOf(" ") + 1);
    (arrows[id] ??= []).push(arrowOf(edge, boxes));
  }
  return { width: Math.ceil(result.width ?? 0), height: Math.ceil(result.height ?? 0), boxes, arrows };
}
