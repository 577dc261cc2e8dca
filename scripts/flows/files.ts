import { type Chart, chartOf, quietChartOf } from "../../api/flows/chart.ts";
import type { Drawing } from "../../api/flows/drawing.ts";
import { machineJson } from "../../api/flows/machine_json.ts";
import { mermaidOf } from "../../api/flows/mermaid.ts";
import { svgOf } from "../../api/flows/svg.ts";
import { FLOW_IDS, loadFlow } from "../../src/diagnostics/flows/flows.ts";
import { flows as english } from "../../src/diagnostics/flows/generated/en.ts";
import { namesOf } from "./names.ts";
import { flowsPage, type PageFlow } from "./page.ts";
import { openDrawer, SEALS_PATH } from "./drawing_seals.ts";

/** Writes one line for each box and arrow, so that diffs are readable. */
function drawingText({ id, width, height, boxes, arrows }: Drawing): string {
  const lines = (all: Readonly<Record<string, unknown>>): string =>
    Object.entries(all).sort(([one], [other]) => one < other ? -1 : 1)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(",\n");
  return [
    "{",
    `  "id": ${JSON.stringify(id)},`,
    `  "width": ${width},`,
    `  "height": ${height},`,
    `  "boxes": {\n${lines(boxes)}\n  },`,
    `  "arrows": {\n${lines(arrows)}\n  }`,
    "}\n",
  ].join("\n");
}

const DRAWINGS = "src/diagnostics/flows/drawings/";

/** Writes a module that imports all drawings, so that the build makes one file of them. */
function drawingsModule(paths: readonly string[]): string {
  const names = paths.map((path) => path.slice(DRAWINGS.length));
  return [
    '// Written by "deno task flows". Do not edit.',
    ...names.map((name, at) => `import d${at} from "./${name}" with { type: "json" };`),
    "",
    "/** Drawings of all flows by id; `.quiet` follows the id of one without its quiet edges. */",
    "export const drawings: Readonly<Record<string, unknown>> = {",
    ...names.map((name, at) => `  ${JSON.stringify(name.replace(/\.json$/, ""))}: d${at},`),
    "};\n",
  ].join("\n");
}

export async function filesOfFlows(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const flows: PageFlow[] = [];
  const drawer = await openDrawer();
  const placeOf = (id: string) => `${DRAWINGS}${id}.json`;
  for (const id of FLOW_IDS) {
    const { config } = await loadFlow(id);
    const chart = chartOf(config);
    const words = english[id] ?? null;
    const draw = async (name: string, drawn: Chart) => {
      const drawing = await drawer.draw(placeOf(name), drawn, namesOf(id), drawingText);
      files[placeOf(name)] = drawingText(drawing);
      return drawing;
    };
    const drawing = await draw(id, chart);
    const quiet = quietChartOf(chart);
    const quietDrawing = quiet === chart ? drawing : await draw(`${id}.quiet`, quiet);
    flows.push({ id, chart, words });
    files[`docs/flows/${id}.json`] = `${JSON.stringify(machineJson(config), null, 2)}\n`;
    files[`docs/flows/${id}.mmd`] = mermaidOf(chart, words);
    files[`docs/flows/${id}.svg`] = svgOf(quiet, quietDrawing, words?.title ?? id, words);
  }
  files[`${DRAWINGS}drawings.ts`] = drawingsModule(
    Object.keys(files).filter((path) => path.startsWith(DRAWINGS)),
  );
  return { ...files, [SEALS_PATH]: drawer.seals(), "docs/flows.md": flowsPage(flows) };
}
