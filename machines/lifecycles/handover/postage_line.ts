/** People decide about a line while its invoice is in review. Source: docs/postage.md. */
import { and, setup } from "xstate";
import type { PostageLineFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type PostageLineEvent =
  | { readonly type: "line.accept" }
  | { readonly type: "line.pass" }
  | { readonly type: "line.dispute" }
  | { readonly type: "line.ignore" }
  | { readonly type: "line.reopen" };

const effect = () => {};
const reopen = {
  target: "Open",
  guard: and(["isInReview", "isUnsubmitted"]),
  actions: "clearDecision" as const,
};

export const postageLineMachine = setup({
  types: {
    context: {} as PostageLineFacts,
    input: {} as PostageLineFacts,
    events: {} as PostageLineEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { keepNote: effect, keepPass: effect, askCredit: effect, clearDecision: effect },
  guards: {
    isInReview: ({ context }) => context.review,
    isOfLabel: ({ context }) => context.labelled,
    hasPayer: ({ context }) => context.payer,
    isPassable: ({ context }) => context.passable,
    isUnsubmitted: ({ context }) => !context.submitted,
    isCharged: ({ context }) => context.diff > 0,
  },
}).createMachine({
  id: "postage_line",
  context: ({ input }) => input,
  initial: "Open",
  states: {
    Open: {
      meta: { tone: "person" },
      on: {
        "line.accept": { target: "Accepted", guard: "isInReview", actions: "keepNote" },
        "line.pass": {
          target: "Passed",
          guard: and(["isInReview", "hasPayer", "isPassable"]),
          actions: ["keepPass", "keepNote"],
        },
        "line.dispute": {
          target: "Disputed",
          guard: and(["isInReview", "isOfLabel", "isCharged"]),
          actions: ["askCredit", "keepNote"],
        },
        "line.ignore": { target: "Ignored", guard: "isInReview", actions: "keepNote" },
      },
    },
    Accepted: { meta: { tone: "done" }, on: { "line.reopen": reopen } },
    Passed: { meta: { tone: "done" }, on: { "line.reopen": reopen } },
    Disputed: { meta: { tone: "failed" }, on: { "line.reopen": reopen } },
    Ignored: { meta: { tone: "ended" }, on: { "line.reopen": reopen } },
  },
});
