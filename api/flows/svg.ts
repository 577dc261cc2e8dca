import type { Chart, ChartState } from "./chart.ts";
import { type Arrow, type Box, type Drawing, isLeftOfLine, LINE_PX, type Point } from "./drawing.ts";
import { bodyLines, type Label, labelOf, type Names, stateText } from "./names.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Follows the reader's theme if the picture is a separate file. */
const STYLE = `
  .chart { --ink: #1b1a1f; --quiet: #5b5a64; --line: #8a8994; --paper: #ffffff; --box: #f6f6f8; }
  @media (prefers-color-scheme: dark) {
    .chart { --ink: #f2f2f5; --quiet: #b9b8c4; --line: #8a8994; --paper: #17181c; --box: #22232a; }
  }
  .chart text { font: 12px system-ui, sans-serif; fill: var(--ink); }
  .chart .name { font-weight: 600; }
  .chart .before { text-anchor: end; }
  .chart .quiet { fill: var(--quiet); }
  .chart .box { fill: var(--box); stroke: var(--line); }
  .chart .group { fill: none; stroke: var(--line); }
  .chart .region { stroke-dasharray: 6 4; }
  .chart .end { stroke-width: 3; }
  .chart .way { fill: none; stroke: var(--line); stroke-width: 1.25; }
  .chart .tip { fill: var(--line); }
  .chart .paper { fill: var(--paper); }
`;

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return `${at === 0 ? "M" : "L"}${x} ${y}`;
    const towards = ([tx, ty]: Point): Point => {
      const length = Math.hypot(tx - x, ty - y) || 1;
      const step = Math.min(6, length / 2);
      return [Math.round(x + (tx - x) / length * step), Math.round(y + (ty - y) / length * step)];
    };
    const [ax, ay] = towards(before);
    const [bx, by] = towards(after);
    return `L${ax} ${ay}Q${x} ${y} ${bx} ${by}`;
  }).join("");
}

function lines(texts: readonly string[], x: number, y: number, kind: string): string {
  return texts.map((text, at) =>
    `<text class="${kind}" x="${x}" y="${y + at * LINE_PX}">${escaped(text)}</text>`
  ).join("");
}

function stateSvg(state: ChartState, chart: Chart, [x, y, width, height]: Box, names: Names): string {
  const isLeaf = state.kind !== "compound" && state.kind !== "parallel";
  const parent = chart.states.find(({ path }) => path === state.parent);
  const kinds = [
    isLeaf ? "box" : "group",
    state.kind === "final" ? "end" : "",
    parent?.kind === "parallel" ? "region" : "",
  ].filter(Boolean).join(" ");
  const body = bodyLines(state, chart, names);
  const isBare = isLeaf && body.length === 0;
  const name = isBare
    ? `<text class="name" x="${x + width / 2}" y="${y + height / 2 + 4}" text-anchor="middle">${
      escaped(stateText(state, names))
    }</text>`
    : lines([stateText(state, names)], x + 12, y + 19, "name");
  const start = state.isInitial ? `<circle class="tip" cx="${x + 2}" cy="${y + 2}" r="5"/>` : "";
  return `<rect class="${kinds}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>${start}${name}` +
    lines(body, x + 12, y + 36, "quiet");
}

function arrowSvg(arrow: Arrow, { call, needs }: Label): string {
  const { points, label: [left, y, width] } = arrow;
  const [x, anchor] = isLeftOfLine(arrow) ? [left + width - 2, "before"] : [left + 2, ""];
  return `<path class="way" d="${pathOf(points)}" marker-end="url(#tip)"/>` +
    lines(call, x, y + 12, anchor) +
    lines(needs, x, y + 12 + call.length * LINE_PX, `quiet ${anchor}`.trim());
}

export function svgOf(chart: Chart, drawing: Drawing, title: string, names: Names): string {
  const ways = chart.ways.flatMap((way) =>
    (drawing.arrows[way.id] ?? []).map((arrow) => arrowSvg(arrow, labelOf(way, names)))
  );
  const states = chart.states.map((state) => {
    const box = drawing.boxes[state.path];
    return box ? stateSvg(state, chart, box, names) : "";
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${drawing.width} ${drawing.height}" ` +
    `width="${drawing.width}" height="${drawing.height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">` +
    `<path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>`,
    `<rect class="paper" width="100%" height="100%"/>`,
    ...states,
    ...ways,
    "</svg>\n",
  ].join("\n");
}
