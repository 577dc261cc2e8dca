/** States: none → making → revealed → none. The wiring holds the link, because an inspector could show the context. */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

export interface MadeLink {
  readonly purpose: string;
  readonly expires_at: number;
}

export type LinkAnswer =
  | { readonly kind: "made"; readonly made: MadeLink }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface EntryLinkContext {
  readonly made: MadeLink | null;
  readonly failure: unknown;
}

export type EntryLinkEvent = { readonly type: "link.make" } | { readonly type: "link.hide" };

type Done = { readonly output: LinkAnswer };

export const entryLinkMachine = setup({
  types: { context: {} as EntryLinkContext, events: {} as EntryLinkEvent },
  actors: { makeLink: placeholderActor<LinkAnswer, void>("makeLink") },
  actions: {
    forget: placeholderAction("forget"),
    keepMade: assign((_, { output }: Done) => output.kind === "made" ? { made: output.made } : {}),
    keepFailure: assign((_, { output }: Done) => output.kind === "failed" ? { failure: output.failure } : {}),
    clear: assign({ made: null, failure: null }),
  },
  guards: { isMade: (_, { output }: Done) => output.kind === "made" },
}).createMachine({
  id: "entryLink",
  context: { made: null, failure: null },
  initial: "none",
  states: {
    none: { on: { "link.make": { target: "making", actions: "clear" } } },
    making: {
      invoke: {
        id: "makeLink",
        src: "makeLink",
        onDone: [
          {
            target: "revealed",
            guard: { type: "isMade", params: ({ event }) => event },
            actions: { type: "keepMade", params: ({ event }) => event },
          },
          // A link may have been made; the next one replaces it.
          { target: "none", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    revealed: {
      exit: ["forget", "clear"],
      on: { "link.hide": "none" },
    },
  },
});
