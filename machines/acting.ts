/**
 * Acting as somebody else: acting → goingBack → back. Back is asked for, or the hour ends: a little before, so that
 * the way back is still open. Where it fails it is said, and asked for again.
 *
 * Effects asked for: `goBack`, `restart`. Source: docs/requirements.md S4.3.
 */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";
import type { SwitchAnswer } from "./switch_user.ts";

export interface ActingContext {
  /** Until the way back is taken without being asked for. */
  readonly leftMs: number;
  /** Why the last way back was refused; empty while it was not. */
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
    /** Never rejects. When it answers `switched`, the browser is the real person's again. */
    goBack: placeholderActor<SwitchAnswer, void>("goBack"),
  },
  actions: {
    /** The page begins anew, as the real person and where they were. */
    restart: placeholderAction("restart"),
    keepRefusal: assign((_, { output }: AnswerDone) => ({
      refusal: output.kind === "refused" ? output.code : "",
    })),
    forgetRefusal: assign({ refusal: "" }),
  },
  guards: { isBack: (_, { output }: AnswerDone) => output.kind === "switched" },
  delays: { hour: ({ context }) => context.leftMs },
}).createMachine({
  id: "acting",
  context: ({ input }) => ({ leftMs: input.leftMs, refusal: "" }),
  initial: "acting",
  states: {
    acting: {
      on: { "back.ask": "goingBack" },
      after: { hour: "goingBack" },
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
    /** Still acting, as far as is known. */
    stuck: { on: { "back.ask": "goingBack" } },
    back: { type: "final", entry: "restart" },
  },
});
