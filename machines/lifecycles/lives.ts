/** The lives that records of a list may have, by name: how a row is asked what it may do. One line for each. */
import type { AnyStateMachine, StateValue } from "xstate";
import type { Row } from "../rows.ts";
import { orderMachine, orderValue } from "./order.ts";

export interface Life {
  readonly machine: AnyStateMachine;
  readonly valueOf: (row: Row) => StateValue;
}

export type LifeName = "order";

const text = (value: unknown): string => typeof value === "string" ? value : "";

export const LIVES: Readonly<Record<LifeName, Life>> = {
  order: {
    machine: orderMachine,
    valueOf: ({ status, print_status, shipment_status }) =>
      orderValue({
        status: text(status),
        print_status: text(print_status),
        shipment_status: text(shipment_status),
      }),
  },
};
