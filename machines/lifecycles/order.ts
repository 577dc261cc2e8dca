/**
 * The lifecycle of an order: `status` leads, `print` and `shipment` follow it and lead where the work is theirs.
 *
 * Three axes, each a column and a filter (ADR 0004). Statuses beyond the spec's Pending, Processing and
 * In Production are chosen. Guards read one facts object that the store computes. Actions are names of
 * effects: `transition()` lists them, the store carries them out in the transaction of the move.
 */
import { and, not, or, setup, stateIn } from "xstate";

export interface OrderFacts {
  /** The total was captured from the seller's balance. */
  readonly paid: boolean;
  /** Units whose production is not finished. */
  readonly unitsOpen: number;
  readonly labelReady: boolean;
  /** The status a hold goes back to; empty when there is none. */
  readonly heldFrom: string;
  readonly problems: number;
  /** Its store holds what is submitted. */
  readonly autoHold: boolean;
  /** Its store's cooling-off time is not over. */
  readonly cooling: boolean;
}

export type OrderEvent =
  | { readonly type: "order.submit" }
  | { readonly type: "order.pay" }
  | { readonly type: "order.hold" }
  | { readonly type: "order.release" }
  | { readonly type: "order.cancel" }
  | { readonly type: "order.requestCancel" }
  | { readonly type: "order.refuseCancel" }
  | { readonly type: "order.approveCancel" }
  | { readonly type: "order.complete" }
  | { readonly type: "production.start" }
  | { readonly type: "production.finish" }
  | { readonly type: "label.attach" }
  | { readonly type: "label.void" }
  | { readonly type: "shipment.handOver" }
  | { readonly type: "shipment.deliver" }
  | { readonly type: "shipment.return" };

/** An effect is carried out by the store; the machine only names it. */
const effect = () => {};

