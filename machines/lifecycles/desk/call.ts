/** The lifecycle of an announcement, which is shown only while Active. Source: docs/requirements.md S2.31. */
import { setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export type CallEvent = { readonly type: "call.pause" } | { readonly type: "call.resume" };

export const callMachine = setup({
  types: {
    context: {} as object,
    input: {} as object,
    events: {} as CallEvent,
    meta: {} as { readonly tone: Tone },
  },
}).createMachine({
  id: "call",
  context: ({ input }) => input,
  initial: "Active",
  states: {
    Active: { meta: { tone: "done" }, on: { "call.pause": { target: "Paused" } } },
    Paused: { meta: { tone: "waiting" }, on: { "call.resume": { target: "Active" } } },
  },
});
