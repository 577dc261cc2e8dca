/** Ends acting as another user: on request, or shortly before its hour ends. Source: docs/requirements.md S4.3. */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "../placeholder.ts";
import type { SwitchAnswer } from "./switch_user.ts";

export interface ActingContext {
  /** Milliseconds until this machine goes back, shortly before the server ends the acting session. */
  readonly leftMs: number;
  /** Why going back was refused; empty without a refusal. */
  readonly refusal: string;
}

export type ActingEvent = { readonly type: "back.ask" };

type AnswerDone = { readonly output: SwitchAnswer };

export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    input: {} as { readonly leftMs: number },
    events: {} as ActingEvent,
  },
  actors: {
    /** Never rejects. After `switched` the browser has the real person's session again. */
    goBack: placeholderActor<SwitchAnswer, void>("goBack"),
  },
  actions: {
    restart: placeholderAction("restart"),
    keepRefusal: assign((_, { output }: AnswerDone) => ({
      refusal: output.kind === "refused" ? output.code : "",
    })),
    forgetRefusal: assign({ refusal: "" }),
  },
  guards: { isBack: (_, { output }: AnswerDone) => output.kind === "switched" },
  delays: { endDelay: ({ context }) => context.leftMs },
}).createMachine({
  id: "acting",
  context: ({ input }) => ({ leftMs: input.leftMs, refusal: "" }),
  initial: "acting",
  states: {
    acting: {
      on: { "back.ask": "goingBack" },
      after: { endDelay: "goingBack" },
    },
    goingBack: {
      entry: "forgetRefusal",
      invoke: {
        id: "goBack",
        src: "goBack",
        onDone: [
          { target: "back", guard: { type: "isBack", params: ({ event }) => event } },
          { target: "stuck", actions: { type: "keepRefusal", params: ({ event }) => event } },
        ],
        onError: {
          target: "stuck",
          actions: { type: "keepRefusal", params: { output: { kind: "refused", code: "INTERNAL" } } },
        },
      },
    },
    /** The attempt failed: as far as is known, the session still acts as the other user. */
    stuck: { on: { "back.ask": "goingBack" } },
    back: { type: "final", entry: "restart" },
  },
});
