/** The files of a released batch are at the printer; the batch is Printed once all its garments are. */
import { setup } from "xstate";
import type { BatchFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type BatchEvent =
  | { readonly type: "batch.release" }
  | { readonly type: "batch.cancel" }
  | { readonly type: "units.settle" };

const effect = () => {};

export const batchMachine = setup({
  types: {
    context: {} as BatchFacts,
    input: {} as BatchFacts,
    events: {} as BatchEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { stampRelease: effect, freeUnits: effect },
  guards: {
    isNotEmpty: ({ context }) => context.units > 0,
    areUnitsPrinted: ({ context }) => context.unitsOpen === 0,
  },
}).createMachine({
  id: "batch",
  context: ({ input }) => input,
  initial: "Open",
  states: {
    Open: {
      meta: { tone: "waiting" },
      on: {
        "batch.release": { target: "Released", guard: "isNotEmpty", actions: ["stampRelease"] },
        "batch.cancel": { target: "Cancelled", actions: ["freeUnits"] },
      },
    },
    Released: {
      meta: { tone: "working" },
      on: { "units.settle": { target: "Printed", guard: "areUnitsPrinted" } },
    },
    Printed: { meta: { tone: "done" } },
    Cancelled: { meta: { tone: "ended" } },
  },
});