export const orderMachine = setup({
  types: {
    context: {} as OrderFacts,
    input: {} as OrderFacts,
    events: {} as OrderEvent,
    tags: {} as "lines.editable" | "address.editable" | "address.open",
  },
  actions: {
    captureTotal: effect,
    refundTotal: effect,
    rememberHold: effect,
    forgetHold: effect,
    rememberAutoHold: effect,
    startCooling: effect,
    makeUnits: effect,
    startUnits: effect,
    finishUnits: effect,
    stopUnits: effect,
    attachLabel: effect,
    voidLabel: effect,
    handOverPackages: effect,
    deliverPackages: effect,
    returnPackages: effect,
  },
  guards: {
    hasNoProblems: ({ context }) => context.problems === 0,
    isAutoHeld: ({ context }) => context.autoHold,
    isPaid: ({ context }) => context.paid,
    isCooled: ({ context }) => !context.cooling,
    isReadyToLeave: ({ context }) => context.labelReady && context.unitsOpen === 0,
    isHeldBeforeWork: ({ context }) => ["Pending", "Processing"].includes(context.heldFrom),
    isHeldFromPending: ({ context }) => context.heldFrom === "Pending",
    isHeldFromProcessing: ({ context }) => context.heldFrom === "Processing",
    isHeldFromProduction: ({ context }) => context.heldFrom === "In Production",
    isHeldFromReady: ({ context }) => context.heldFrom === "Ready",
    isInProduction: stateIn({ status: "In Production" }),
    isPayableWork: and([
      "isPaid",
      or([stateIn({ status: "Processing" }), stateIn({ status: "In Production" })]),
    ]),
    isNotOnHold: not(stateIn({ status: "On Hold" })),
    isProducedAndLabelled: and([stateIn({ print: "Printed" }), stateIn({ shipment: "Ready" })]),
    isShipped: stateIn({ status: "Shipped" }),
    isDelivered: stateIn({ status: "Delivered" }),
    isReturned: stateIn({ status: "Returned" }),
    isCancelled: stateIn({ status: "Cancelled" }),
  },
}).createMachine({
  id: "order",
  context: ({ input }) => input,
  type: "parallel",
  states: {
    status: {
      initial: "Draft",
      states: {
        Draft: {
          tags: ["lines.editable", "address.editable"],
          on: {
            "order.submit": [
              { target: "On Hold", guard: and(["hasNoProblems", "isAutoHeld"]), actions: "rememberAutoHold" },
              { target: "Pending", guard: "hasNoProblems" },
            ],
            "order.cancel": { target: "Cancelled" },
          },
        },
        Pending: {
          tags: ["lines.editable", "address.editable"],
          on: {
            "order.pay": {
              target: "Processing",
              guard: "hasNoProblems",
              actions: ["captureTotal", "makeUnits", "startCooling"],
            },
            "order.hold": { target: "On Hold", actions: "rememberHold" },
            "order.cancel": { target: "Cancelled" },
          },
        },
        Processing: {
          tags: ["address.editable"],
          on: {
            "production.start": {
              target: "In Production",
              guard: and(["isPaid", "isCooled"]),
              actions: "startUnits",
            },
            "order.hold": { target: "On Hold", actions: "rememberHold" },
            "order.cancel": { target: "Cancelled", actions: ["refundTotal", "stopUnits", "voidLabel"] },
          },
        },
        "In Production": {
          tags: ["address.editable"],
          always: { target: "Ready", guard: "isProducedAndLabelled" },
          on: {
            "order.hold": { target: "On Hold", actions: "rememberHold" },
            "order.requestCancel": { target: "Cancel Requested" },
          },
        },
        "On Hold": {
          tags: ["address.editable"],
          on: {
            "order.release": [
              { target: "Pending", guard: "isHeldFromPending", actions: "forgetHold" },
              { target: "Processing", guard: "isHeldFromProcessing", actions: "forgetHold" },
              { target: "In Production", guard: "isHeldFromProduction", actions: "forgetHold" },
              { target: "Ready", guard: "isHeldFromReady", actions: "forgetHold" },
            ],
            "order.cancel": {
              target: "Cancelled",
              guard: "isHeldBeforeWork",
              actions: ["forgetHold", "refundTotal", "stopUnits", "voidLabel"],
            },
          },
        },
        "Cancel Requested": {
          on: {
            "order.refuseCancel": { target: "In Production" },
            "order.approveCancel": {
              target: "Cancelled",
              actions: ["refundTotal", "stopUnits", "voidLabel"],
            },
          },
        },
        Ready: {
          on: {
            "shipment.handOver": { target: "Shipped", guard: "isReadyToLeave", actions: "handOverPackages" },
            "label.void": { target: "In Production" },
            "order.hold": { target: "On Hold", actions: "rememberHold" },
          },
        },
        Shipped: {
          on: {
            "shipment.deliver": { target: "Delivered", actions: "deliverPackages" },
            "shipment.return": { target: "Returned", actions: "returnPackages" },
          },
        },
        Delivered: {
          on: {
            "order.complete": { target: "Completed" },
            "shipment.return": { target: "Returned", actions: "returnPackages" },
          },
        },
        Completed: { type: "final" },
        Returned: { type: "final" },
        Cancelled: { type: "final" },
      },
    },
    print: {
      initial: "Waiting",
      states: {
        Waiting: {
          always: [
            { target: "Printing", guard: "isInProduction" },
            { target: "Stopped", guard: "isCancelled" },
          ],
        },
        Printing: {
          always: { target: "Stopped", guard: "isCancelled" },
          on: {
            "production.finish": { target: "Printed", guard: "isInProduction", actions: "finishUnits" },
          },
        },
        Printed: { type: "final" },
        Stopped: { type: "final" },
      },
    },
    shipment: {
      initial: "Processing",
      states: {
        Processing: {
          tags: ["address.open"],
          always: { target: "Stopped", guard: "isCancelled" },
          on: {
            "label.attach": { target: "Ready", guard: "isPayableWork", actions: "attachLabel" },
          },
        },
        Ready: {
          always: [
            { target: "Handed Over", guard: "isShipped" },
            { target: "Stopped", guard: "isCancelled" },
          ],
          on: { "label.void": { target: "Processing", guard: "isNotOnHold", actions: "voidLabel" } },
        },
        "Handed Over": {
          always: [
            { target: "Delivered", guard: "isDelivered" },
            { target: "Returned", guard: "isReturned" },
          ],
        },
        Delivered: { always: { target: "Returned", guard: "isReturned" } },
        Returned: { type: "final" },
        Stopped: { type: "final" },
      },
    },
  },
});

/** The column of each region. */
export const ORDER_COLUMNS = {
  status: "status",
  print: "print_status",
  shipment: "shipment_status",
} as const;

/** A row of the `orders` table as the machine's state value. */
export function orderValue(row: { status: string; print_status: string; shipment_status: string }) {
  return { status: row.status, print: row.print_status, shipment: row.shipment_status };
}

/** Which parts of a form are open in this state. Lines close when the order is paid, the address when a label exists. */
export function editableParts(row: { status: string; print_status: string; shipment_status: string }) {
  const snapshot = orderMachine.resolveState({ value: orderValue(row), context: NO_FACTS });
  return {
    lines: snapshot.hasTag("lines.editable"),
    address: snapshot.hasTag("address.editable") && snapshot.hasTag("address.open"),
  };
}

const NO_FACTS: OrderFacts = {
  paid: false,
  unitsOpen: 0,
  labelReady: false,
  heldFrom: "",
  problems: 0,
  autoHold: false,
  cooling: false,
};
