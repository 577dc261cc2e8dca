/** What the files of the flows should hold, by path. */
import { chartOf, quietChartOf } from "../../api/flows/chart.ts";
import type { Drawing } from "../../api/flows/drawing.ts";
import { machineJson } from "../../api/flows/machine_json.ts";
import { mermaidOf } from "../../api/flows/mermaid.ts";
import { svgOf } from "../../api/flows/svg.ts";
import { FLOW_IDS, loadFlow } from "../../src/support/flows/flows.ts";
import { flows as english } from "../../src/support/flows/generated/en.ts";
import { drawingOf } from "./layout.ts";
import { namesOf } from "./names.ts";
import { flowsPage, type PageFlow } from "./page.ts";

/** One line for each box and arrow, so that a change can be read. */
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

export async function filesOfFlows(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const flows: PageFlow[] = [];
  for (const id of FLOW_IDS) {
    const { config } = await loadFlow(id);
    const chart = chartOf(config);
    const words = english[id] ?? null;
    const drawing = await drawingOf(chart, namesOf(id));
    const quiet = quietChartOf(chart);
    const quietDrawing = quiet === chart ? drawing : await drawingOf(quiet, namesOf(id));
    if (quiet !== chart) files[`src/support/flows/drawings/${id}.quiet.json`] = drawingText(quietDrawing);
    flows.push({ id, chart, words });
    files[`src/support/flows/drawings/${id}.json`] = drawingText(drawing);
    files[`docs/flows/${id}.json`] = `${JSON.stringify(machineJson(config), null, 2)}\n`;
    files[`docs/flows/${id}.mmd`] = mermaidOf(chart, words);
    files[`docs/flows/${id}.svg`] = svgOf(quiet, quietDrawing, words?.title ?? id, words);
  }
  return { ...files, "docs/flows.md": flowsPage(flows) };
}
