/** A purchase without an answer is Unknown until a poll or a person decides its outcome. Source: docs/shipping.md. */
import { and, setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export interface LabelFacts {
  /** The carrier has not scanned the package. */
  readonly unscanned: boolean;
  /** The party that bills us credits a voided label only by request. */
  readonly byRequest: boolean;
  /** The last day on which the provider takes the label back is over. */
  readonly late: boolean;
  /** The person who decides the outcome enters the label's tracking number. */
  readonly numbered: boolean;
}

export type LabelEvent =
  | { readonly type: "label.succeed" }
  | { readonly type: "label.fail" }
  | { readonly type: "label.doubt" }
  | { readonly type: "label.resolve" }
  | { readonly type: "label.void" }
  | { readonly type: "label.voided" }
  | { readonly type: "label.voidRefused" }
  | { readonly type: "label.reinstate" };

const effect = () => {};

const succeed = { target: "Live", actions: ["chargeLabel" as const] };
const fail = { target: "Failed", actions: ["failLabel" as const] };

export const labelMachine = setup({
  types: {
    context: {} as LabelFacts,
    input: {} as LabelFacts,
    events: {} as LabelEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    takeNumber: effect,
    chargeLabel: effect,
    failLabel: effect,
    refundLabel: effect,
    followAgain: effect,
  },
  guards: {
    isUnscanned: ({ context }) => context.unscanned,
    isByRequest: ({ context }) => context.byRequest,
    isLate: ({ context }) => context.late,
    isNumbered: ({ context }) => context.numbered,
  },
}).createMachine({
  id: "label",
  context: ({ input }) => input,
  initial: "Asked",
  states: {
    Asked: {
      meta: { tone: "failed" },
      on: { "label.succeed": succeed, "label.fail": fail, "label.doubt": "Unknown" },
    },
    Unknown: {
      meta: { tone: "failed" },
      on: {
        "label.succeed": succeed,
        "label.fail": fail,
        "label.resolve": [
          { target: "Live", guard: "isNumbered", actions: ["takeNumber", "chargeLabel"] },
          fail,
        ],
      },
    },
    Live: {
      meta: { tone: "done" },
      on: {
        "label.void": [
          { target: "Void Refused", guard: and(["isUnscanned", "isLate"]) },
          { target: "Void Asked", guard: and(["isUnscanned", "isByRequest"]) },
          { target: "Voided", guard: "isUnscanned", actions: ["refundLabel"] },
        ],
      },
    },
    "Void Asked": {
      meta: { tone: "person" },
      on: {
        "label.voided": { target: "Voided", actions: ["refundLabel"] },
        "label.voidRefused": "Void Refused",
      },
    },
    // The provider may still accept the void later.
    "Void Refused": {
      meta: { tone: "person" },
      on: {
        "label.reinstate": { target: "Live", actions: ["followAgain"] },
        "label.voided": { target: "Voided", actions: ["refundLabel"] },
      },
    },
    Failed: { meta: { tone: "failed" } },
    Voided: { meta: { tone: "ended" } },
  },
});
