/**
 * `status` is the main region, `print` follows the garments and `shipment` the packages; each is a column and a filter
 * (docs/adr/0004). A step that only moves garments or packages has no target: their settling events move the order.
 * Source: docs/architecture.md.
 */
import { and, not, or, setup, stateIn } from "xstate";
import type { OrderFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { followPackages } from "./follow_packages.ts";
import {
  askToCancel,
  drop,
  HELD_CANCEL_EFFECTS,
  hold,
  ORDER_EFFECTS,
  type OrderEvent,
  PAYMENT_EFFECTS,
  repack,
  RESUME_EFFECTS,
  toPrinted,
  toShippedAgain,
  toStopped,
  WHOLE_CANCEL_EFFECTS,
} from "./order_events.ts";
import { FACT_GUARDS } from "./order_facts.ts";

export const orderMachine = setup({
  types: {
    context: {} as OrderFacts,
    input: {} as OrderFacts,
    events: {} as OrderEvent,
    meta: {} as { readonly tone: Tone },
    tags: {} as "lines.editable" | "address.editable" | "address.open",
  },
  actions: ORDER_EFFECTS,
  guards: {
    ...FACT_GUARDS,
    arePackages: ({ context }, { state }: { state: string }) => context.parcels === state,
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
  // Money can be returned in any state, even in a final one.
  on: {
    "remedies.settle": { guard: "areRefundsStale", actions: "followRefunds" },
    "cases.settle": { guard: "areCasesStale", actions: "followCases" },
  },
  states: {
    status: {
      initial: "Draft",
      states: {
        Draft: {
          meta: { tone: "person" },
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
          meta: { tone: "waiting" },
          tags: ["lines.editable", "address.editable"],
          on: {
            "order.pay": {
              target: "Processing",
              guard: and(["hasNoProblems", "isMakeable", "isNotOverdue"]),
              actions: ["captureTotal", ...PAYMENT_EFFECTS, "startCooling", "forgetFunds"],
            },
            "order.awaitFunds": {
              guard: and(["isNotAwaiting", "hasNoProblems", "isMakeable"]),
              actions: "awaitFunds",
            },
            "order.forgetFunds": { guard: "isAwaiting", actions: "forgetFunds" },
            "order.hold": { target: "On Hold", actions: ["rememberHold", "forgetFunds"] },
            "order.cancel": { target: "Cancelled", actions: ["forgetFunds", "releaseShelfUnits"] },
          },
        },
        Processing: {
          meta: { tone: "working" },
          tags: ["address.editable"],
          on: {
            // Garments wait at their first step until they are scanned.
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
              actions: HELD_CANCEL_EFFECTS,
            },
            "order.drop": drop,
            "order.repack": repack,
            "order.cancel": { target: "Cancelled", guard: "isNothingOut", actions: WHOLE_CANCEL_EFFECTS },
          },
        },
        "In Production": {
          meta: { tone: "working" },
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
          meta: { tone: "person" },
          tags: ["address.editable"],
          on: {
            "order.release": [
              { target: "Pending", guard: "isHeldFromPending", actions: "forgetHold" },
              { target: "Processing", guard: "isHeldFromProcessing", actions: RESUME_EFFECTS },
              { target: "In Production", guard: "isHeldFromProduction", actions: RESUME_EFFECTS },
              { target: "Ready", guard: "isHeldFromReady", actions: RESUME_EFFECTS },
            ],
            "order.cancel": {
              target: "Cancelled",
              guard: and(["isHeldBeforeWork", "isNothingOut"]),
              actions: HELD_CANCEL_EFFECTS,
            },
            "order.requestCancel": {
              target: "Cancel Requested",
              guard: and(["isHeldInWork", "isNothingOut"]),
            },
          },
        },
        "Cancel Requested": {
          meta: { tone: "person" },
          on: {
            "order.refuseCancel": [
              { target: "On Hold", guard: "isHeldInWork" },
              { target: "In Production", actions: RESUME_EFFECTS },
            ],
            "order.approveCancel": {
              target: "Cancelled",
              guard: "isNothingOut",
              actions: HELD_CANCEL_EFFECTS,
            },
          },
        },
        Ready: {
          meta: { tone: "done" },
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
          meta: { tone: "done" },
          always: [
            { target: "Delivered", guard: "isDelivered" },
            { target: "Returned", guard: "isReturned" },
            { target: "Ready", guard: "isBackIn" },
          ],
          on: {
            "shipment.deliver": { guard: "isUntracked", actions: "deliverPackages" },
            "shipment.return": { actions: "returnPackages" },
            "order.complete": { target: "Completed", guard: and(["isLost", "hasNoOpenCase"]) },
          },
        },
        Delivered: {
          meta: { tone: "done" },
          always: [
            { target: "Returned", guard: "isReturned" },
            toShippedAgain,
          ],
          on: {
            "order.complete": { target: "Completed", guard: "hasNoOpenCase" },
            "shipment.return": { actions: "returnPackages" },
          },
        },
        Completed: { meta: { tone: "done" }, type: "final" },
        // If a return is undone, the order follows its packages again.
        Returned: {
          meta: { tone: "failed" },
          always: [{ target: "Delivered", guard: "isDelivered" }, toShippedAgain],
        },
        Cancelled: { meta: { tone: "ended" }, type: "final" },
      },
    },
    print: {
      initial: "Waiting",
      states: {
        Waiting: {
          meta: { tone: "waiting" },
          always: toStopped,
          on: {
            "units.settle": [
              toPrinted,
              { target: "Printing", guard: "hasBegun" },
            ],
          },
        },
        Printing: {
          meta: { tone: "working" },
          always: toStopped,
          on: {
            "units.settle": [
              toPrinted,
              { target: "Waiting", guard: "hasNoneBegun" },
            ],
          },
        },
        Printed: {
          meta: { tone: "done" },
          always: toStopped,
          on: { "units.settle": { target: "Printing", guard: "isUnproduced" } },
        },
        Stopped: { meta: { tone: "ended" }, type: "final" },
      },
    },
    shipment: {
      initial: "Processing",
      states: {
        Processing: {
          meta: { tone: "working" },
          tags: ["address.open"],
          always: toStopped,
          on: {
            "packages.settle": followPackages("Processing"),
            "label.attach": {
              guard: and(["isPaid", "isPayableWork", "isUnmerged", "hasUnlabelled", "isOneUnlabelled"]),
              actions: "attachLabel",
            },
          },
        },
        Ready: {
          meta: { tone: "done" },
          always: toStopped,
          on: {
            "packages.settle": followPackages("Ready"),
            "label.void": { guard: "isNotOnHold", actions: "voidLabels" },
          },
        },
        "Handed Over": {
          meta: { tone: "done" },
          always: toStopped,
          on: { "packages.settle": followPackages("Handed Over") },
        },
        Delivered: { meta: { tone: "done" }, on: { "packages.settle": followPackages("Delivered") } },
        Returned: { meta: { tone: "failed" }, on: { "packages.settle": followPackages("Returned") } },
        // Labels are voided after the order entered this state, so their tracking still changes.
        Stopped: {
          meta: { tone: "ended" },
          on: { "packages.settle": { guard: "isTrackingStale", actions: "followPackages" } },
        },
      },
    },
  },
});
