/** A number printed in advance is on a sheet, then on a package, then scanned, then done. It is never used again. */
import { setup } from "xstate";
import type { PostalNumberFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type PostalNumberEvent =
  | { readonly type: "number.void" }
  /** A package got a label with the number, or that package or label moved on. */
  | { readonly type: "packages.settle" };

const effect = () => {};

export const postalNumberMachine = setup({
  types: {
    context: {} as PostalNumberFacts,
    input: {} as PostalNumberFacts,
    events: {} as PostalNumberEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { keepPackage: effect },
  guards: {
    isOnLabel: ({ context }) => context.onLabel,
    isOffLabel: ({ context }) => !context.onLabel,
    isFirstScanned: ({ context }) => context.scanned,
    isOver: ({ context }) => context.over,
  },
}).createMachine({
  id: "postal_number",
  context: ({ input }) => input,
  initial: "Reserved",
  states: {
    Reserved: {
      meta: { tone: "waiting" },
      on: {
        "number.void": { target: "Void", guard: "isOffLabel" },
        "packages.settle": { target: "Assigned", guard: "isOnLabel", actions: ["keepPackage"] },
      },
    },
    Assigned: {
      meta: { tone: "working" },
      on: {
        "number.void": { target: "Void", guard: "isOffLabel" },
        "packages.settle": [
          { target: "Used", guard: "isFirstScanned" },
          // The label with this number was voided, so the sticker is void too.
          { target: "Void", guard: "isOffLabel" },
        ],
      },
    },
    Used: {
      meta: { tone: "done" },
      on: { "packages.settle": { target: "Retired", guard: "isOver" } },
    },
    Retired: { meta: { tone: "ended" } },
    Void: { meta: { tone: "ended" } },
  },
});
