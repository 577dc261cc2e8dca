/**
 * A request for money back from a postage provider. Somebody other than its maker submits it before the deadline, and
 * a line of an invoice credits the money.
 */
import { and, setup } from "xstate";
import type { PostageRequestFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type PostageRequestEvent =
  | { readonly type: "request.submit" }
  | { readonly type: "request.accept" }
  | { readonly type: "request.deny" }
  | { readonly type: "request.cancel" }
  /** A line of an invoice credited the money. */
  | { readonly type: "request.credit" }
  /** The deadline of the request is over. */
  | { readonly type: "request.lapse" }
  /** The provider's answer about the voided label was recorded on the package. */
  | { readonly type: "labels.settle" };

const effect = () => {};
const submit = {
  target: "Submitted",
  guard: and(["isNotMaker", "isInTime"]),
  actions: ["keepRef" as const, "decide" as const],
};
const credit = { "request.credit": "Credited" } as const;
const answered = [
  { target: "Accepted", guard: "isLabelVoided" as const },
  { target: "Denied", guard: "isLabelRefused" as const },
];
const cancel = { target: "Cancelled", guard: "isWithdrawable" as const };

export const postageRequestMachine = setup({
  types: {
    context: {} as PostageRequestFacts,
    input: {} as PostageRequestFacts,
    events: {} as PostageRequestEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    keepRef: effect,
    decide: effect,
    keepNote: effect,
    voidLabel: effect,
    refuseLabel: effect,
    postClaim: effect,
    postLoss: effect,
  },
  guards: {
    isNotMaker: ({ context }) => !context.maker,
    isInTime: ({ context }) => !context.late,
    isLabelVoided: ({ context }) => context.voided,
    isLabelRefused: ({ context }) => context.refused,
    isWithdrawable: ({ context }) => !context.bound,
  },
}).createMachine({
  id: "postage_request",
  context: ({ input }) => input,
  initial: "Pending",
  states: {
    Pending: {
      meta: { tone: "waiting" },
      on: {
        "request.submit": submit,
        "request.cancel": cancel,
        "request.lapse": { target: "Expired", actions: "postLoss" },
        "labels.settle": answered,
        ...credit,
      },
    },
    Submitted: {
      meta: { tone: "working" },
      on: {
        "request.accept": { target: "Accepted", actions: ["voidLabel", "postClaim"] },
        "request.deny": { target: "Denied", actions: ["refuseLabel", "postLoss", "keepNote"] },
        "labels.settle": answered,
        ...credit,
      },
    },
    // The provider agreed: a line of an invoice will credit the money.
    Accepted: {
      meta: { tone: "person" },
      on: { "request.deny": { target: "Denied", actions: ["postLoss", "keepNote"] }, ...credit },
    },
    Denied: { meta: { tone: "failed" }, on: { "request.submit": submit, ...credit } },
    Credited: { meta: { tone: "done" } },
    Expired: { meta: { tone: "failed" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
