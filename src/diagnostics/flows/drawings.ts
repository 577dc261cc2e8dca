/** Loads the drawings that `deno task flows` makes: one file with all, when a flow is first shown. */
import type { Drawing } from "../../../api/flows/drawing.ts";
import type { FlowId } from "./flows.ts";

async function load(name: string): Promise<Drawing> {
  const { drawings } = await import("./drawings/drawings.ts");
  const drawing = drawings[name];
  if (!drawing) throw new Error(`Cannot find the drawing ${name}: "deno task flows" makes it`);
  return drawing as Drawing;
}

export const loadQuietDrawing = (id: FlowId): Promise<Drawing> => load(`${id}.quiet`);
export const loadDrawing = (id: FlowId): Promise<Drawing> => load(id);
