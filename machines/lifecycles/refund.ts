/**
 * The life of a refund request: somebody asks, root decides, and two persons are always enough. What root asks for
 * itself it may decide alone up to a sum; above it waits for another root, or for accounting. An order that gives
 * everything back ends what is still asked of it. Source: money §3; operations, Money.
 */
import { and, setup } from "xstate";

export interface RefundFacts {
  readonly maker: boolean;
  readonly checker: boolean;
  /** One person may decide about a sum like this alone. */
  readonly small: boolean;
  /** The order's money was not given back as a whole: a cancelled order has none left to ask for. */
  readonly paid: boolean;
}

export type RefundEvent =
  | { readonly type: "refund.approve" }
  | { readonly type: "refund.post" }
  | { readonly type: "refund.reject" }
  | { readonly type: "refund.cancel" }
  /** Its order gave everything back. */
  | { readonly type: "orders.settle" };

/** An effect is carried out by the store; the machine only names it. */
const effect = () => {};

const reject = {
  target: "Rejected",
  guard: "isNotMaker" as const,
  actions: ["setFree" as const, "keepNote" as const, "decide" as const],
};
/** What it had set aside is given back already, by its order. */
const end = { target: "Cancelled", guard: "isGivenBack" as const, actions: "end" as const };
const cancel = { target: "Cancelled", guard: "isMaker" as const, actions: "setFree" as const };

export const refundMachine = setup({
  types: { context: {} as RefundFacts, input: {} as RefundFacts, events: {} as RefundEvent },
  actions: {
    giveBack: effect,
    setFree: effect,
    keepNote: effect,
    decide: effect,
    second: effect,
    end: effect,
  },
  guards: {
    isMaker: ({ context }) => context.maker,
    isNotMaker: ({ context }) => !context.maker,
    isGivenBack: ({ context }) => !context.paid,
    isSecond: ({ context }) => !context.checker,
    isOneEnough: ({ context }) => !context.maker || context.small,
  },
}).createMachine({
  id: "refund",
  context: ({ input }) => input,
  initial: "Processing",
  states: {
    Processing: {
      on: {
        "refund.approve": [
          { target: "Posted", guard: "isOneEnough", actions: ["giveBack", "decide"] },
          { target: "Approved", actions: "decide" },
        ],
        "refund.reject": reject,
        "refund.cancel": cancel,
        "orders.settle": end,
      },
    },
    Approved: {
      on: {
        "refund.post": {
          target: "Posted",
          guard: and(["isNotMaker", "isSecond"]),
          actions: ["giveBack", "second"],
        },
        "refund.reject": reject,
        "refund.cancel": cancel,
        "orders.settle": end,
      },
    },
    Posted: {},
    Rejected: {},
    Cancelled: {},
  },
});
