/** Source: docs/requirements.md S2.22. */
import { setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export interface ItemFacts {
  readonly productActive: boolean;
}

export type ItemEvent =
  | { readonly type: "item.runOut" }
  | { readonly type: "item.restock" }
  | { readonly type: "item.end" }
  | { readonly type: "item.reopen" };

const effect = () => {};

export const itemMachine = setup({
  types: {
    context: {} as ItemFacts,
    input: {} as ItemFacts,
    events: {} as ItemEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { recheckDrafts: effect },
  guards: { isProductActive: ({ context }) => context.productActive },
}).createMachine({
  id: "item",
  context: ({ input }) => input,
  initial: "Active",
  states: {
    Active: {
      meta: { tone: "done" },
      on: {
        "item.runOut": { target: "Out Of Stock", actions: "recheckDrafts" },
        "item.end": { target: "Discontinued", actions: "recheckDrafts" },
      },
    },
    "Out Of Stock": {
      meta: { tone: "person" },
      on: {
        "item.restock": { target: "Active", actions: "recheckDrafts" },
        "item.end": { target: "Discontinued", actions: "recheckDrafts" },
      },
    },
    Discontinued: {
      meta: { tone: "ended" },
      on: { "item.reopen": { target: "Active", guard: "isProductActive", actions: "recheckDrafts" } },
    },
  },
});
