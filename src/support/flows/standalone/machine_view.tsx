/** A machine from a file; one of ours has its picture and its words. */
import { use } from "react";
import type { Chart } from "../../../../api/flows/chart.ts";
import { loadDrawing } from "../drawings.ts";
import { FlowScreen } from "../flow_screen.tsx";
import { isFlowId, kept, useFlowWords } from "../load.ts";
import { fits } from "./opening.ts";

const NO_RULES = new Map<never, never>();

/** Machines say `apiToken` where their files say `api_token`. */
const fileNameOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const drawingFor = kept((id: string) =>
  isFlowId(id) ? loadDrawing(id).catch(() => null) : Promise.resolve(null)
);

export function MachineView({ chart }: { readonly chart: Chart }) {
  const id = fileNameOf(chart.id);
  const drawing = use(drawingFor(id));
  const words = useFlowWords()[id];
  const isOurs = drawing !== null && fits(chart, drawing);
  const subject = {
    id: chart.id,
    chart,
    drawing: isOurs ? drawing : null,
    rules: NO_RULES,
    words: isOurs ? words : undefined,
  };
  return <FlowScreen subject={subject} />;
}
