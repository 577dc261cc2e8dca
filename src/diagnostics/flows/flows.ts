import type { AnyStateMachine } from "xstate";
import { FLOWS } from "./generated/flows.ts";

export type FlowId = keyof typeof FLOWS;

export const FLOW_IDS = Object.keys(FLOWS) as FlowId[];

/** Loads a machine. The type is general, because charts and simulator read a machine's states, not its context. */
export const loadFlow = async (id: FlowId): Promise<AnyStateMachine> => await FLOWS[id]();
