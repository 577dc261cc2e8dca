/**
 * A request and its approval by another person are always enough. An administrator may approve their own request up to
 * a limit; above it another administrator or accounting approves. Charges that are returned for another reason reduce
 * open requests. Source: docs/adr/0063.
 */
import { and, setup } from "xstate";
import type { RefundFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { APPROVAL_GUARDS } from "../approval.ts";

export type RefundEvent =
  | { readonly type: "refund.approve" }
  | { readonly type: "refund.post" }
  | { readonly type: "refund.reject" }
  | { readonly type: "refund.cancel" }
  /** A part of the requested amount was refunded without this request. */
  | { readonly type: "orders.settle" };

const effect = () => {};

const reject = {
  target: "Rejected",
  guard: "isNotMaker" as const,
  actions: ["releaseReserved" as const, "keepNote" as const, "decide" as const],
};
const followReturns = [
  { target: "Cancelled", guard: "isGivenBack" as const, actions: "end" as const },
  { guard: "isReduced" as const, actions: "noteReduction" as const },
];
const cancel = { target: "Cancelled", guard: "isMaker" as const, actions: "releaseReserved" as const };

export const refundMachine = setup({
  types: {
    context: {} as RefundFacts,
    input: {} as RefundFacts,
    events: {} as RefundEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    postRefund: effect,
    releaseReserved: effect,
    keepNote: effect,
    decide: effect,
    noteSecond: effect,
    end: effect,
    noteReduction: effect,
  },
  guards: {
    ...APPROVAL_GUARDS,
    isGivenBack: ({ context }) => context.left === 0,
    isReduced: ({ context }) => context.left < context.requested,
  },
}).createMachine({
  id: "refund",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      meta: { tone: "person" },
      on: {
        "refund.approve": [
          { target: "Posted", guard: "isOneEnough", actions: ["postRefund", "decide"] },
          { target: "Approved", actions: "decide" },
        ],
        "refund.reject": reject,
        "refund.cancel": cancel,
        "orders.settle": followReturns,
      },
    },
    Approved: {
      meta: { tone: "person" },
      on: {
        "refund.post": {
          target: "Posted",
          guard: and(["isNotMaker", "isSecond"]),
          actions: ["postRefund", "noteSecond"],
        },
        "refund.reject": reject,
        "refund.cancel": cancel,
        "orders.settle": followReturns,
      },
    },
    Posted: { meta: { tone: "done" } },
    Rejected: { meta: { tone: "person" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
