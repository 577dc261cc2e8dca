import type { AnyStateMachine } from "xstate";
import { FLOWS } from "./generated/flows.ts";

export type FlowId = keyof typeof FLOWS;

export const FLOW_IDS = Object.keys(FLOWS) as FlowId[];

/** The charts and the simulator read a machine's own shape only, whatever its context. */
export const loadFlow = async (id: FlowId): Promise<AnyStateMachine> => await FLOWS[id]();
