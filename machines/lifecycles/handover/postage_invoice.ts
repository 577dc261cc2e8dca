/** A provider's invoice is read, compared with labels, approved and paid by two people. Source: docs/postage.md. */
import { and, setup } from "xstate";
import type { PostageInvoiceFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { APPROVAL_GUARDS } from "../approval.ts";

export type PostageInvoiceEvent =
  | { readonly type: "postage.begin" }
  | { readonly type: "import.settle" }
  | { readonly type: "postage.approve" }
  | { readonly type: "postage.pay" }
  | { readonly type: "postage.void" };

const effect = () => {};
const voided = { target: "Void", actions: ["keepNote" as const, "freeLines" as const] };

export const postageInvoiceMachine = setup({
  types: {
    context: {} as PostageInvoiceFacts,
    input: {} as PostageInvoiceFacts,
    events: {} as PostageInvoiceEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    countLines: effect,
    decide: effect,
    payInvoice: effect,
    keepNote: effect,
    freeLines: effect,
  },
  guards: {
    hasPostageLines: ({ context }) => context.lines > 0,
    areLinesDecided: ({ context }) => context.open === 0,
    isNotMaker: APPROVAL_GUARDS.isNotMaker,
    arePostable: ({ context }) => context.failed === 0,
    isPostedWhole: ({ context }) => context.unposted === 0,
    isOtherPayer: ({ context }) => !context.checker,
  },
}).createMachine({
  id: "postage_invoice",
  context: ({ input }) => input,
  initial: "Imported",
  states: {
    Imported: {
      meta: { tone: "waiting" },
      on: { "postage.begin": "Matching", "postage.void": voided },
    },
    Matching: {
      meta: { tone: "working" },
      on: { "import.settle": { target: "Review", actions: "countLines" }, "postage.void": voided },
    },
    Review: {
      meta: { tone: "person" },
      on: {
        "postage.approve": {
          target: "Approved",
          guard: and(["hasPostageLines", "areLinesDecided", "isNotMaker"]),
          actions: "decide",
        },
        "postage.void": voided,
      },
    },
    // A background job posts each line of the invoice once.
    Approved: {
      meta: { tone: "working" },
      on: {
        "postage.pay": {
          target: "Paid",
          guard: and(["arePostable", "isPostedWhole", "isOtherPayer"]),
          actions: "payInvoice",
        },
      },
    },
    Paid: { meta: { tone: "done" } },
    Void: { meta: { tone: "ended" } },
  },
});
