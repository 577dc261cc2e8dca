/** What the files of the flows should hold, by path. */
import { chartOf } from "../../api/flows/chart.ts";
import type { Drawing } from "../../api/flows/drawing.ts";
import { FLOW_IDS, loadFlow } from "../../src/flows/flows.ts";
import { drawingOf } from "./layout.ts";
import { namesOf } from "./names.ts";

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
  for (const id of FLOW_IDS) {
    const chart = chartOf((await loadFlow(id)).config);
    files[`src/flows/drawings/${id}.json`] = drawingText(await drawingOf(chart, namesOf(id)));
  }
  return files;
}
