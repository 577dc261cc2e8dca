/** A manual transaction can be reversed only by a person who did not approve it. */
import { and, setup } from "xstate";
import type { TopupFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";
import { APPROVAL_GUARDS } from "../approval.ts";

export type TopupEvent =
  | { readonly type: "topup.approve" }
  | { readonly type: "topup.reject" }
  | { readonly type: "topup.cancel" }
  | { readonly type: "topup.reverse" };

const effect = () => {};

export const topupMachine = setup({
  types: {
    context: {} as TopupFacts,
    input: {} as TopupFacts,
    events: {} as TopupEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { bookMoney: effect, bookBack: effect, keepReason: effect, decide: effect },
  guards: {
    ...APPROVAL_GUARDS,
    isOnce: ({ context }) => !context.taken,
    hasRate: ({ context }) => context.rated,
    areBooksSound: ({ context }) => context.sound,
  },
}).createMachine({
  id: "topup",
  context: ({ input }) => input,
  initial: "Pending",
  states: {
    Pending: {
      meta: { tone: "waiting" },
      on: {
        "topup.approve": {
          target: "Approved",
          guard: and(["isNotMaker", "isOnce", "hasRate", "areBooksSound"]),
          actions: ["bookMoney", "decide"],
        },
        "topup.reject": { target: "Rejected", guard: "isNotMaker", actions: ["keepReason", "decide"] },
        "topup.cancel": { target: "Cancelled", guard: "isMaker" },
      },
    },
    Approved: {
      meta: { tone: "done" },
      on: {
        "topup.reverse": { target: "Reversed", guard: "isNotChecker", actions: ["bookBack", "keepReason"] },
      },
    },
    Rejected: { meta: { tone: "person" } },
    Cancelled: { meta: { tone: "ended" } },
    Reversed: { meta: { tone: "failed" } },
  },
});
