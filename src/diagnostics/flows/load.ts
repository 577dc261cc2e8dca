import { use } from "react";
import type { AnyStateMachine } from "xstate";
import { type Chart, chartOf, quietChartOf } from "../../../api/flows/chart.ts";
import type { Drawing } from "../../../api/flows/drawing.ts";
import { loadWithRetry } from "../../lib/chunks.ts";
import { type Language, language } from "../../lib/i18n.ts";
import { loadDrawing, loadQuietDrawing } from "./drawings.ts";
import type { AllFlowWords } from "./flow_words/words.ts";
import { FLOW_WORDS } from "./generated/loaders.ts";
import { FLOW_IDS, type FlowId, loadFlow } from "./flows.ts";

export interface Flow {
  readonly id: FlowId;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** Null if the flow has no drawing; then the tree is shown. */
  readonly drawing: Drawing | null;
  /** Chart without the quiet transitions; null if it equals the whole chart. */
  readonly quiet: Pick<Flow, "chart" | "drawing"> | null;
}

/** Memoizes loads, so that React gets the same promise at each render. A failed load is retried by the next call. */
export function memoizeLoad<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
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

export const flowOf = memoizeLoad(async (id: FlowId): Promise<Flow> => {
  const [machine, drawing] = await Promise.all([
    loadWithRetry(() => loadFlow(id)),
    loadDrawing(id).catch(() => null),
  ]);
  const chart = chartOf(machine.config);
  return { id, machine, chart, drawing, quiet: await quietOf(id, chart) };
});

async function quietOf(id: FlowId, whole: Chart): Promise<Flow["quiet"]> {
  const chart = quietChartOf(whole);
  return chart === whole ? null : { chart, drawing: await loadQuietDrawing(id).catch(() => null) };
}

export const wordsIn = memoizeLoad((name: Language) => loadWithRetry(FLOW_WORDS[name]));

/** Returns a flow; the calling component is suspended while the flow loads. */
export const useFlow = (id: FlowId): Flow => use(flowOf(id));

export const useFlowWords = (): AllFlowWords => use(wordsIn(language.value));
