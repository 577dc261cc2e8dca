/** States: waiting ⇄ asking → back. The person may leave at any time. Source: docs/requirements.md S2.42, S8.3. */
import { assign, setup } from "xstate";
import { placeholderActor } from "../placeholder.ts";

export const maintenanceMachine = setup({
  types: {
    context: {} as { readonly tries: number },
    events: {} as { readonly type: "server.ask" },
  },
  actors: {
    askServer: placeholderActor<boolean, void>("askServer"),
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  guards: {
    isThere: (_, params: { readonly output: boolean }) => params.output,
  },
  delays: {
    /** 5, 10, 20 s, then every 30 s: many waiting windows must not load a server that is starting. */
    nextAsk: ({ context }) => Math.min(30_000, 5_000 * 2 ** context.tries),
  },
}).createMachine({
  id: "maintenance",
  context: { tries: 0 },
  initial: "waiting",
  states: {
    waiting: {
      after: { nextAsk: "asking" },
      on: { "server.ask": "asking" },
    },
    asking: {
      entry: "countTry",
      invoke: {
        id: "askServer",
        src: "askServer",
        onDone: [
          { target: "back", guard: { type: "isThere", params: ({ event }) => event } },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
    },
    back: { type: "final" },
  },
});
