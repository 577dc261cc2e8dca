/** A forwarder signs for the boxes of a bill; the cost table rates it, and the forwarder's invoice is paid. */
import { and, setup } from "xstate";
import { MAX_BILL_BOXES } from "../../../api/handover/local_bills.ts";
import type { LocalBillFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { APPROVAL_GUARDS } from "../approval.ts";

export type LocalBillEvent =
  | { readonly type: "bill.confirm" }
  | { readonly type: "bill.unconfirm" }
  | { readonly type: "bill.cancel" }
  | { readonly type: "bill.rate" }
  | { readonly type: "bill.invoice" }
  | { readonly type: "bill.dispute" }
  | { readonly type: "bill.agree" }
  | { readonly type: "bill.pay" }
  | { readonly type: "boxes.settle" };

const effect = () => {};
const dispute = { target: "Disputed", actions: ["keepReason" as const] };

export const localBillMachine = setup({
  types: {
    context: {} as LocalBillFacts,
    input: {} as LocalBillFacts,
    events: {} as LocalBillEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    handOverBoxes: effect,
    takeBoxesBack: effect,
    takeBoxesOff: effect,
    followBoxes: effect,
    sign: effect,
    unsign: effect,
    rateBill: effect,
    keepInvoice: effect,
    keepReason: effect,
    keepAgreed: effect,
    bookCost: effect,
    keepPayment: effect,
    bookPayment: effect,
  },
  guards: {
    hasBoxes: ({ context }) => context.boxes > 0,
    isAllClosed: ({ context }) => context.closed,
    isSound: ({ context }) => context.sound,
    areBoxesCounted: ({ context }) => context.counted,
    isLoadable: ({ context }) => context.boxes <= MAX_BILL_BOXES,
    areBoxesStale: ({ context }) => context.stale,
    isUnrated: ({ context }) => !context.rated,
    isUnmoved: ({ context }) => !context.moved,
    hasCostTable: ({ context }) => context.priced,
    isRated: ({ context }) => context.rated,
    isNotAbove: ({ context }) => !context.above,
    isNotBelow: ({ context }) => !context.below,
    isSecondPayer: APPROVAL_GUARDS.isOneEnough,
  },
}).createMachine({
  id: "local_bill",
  context: ({ input }) => input,
  initial: "Pending",
  states: {
    Pending: {
      meta: { tone: "waiting" },
      on: {
        "bill.confirm": {
          target: "Confirmed",
          guard: and(["hasBoxes", "isAllClosed", "isSound", "areBoxesCounted", "isLoadable"]),
          actions: ["handOverBoxes", "sign"],
        },
        "bill.cancel": { target: "Cancelled", actions: ["takeBoxesOff"] },
        "boxes.settle": { guard: "areBoxesStale", actions: ["followBoxes"] },
      },
    },
    Confirmed: {
      meta: { tone: "working" },
      on: {
        "bill.unconfirm": {
          target: "Pending",
          guard: and(["isUnrated", "isUnmoved"]),
          actions: ["takeBoxesBack", "unsign"],
        },
        "bill.rate": { guard: "hasCostTable", actions: ["rateBill"] },
        "bill.invoice": {
          target: "Invoiced",
          guard: and(["isRated", "isNotAbove", "isNotBelow"]),
          actions: ["keepInvoice", "bookCost"],
        },
        "bill.dispute": dispute,
      },
    },
    Invoiced: {
      meta: { tone: "person" },
      on: {
        "bill.dispute": dispute,
        "bill.pay": {
          target: "Paid",
          guard: "isSecondPayer",
          actions: ["keepPayment", "bookPayment"],
        },
      },
    },
    Disputed: {
      meta: { tone: "failed" },
      on: {
        "bill.agree": { target: "Invoiced", actions: ["keepAgreed", "bookCost"] },
      },
    },
    Paid: { meta: { tone: "done" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
