/** A flow with all that is shown of it. Each part is loaded once, when it is first looked at. */
import { use } from "react";
import type { AnyStateMachine } from "xstate";
import { type Chart, chartOf, quietChartOf } from "../../../api/flows/chart.ts";
import type { Drawing } from "../../../api/flows/drawing.ts";
import { loadTwice } from "../../lib/chunks.ts";
import { type Language, language } from "../../lib/i18n.ts";
import { loadDrawing, loadQuietDrawing } from "./drawings.ts";
import type { AllFlowWords } from "./flow_words/words.ts";
import { FLOW_WORDS } from "./generated/loaders.ts";
import { FLOW_IDS, type FlowId, loadFlow } from "./flows.ts";

export interface Flow {
  readonly id: FlowId;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** Null where there is none: then the tree has to do. */
  readonly drawing: Drawing | null;
  /** Left out where it is all of it. */
  readonly quiet: Pick<Flow, "chart" | "drawing"> | null;
}

/** Keeps what was loaded, so that React reads it at once; a failure is tried again by the next who asks. */
export function kept<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const all = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = all.get(key);
    if (known) return known;
    const loading = load(key);
    all.set(key, loading);
    loading.then((value) => Object.assign(loading, { status: "fulfilled", value }), () => all.delete(key));
    return loading;
  };
}

export const isFlowId = (name: string): name is FlowId => (FLOW_IDS as readonly string[]).includes(name);

export const flowOf = kept(async (id: FlowId): Promise<Flow> => {
  const [machine, drawing] = await Promise.all([
    loadTwice(() => loadFlow(id)),
    loadDrawing(id).catch(() => null),
  ]);
  const chart = chartOf(machine.config);
  return { id, machine, chart, drawing, quiet: await quietOf(id, chart) };
});

async function quietOf(id: FlowId, whole: Chart): Promise<Flow["quiet"]> {
  const chart = quietChartOf(whole);
  return chart === whole ? null : { chart, drawing: await loadQuietDrawing(id).catch(() => null) };
}

export const wordsIn = kept((name: Language) => loadTwice(FLOW_WORDS[name]));

/** A flow whose parts are on the way suspends what shows it. */
export const useFlow = (id: FlowId): Flow => use(flowOf(id));

/** The words of all flows in the person's language. */
export const useFlowWords = (): AllFlowWords => use(wordsIn(language.value));
