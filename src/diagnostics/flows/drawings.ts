/** Where everything of a flow stands, by `deno task flows`: a file for each, loaded when it is looked at. */
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { FlowId } from "./flows.ts";

/** Of the quiet chart, where a flow has one. */
export async function loadQuietDrawing(id: FlowId): Promise<Drawing> {
  const { default: drawing } = await import(`./drawings/${id}.quiet.json`, { with: { type: "json" } });
  return drawing;
}

export async function loadDrawing(id: FlowId): Promise<Drawing> {
  const { default: drawing } = await import(`./drawings/${id}.json`, { with: { type: "json" } });
  return drawing;
}
