/** A range gives out numbers until none is left. After a restored backup a person must enter the last printed number. */
import { and, setup } from "xstate";
import type { NumberRangeFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type NumberRangeEvent =
  | { readonly type: "range.pause" }
  | { readonly type: "range.resume" }
  /** The last number was given out, or the range was made longer. */
  | { readonly type: "numbers.settle" };

const effect = () => {};

const PRINTED = ["isPrintedGiven", "isPrintedInRange", "isPrintedLater"] as const;
const resumed = ["keepPrinted" as const];

export const numberRangeMachine = setup({
  types: {
    context: {} as NumberRangeFacts,
    input: {} as NumberRangeFacts,
    events: {} as NumberRangeEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { keepPrinted: effect },
  guards: {
    isPrintedGiven: ({ context }) => context.known,
    isPrintedInRange: ({ context }) => context.inside,
    isPrintedLater: ({ context }) => context.later,
    hasNumbers: ({ context }) => context.left,
    isUsedUp: ({ context }) => !context.left,
    isSure: ({ context }) => !context.unsure,
  },
}).createMachine({
  id: "number_range",
  context: ({ input }) => input,
  initial: "Active",
  states: {
    Active: {
      meta: { tone: "done" },
      on: {
        "range.pause": { target: "Paused" },
        "numbers.settle": { target: "Exhausted", guard: "isUsedUp" },
      },
    },
    Paused: {
      meta: { tone: "person" },
      on: {
        "range.resume": [
          { target: "Active", guard: and([...PRINTED, "hasNumbers"]), actions: resumed },
          // The last printed number was the last of the range.
          { target: "Exhausted", guard: and(PRINTED), actions: resumed },
        ],
      },
    },
    Exhausted: {
      meta: { tone: "ended" },
      on: {
        "numbers.settle": [
          { target: "Active", guard: and(["hasNumbers", "isSure"]) },
          { target: "Paused", guard: "hasNumbers" },
        ],
      },
    },
  },
});
