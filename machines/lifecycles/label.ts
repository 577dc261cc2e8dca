/**
 * The lifecycle of a label. One that somebody brought is live at once; it ends when it is voided.
 * Source: shipping §3.
 */
import { setup } from "xstate";

export interface LabelFacts {
  /** The carrier has not scanned it. */
  readonly unscanned: boolean;
}

export type LabelEvent = { readonly type: "label.void" };

export const labelMachine = setup({
  types: {
    context: {} as LabelFacts,
    input: {} as LabelFacts,
    events: {} as LabelEvent,
  },
  guards: { isUnscanned: ({ context }) => context.unscanned },
}).createMachine({
  id: "label",
  context: ({ input }) => input,
  initial: "Live",
  states: {
    Live: { on: { "label.void": { target: "Voided", guard: "isUnscanned" } } },
    Voided: {},
  },
});
