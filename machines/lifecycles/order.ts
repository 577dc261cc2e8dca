/**
 * The lifecycle of an order: `status` leads, `print` follows its garments and `shipment` its parcels.
 *
 * Three axes, each a column and a filter (ADR 4). What is done by hand to all garments or parcels of an order has no
 * target of its own: they move, and their settling events bring the order where it belongs. Guards read one facts
 * object. Actions are names of effects that the store carries out. Source: workshop §3, shipping §3.
 */
import { and, not, or, setup, stateIn } from "xstate";
import { DROP_IT, MAKE_IT, ORDER_EFFECTS, type OrderEvent } from "./order_events.ts";
import { followParcels } from "./order_follows.ts";
import type { OrderFacts } from "./order_facts.ts";

const hold = {
  target: "On Hold",
  guard: "isSomethingIn" as const,
  actions: ["rememberHold" as const, "holdUnits" as const],
};
const askToCancel = {
  target: "Cancel Requested",
  guard: "isNothingOut" as const,
  actions: ["holdUnits" as const],
};
const drop = { guard: "isSomethingIn" as const, actions: DROP_IT };
const repack = { guard: "hasLoose" as const, actions: ["makePackage" as const] };
const goOn = ["releaseUnits" as const, "forgetHold" as const];
const giveBack = ["refundTotal" as const, "stopUnits" as const];
const giveAllBack = [...giveBack, "forgetHold" as const];

const shippedAgain = { target: "Shipped", guard: "isOnItsWay" as const };
const stopped = { target: "Stopped", guard: "isCancelled" as const };

