/** Parses a file from a disk, whose contents are neither trusted nor run. */
import { type Chart, chartOf } from "../../../../api/flows/chart.ts";
import type { Drawing } from "../../../../api/flows/drawing.ts";
import { isInside } from "../../../../api/flows/names.ts";
import { readRecording } from "../../../../api/flows/read_recording.ts";
import type { Recording } from "../../../../api/flows/recording.ts";

export type OpenResult =
  | { readonly kind: "recording"; readonly recording: Recording }
  | { readonly kind: "machine"; readonly chart: Chart }
  | { readonly kind: "refused"; readonly why: Refusal };

export type Refusal = "noJson" | "noFlow" | "tooBig" | "newer" | "damaged";

/** Maximum size of a file; no recording or machine is larger. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Maximum number of states: a larger chart would be unreadable. */
const MAX_STATES = 2_000;

const refused = (why: Refusal): OpenResult => ({ kind: "refused", why });

function machineOf(value: object): OpenResult {
  if (!("states" in value) || typeof value.states !== "object" || value.states === null) {
    return refused("noFlow");
  }
  try {
    const chart = chartOf(value);
    return chart.states.length > MAX_STATES ? refused("tooBig") : { kind: "machine", chart };
  } catch {
    // States are nested too deeply to be read.
    return refused("noFlow");
  }
}

export function parseFlowFile(text: string): OpenResult {
  if (text.length > MAX_FILE_BYTES) return refused("tooBig");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused("noJson");
  }
  if (typeof value !== "object" || value === null) return refused("noFlow");
  const read = readRecording(text);
  if (read.ok) return { kind: "recording", recording: read.recording };
  if (read.why === "newer" || read.why === "damaged") return refused(read.why);
  return machineOf(value);
}

/** Returns true if a drawing of this build has all states and transitions of a machine from a file. */
export const isDrawingComplete = (chart: Chart, { boxes, arrows }: Drawing): boolean =>
  chart.states.every(({ path }) => boxes[path]) &&
  chart.ways.every((way) => isInside(way) || arrows[way.id]?.length === way.to.length);
