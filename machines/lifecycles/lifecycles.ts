/** The lifecycles of records, by name: what the API and the screens say of each alike. One entry for each. */
import type { AnyStateMachine } from "xstate";
import { inColumn, inRegions, type StateColumns } from "./columns.ts";
import { callMachine } from "./call.ts";
import { extensionMachine } from "./extension.ts";
import { integrationMachine } from "./integration.ts";
import { itemMachine } from "./item.ts";
import { jobMachine } from "./job.ts";
import { ORDER_COLUMNS, orderMachine } from "./order.ts";

export interface Lifecycle {
  readonly machine: AnyStateMachine;
  readonly columns: StateColumns;
}

export const LIFECYCLES = {
  call: { machine: callMachine, columns: inColumn("status", "Active") },
  extension: { machine: extensionMachine, columns: inColumn("status", "Off") },
  integration: { machine: integrationMachine, columns: inColumn("status", "Paused") },
  item: { machine: itemMachine, columns: inColumn("status", "Active") },
  job: { machine: jobMachine, columns: inColumn("status", "Queued") },
  order: { machine: orderMachine, columns: inRegions(ORDER_COLUMNS) },
} as const satisfies Readonly<Record<string, Lifecycle>>;

export type LifecycleName = keyof typeof LIFECYCLES;

export const isLifecycle = (name: string): name is LifecycleName => Object.hasOwn(LIFECYCLES, name);
