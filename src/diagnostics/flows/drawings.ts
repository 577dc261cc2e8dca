/** Made by `deno task flows`: a file for each flow, loaded when it is shown. */
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { FlowId } from "./flows.ts";

export async function loadQuietDrawing(id: FlowId): Promise<Drawing> {
  const { default: drawing } = await import(`./drawings/${id}.quiet.json`, { with: { type: "json" } });
  return drawing;
}

export async function loadDrawing(id: FlowId): Promise<Drawing> {
  const { default: drawing } = await import(`./drawings/${id}.json`, { with: { type: "json" } });
  return drawing;
}
