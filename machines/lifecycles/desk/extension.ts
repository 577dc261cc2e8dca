/** An extension that requests more permissions than were accepted is turned off. Source: docs/requirements.md S2.34. */
import { setup } from "xstate";
import type { ExtensionFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type ExtensionEvent = { readonly type: "extension.on" } | { readonly type: "extension.off" };

export const extensionMachine = setup({
  types: {
    context: {} as ExtensionFacts,
    input: {} as ExtensionFacts,
    events: {} as ExtensionEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: { acceptRights: () => {} },
  guards: { hasSettings: ({ context }) => context.hasSettings },
}).createMachine({
  id: "extension",
  context: ({ input }) => input,
  initial: "Off",
  states: {
    Off: {
      meta: { tone: "waiting" },
      on: { "extension.on": { target: "On", guard: "hasSettings", actions: "acceptRights" } },
    },
    On: { meta: { tone: "done" }, on: { "extension.off": { target: "Off" } } },
  },
});