export const orderMachine = setup({
  types: {
    context: {} as OrderFacts,
    input: {} as OrderFacts,
    events: {} as OrderEvent,
    tags: {} as "lines.editable" | "address.editable" | "address.open",
  },
  actions: ORDER_EFFECTS,
  guards: {
    hasNoProblems: ({ context }) => context.problems === 0,
    isAwaiting: ({ context }) => context.awaiting,
    isNotAwaiting: ({ context }) => !context.awaiting,
    isMakeable: ({ context }) => context.makeable,
    isAutoHeld: ({ context }) => context.autoHold,
    isPaid: ({ context }) => context.paid,
    isCooled: ({ context }) => !context.cooling,
    hasBegun: ({ context }) => context.unitsBegun > 0,
    hasNoneBegun: ({ context }) => context.unitsBegun === 0,
    isUntouched: ({ context }) => context.unitsBegun === 0,
    isUnreleased: ({ context }) => !context.released,
    isProduced: ({ context }) => context.unitsLive > 0 && context.unitsOpen === 0,
    isUnproduced: ({ context }) => context.unitsOpen > 0,
    hasLoose: ({ context }) => context.loose > 0,
    isUnblocked: ({ context }) => context.unitsBlocked === 0,
    areParcels: ({ context }, { state }: { state: string }) => context.parcels === state,
    areRefundsStale: ({ context }) => context.refundsStale,
    isTrackingStale: ({ context }) => context.trackingStale,
    isSomethingIn: ({ context }) =>
      context.out === 0 || context.parcels === "Processing" || context.parcels === "Ready",
    isNothingOut: ({ context }) => context.out === 0,
    isUnmerged: ({ context }) => !context.merged,
    isUnboxed: ({ context }) => !context.boxed,
    isOneUnlabelled: ({ context }) => context.unlabelled === 1,
    isUntracked: ({ context }) => !context.tracked,
    isLost: ({ context }) => context.lost,
    isReadyToLeave: ({ context }) => context.unitsOpen === 0 && context.parcels === "Ready",
    isHeldBeforeWork: ({ context }) => ["Pending", "Processing"].includes(context.heldFrom),
    isHeldInWork: ({ context }) => ["In Production", "Ready"].includes(context.heldFrom),
    isHeldFromPending: ({ context }) => context.heldFrom === "Pending",
    isHeldFromProcessing: ({ context }) => context.heldFrom === "Processing",
    isHeldFromProduction: ({ context }) => context.heldFrom === "In Production",
    isHeldFromReady: ({ context }) => context.heldFrom === "Ready",
    isPayableWork: and([
      "isPaid",
      or([stateIn({ status: "Processing" }), stateIn({ status: "In Production" })]),
    ]),
    isNotOnHold: not(stateIn({ status: "On Hold" })),
    isPrinted: stateIn({ print: "Printed" }),
    isLabelled: not(stateIn({ shipment: "Processing" })),
    isOut: or([
      stateIn({ shipment: "Handed Over" }),
      stateIn({ shipment: "Delivered" }),
      stateIn({ shipment: "Returned" }),
    ]),
    isBackIn: or([stateIn({ shipment: "Processing" }), stateIn({ shipment: "Ready" })]),
    isDelivered: stateIn({ shipment: "Delivered" }),
    isOnItsWay: stateIn({ shipment: "Handed Over" }),
    isReturned: stateIn({ shipment: "Returned" }),
    isCancelled: stateIn({ status: "Cancelled" }),
  },
}).createMachine({
  id: "order",
  context: ({ input }) => input,
  type: "parallel",
  // Money goes back in any state, also when nothing else happens any more.
  on: { "remedies.settle": { guard: "areRefundsStale", actions: "followRefunds" } },
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
              guard: and(["hasNoProblems", "isMakeable"]),
              actions: ["captureTotal", ...MAKE_IT, "startCooling", "forgetFunds"],
            },
            "order.awaitFunds": {
              guard: and(["isNotAwaiting", "hasNoProblems", "isMakeable"]),
              actions: "awaitFunds",
            },
            "order.forgetFunds": { guard: "isAwaiting", actions: "forgetFunds" },
            "order.hold": { target: "On Hold", actions: ["rememberHold", "forgetFunds"] },
            "order.cancel": { target: "Cancelled", actions: "forgetFunds" },
          },
        },
        Processing: {
          tags: ["address.editable"],
          on: {
            // Its garments wait at their first step until somebody scans them.
            "production.start": {
              target: "In Production",
              guard: and(["isPaid", "isCooled"]),
              actions: "releaseToFloor",
            },
            "units.settle": { target: "In Production", guard: "hasBegun" },
            "order.hold": hold,
            "order.unpay": {
              target: "Pending",
              guard: and(["isNothingOut", "hasNoneBegun", "isUnmerged"]),
              actions: giveAllBack,
            },
            "order.drop": drop,
            "order.repack": repack,
            "order.cancel": { target: "Cancelled", guard: "isNothingOut", actions: giveBack },
          },
        },
        "In Production": {
          tags: ["address.editable"],
          always: { target: "Ready", guard: and(["isPrinted", "isLabelled"]) },
          on: {
            "units.settle": { target: "Processing", guard: and(["isUnreleased", "hasNoneBegun"]) },
            "production.unstart": {
              target: "Processing",
              guard: "isUntouched",
              actions: "takeBackFromFloor",
            },
            "production.finish": {
              guard: and(["isUnproduced", "isUnblocked", "isCooled"]),
              actions: "finishUnits",
            },
            "order.hold": hold,
            "order.requestCancel": askToCancel,
            "order.drop": drop,
            "order.repack": repack,
          },
        },
        "On Hold": {
          tags: ["address.editable"],
          on: {
            "order.release": [
              { target: "Pending", guard: "isHeldFromPending", actions: "forgetHold" },
              { target: "Processing", guard: "isHeldFromProcessing", actions: goOn },
              { target: "In Production", guard: "isHeldFromProduction", actions: goOn },
              { target: "Ready", guard: "isHeldFromReady", actions: goOn },
            ],
            "order.cancel": {
              target: "Cancelled",
              guard: and(["isHeldBeforeWork", "isNothingOut"]),
              actions: giveAllBack,
            },
            "order.requestCancel": {
              target: "Cancel Requested",
              guard: and(["isHeldInWork", "isNothingOut"]),
            },
          },
        },
        "Cancel Requested": {
          on: {
            "order.refuseCancel": [
              { target: "On Hold", guard: "isHeldInWork" },
              { target: "In Production", actions: goOn },
            ],
            "order.approveCancel": { target: "Cancelled", guard: "isNothingOut", actions: giveAllBack },
          },
        },
        Ready: {
          always: [
            { target: "Shipped", guard: and(["isPrinted", "isOut"]) },
            { target: "In Production", guard: not(and(["isPrinted", "isLabelled"])) },
          ],
          on: {
            "shipment.handOver": { guard: and(["isReadyToLeave", "isUnboxed"]), actions: "handOverPackages" },
            "order.hold": hold,
            "order.requestCancel": askToCancel,
            "order.drop": drop,
            "order.repack": repack,
          },
        },
        Shipped: {
          always: [
            { target: "Delivered", guard: "isDelivered" },
            { target: "Returned", guard: "isReturned" },
            { target: "Ready", guard: "isBackIn" },
          ],
          on: {
            "shipment.deliver": { guard: "isUntracked", actions: "deliverPackages" },
            "shipment.return": { actions: "returnPackages" },
            "order.complete": { target: "Completed", guard: "isLost" },
          },
        },
        Delivered: {
          always: [
            { target: "Returned", guard: "isReturned" },
            shippedAgain,
          ],
          on: {
            "order.complete": { target: "Completed" },
            "shipment.return": { actions: "returnPackages" },
          },
        },
        Completed: { type: "final" },
        // After the undo of a return it follows its packages again.
        Returned: { always: [{ target: "Delivered", guard: "isDelivered" }, shippedAgain] },
        Cancelled: { type: "final" },
      },
    },
    print: {
      initial: "Waiting",
      states: {
        Waiting: {
          always: stopped,
          on: {
            "units.settle": [
              { target: "Printed", guard: "isProduced" },
              { target: "Printing", guard: "hasBegun" },
            ],
          },
        },
        Printing: {
          always: stopped,
          on: {
            "units.settle": [
              { target: "Printed", guard: "isProduced" },
              { target: "Waiting", guard: "hasNoneBegun" },
            ],
          },
        },
        Printed: {
          always: stopped,
          on: { "units.settle": { target: "Printing", guard: "isUnproduced" } },
        },
        Stopped: { type: "final" },
      },
    },
    shipment: {
      initial: "Processing",
      states: {
        Processing: {
          tags: ["address.open"],
          always: stopped,
          on: {
            "packages.settle": followParcels("Processing"),
            "label.attach": {
              guard: and(["isPaid", "isPayableWork", "isUnmerged", "isOneUnlabelled"]),
              actions: "attachLabel",
            },
          },
        },
        Ready: {
          always: stopped,
          on: {
            "packages.settle": followParcels("Ready"),
            "label.void": { guard: "isNotOnHold", actions: "voidLabels" },
          },
        },
        "Handed Over": { always: stopped, on: { "packages.settle": followParcels("Handed Over") } },
        Delivered: { on: { "packages.settle": followParcels("Delivered") } },
        Returned: { on: { "packages.settle": followParcels("Returned") } },
        // Its labels are voided behind it.
        Stopped: { on: { "packages.settle": { guard: "isTrackingStale", actions: "followParcels" } } },
      },
    },
  },
});
