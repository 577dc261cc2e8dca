/** The lifecycles of records, by name: what the API and the screens say of each alike. One entry for each. */
import type { AnyStateMachine } from "xstate";
import { inColumn, inNested, inRegions, type StateColumns } from "./columns.ts";
import { batchMachine } from "./batch.ts";
import { callMachine } from "./call.ts";
import { extensionMachine } from "./extension.ts";
import { integrationMachine } from "./integration.ts";
import { itemMachine } from "./item.ts";
import { jobMachine } from "./job.ts";
import { labelMachine } from "./label.ts";
import { orderMachine } from "./order.ts";
import { ORDER_COLUMNS } from "./order_parts.ts";
import { packageMachine } from "./package.ts";
import { priceTableMachine } from "./price_table.ts";
import { refundMachine } from "./refund.ts";
import { topupMachine } from "./topup.ts";
import { unitMachine } from "./unit.ts";

export interface Lifecycle {
  readonly machine: AnyStateMachine;
  readonly columns: StateColumns;
}

export const LIFECYCLES = {
  batch: { machine: batchMachine, columns: inColumn("status", "Open") },
  call: { machine: callMachine, columns: inColumn("status", "Active") },
  extension: { machine: extensionMachine, columns: inColumn("status", "Off") },
  integration: { machine: integrationMachine, columns: inColumn("status", "Paused") },
  item: { machine: itemMachine, columns: inColumn("status", "Active") },
  job: { machine: jobMachine, columns: inColumn("status", "Queued") },
  label: { machine: labelMachine, columns: inColumn("status", "Live") },
  order: { machine: orderMachine, columns: inRegions(ORDER_COLUMNS) },
  package: { machine: packageMachine, columns: inColumn("shipment_status", "Processing") },
  price_table: { machine: priceTableMachine, columns: inColumn("status", "draft") },
  refund: { machine: refundMachine, columns: inColumn("status", "Processing") },
  topup: { machine: topupMachine, columns: inColumn("status", "Pending") },
  unit: { machine: unitMachine, columns: inNested("print_status", "work_status") },
} as const satisfies Readonly<Record<string, Lifecycle>>;

export type LifecycleName = keyof typeof LIFECYCLES;

export const isLifecycle = (name: string): name is LifecycleName => Object.hasOwn(LIFECYCLES, name);
