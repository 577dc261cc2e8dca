/** The lifecycle of a call to action: shown in its days, unless somebody paused it. Source: spec S2.31. */
import { setup } from "xstate";

export type CallEvent = { readonly type: "call.pause" } | { readonly type: "call.resume" };

export const callMachine = setup({
  types: { context: {} as object, input: {} as object, events: {} as CallEvent },
}).createMachine({
  id: "call",
  context: ({ input }) => input,
  initial: "Active",
  states: {
    Active: { on: { "call.pause": { target: "Paused" } } },
    Paused: { on: { "call.resume": { target: "Active" } } },
  },
});
