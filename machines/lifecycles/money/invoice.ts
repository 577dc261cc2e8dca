/** The lifecycle of an invoice. The ledger decides whether it is paid. An issued invoice is never edited. */
import { and, setup } from "xstate";
import type { InvoiceFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type InvoiceEvent =
  | { readonly type: "invoice.issue" }
  | { readonly type: "invoice.pay" }
  | { readonly type: "invoice.awaitFunds" }
  | { readonly type: "invoice.forgetFunds" }
  | { readonly type: "invoice.dispute" }
  | { readonly type: "invoice.resume" }
  | { readonly type: "invoice.void" }
  | { readonly type: "payments.settle" };

const effect = () => {};

const follow = ["followPayments" as const];
/** Credits leave out a disputed invoice, so it uses those that are left once its dispute has ended. */
const useCredits = ["useCredits" as const];
const pay = { guard: and(["isWithinOpen", "isCovered"]), actions: ["payInvoice" as const] };
const awaitFunds = { guard: "isNotAwaiting" as const, actions: ["awaitFunds" as const] };
const forgetFunds = { guard: "isAwaiting" as const, actions: ["forgetFunds" as const] };
const dispute = { target: "Disputed", actions: ["keepReason" as const, "forgetFunds" as const] };
const toVoid = { target: "Void", guard: "isNothingPaid" as const, actions: ["voidInvoice" as const] };
const toPaid = {
  target: "Paid",
  guard: "isNothingOpen" as const,
  actions: ["followPayments" as const, "end" as const],
};
const toOverdue = { target: "Overdue", guard: "isPastDue" as const, actions: follow };
const toPart = { target: "Partially Paid", guard: "isPartlyPaid" as const, actions: follow };
const toIssued = { target: "Issued", actions: follow };
const stay = { guard: "isStale" as const, actions: follow };
const steps = {
  "invoice.pay": pay,
  "invoice.awaitFunds": awaitFunds,
  "invoice.forgetFunds": forgetFunds,
} as const;

export const invoiceMachine = setup({
  types: {
    context: {} as InvoiceFacts,
    input: {} as InvoiceFacts,
    events: {} as InvoiceEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    issueInvoice: effect,
    payInvoice: effect,
    awaitFunds: effect,
    forgetFunds: effect,
    keepReason: effect,
    voidInvoice: effect,
    useCredits: effect,
    followLines: effect,
    followPayments: effect,
    end: effect,
  },
  guards: {
    hasEntries: ({ context }) => context.lines > 0,
    isPeriodOver: ({ context }) => context.over,
    isNotCredit: ({ context }) => context.open >= 0,
    isWithinOpen: ({ context }) => context.fits,
    isCovered: ({ context }) => context.covered,
    isNothingPaid: ({ context }) => context.untouched,
    isAwaiting: ({ context }) => context.awaiting,
    isNotAwaiting: ({ context }) => !context.awaiting,
    isNothingOpen: ({ context }) => context.open <= 0,
    isSomethingOpen: ({ context }) => context.open > 0,
    isPastDue: ({ context }) => context.late,
    isPartlyPaid: ({ context }) => !context.untouched,
    isStale: ({ context }) => context.stale,
  },
}).createMachine({
  id: "invoice",
  context: ({ input }) => input,
  initial: "Draft",
  states: {
    Draft: {
      meta: { tone: "waiting" },
      on: {
        "invoice.issue": {
          target: "Issued",
          guard: and(["hasEntries", "isPeriodOver", "isNotCredit"]),
          actions: ["issueInvoice"],
        },
        "payments.settle": { guard: "isStale", actions: ["followLines"] },
      },
    },
    Issued: {
      meta: { tone: "person" },
      on: {
        ...steps,
        "invoice.dispute": dispute,
        "invoice.void": toVoid,
        "payments.settle": [toPaid, toOverdue, toPart, stay],
      },
    },
    "Partially Paid": {
      meta: { tone: "working" },
      on: {
        ...steps,
        "invoice.dispute": dispute,
        "payments.settle": [toPaid, toOverdue, { ...toIssued, guard: "isNothingPaid" }, stay],
      },
    },
    Overdue: {
      meta: { tone: "failed" },
      on: {
        ...steps,
        "invoice.dispute": dispute,
        "invoice.void": toVoid,
        "payments.settle": [toPaid, stay],
      },
    },
    Disputed: {
      meta: { tone: "person" },
      on: {
        "invoice.pay": pay,
        "invoice.resume": [
          { target: "Overdue", guard: "isPastDue", actions: useCredits },
          { target: "Partially Paid", guard: "isPartlyPaid", actions: useCredits },
          { target: "Issued", actions: useCredits },
        ],
        "invoice.void": toVoid,
        "payments.settle": [toPaid, stay],
      },
    },
    Paid: {
      meta: { tone: "done" },
      on: {
        // The invoice is open again if a write-off or credit was reversed.
        "payments.settle": [
          { ...toOverdue, guard: and(["isSomethingOpen", "isPastDue"]) },
          { ...toPart, guard: and(["isSomethingOpen", "isPartlyPaid"]) },
          { ...toIssued, guard: "isSomethingOpen" },
          stay,
        ],
      },
    },
    Void: { meta: { tone: "ended" } },
  },
});
