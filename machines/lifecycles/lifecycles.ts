/** The lifecycles that records of a list may have, by name: how a row is asked what it may do. One line for each. */
import type { AnyStateMachine, StateValue } from "xstate";
import type { Row } from "../rows.ts";
import { jobMachine } from "./job.ts";
import { orderMachine, orderValue } from "./order.ts";

export interface Lifecycle {
  readonly machine: AnyStateMachine;
  readonly valueOf: (row: Row) => StateValue;
  /** The column that holds each region's state; the machine's own where it has no regions. */
  readonly columns: Readonly<Record<string, string>>;
}

export type LifecycleName = "job" | "order";

const text = (value: unknown): string => typeof value === "string" ? value : "";

export const LIFECYCLES: Readonly<Record<LifecycleName, Lifecycle>> = {
  job: {
    machine: jobMachine,
    valueOf: ({ status }) => text(status) || "Queued",
    columns: { "": "status" },
  },
  order: {
    machine: orderMachine,
    columns: { status: "status", print: "print_status", shipment: "shipment_status" },
    valueOf: ({ status, print_status, shipment_status }) =>
      orderValue({
        status: text(status),
        print_status: text(print_status),
        shipment_status: text(shipment_status),
      }),
  },
};
