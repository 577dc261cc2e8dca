/**
 * A person's own API token: loading → none | kept ⇄ confirming → making → revealed, or revoking → none.
 *
 * The token itself never enters the context, where an inspector could show it: wiring keeps it while it is revealed.
 * Effects asked for: `fetchToken`, `makeToken`, `revokeToken`, `forget`. Source: spec S2.51; security Z6.
 */
import { assign, setup } from "xstate";
import type { ApiToken } from "../api/generated/schema.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** What may be told of the token; null where there is none. */
export type TokenAnswer =
  | { readonly kind: "known"; readonly token: ApiToken | null }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface ApiTokenContext {
  readonly token: ApiToken | null;
  readonly failure: unknown;
}

export type ApiTokenEvent =
  | { readonly type: "token.make" }
  | { readonly type: "token.revoke" }
  | { readonly type: "token.confirm" }
  | { readonly type: "token.cancel" }
  | { readonly type: "token.hide" }
  | { readonly type: "token.retry" };

type Done = { readonly output: TokenAnswer };

export const apiTokenMachine = setup({
  types: { context: {} as ApiTokenContext, events: {} as ApiTokenEvent },
  actors: {
    fetchToken: placeholderActor<TokenAnswer, void>("fetchToken"),
    makeToken: placeholderActor<TokenAnswer, void>("makeToken"),
    revokeToken: placeholderActor<TokenAnswer, void>("revokeToken"),
  },
  actions: {
    /** Drops the revealed token. */
    forget: placeholderAction("forget"),
    keepToken: assign((_, { output }: Done) =>
      output.kind === "known" ? { token: output.token, failure: null } : {}
    ),
    /** The failure before stays said. */
    noteToken: assign((_, { output }: Done) => output.kind === "known" ? { token: output.token } : {}),
    keepFailure: assign((_, { output }: Done) => output.kind === "failed" ? { failure: output.failure } : {}),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isKnown: (_, { output }: Done) => output.kind === "known",
    hasToken: ({ context }) => context.token !== null,
  },
}).createMachine({
  id: "apiToken",
  context: { token: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: "clearFailure",
      invoke: {
        id: "fetchToken",
        src: "fetchToken",
        onDone: [
          {
            target: "settling",
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "keepToken", params: ({ event }) => event },
          },
          { target: "unreadable", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    unreadable: { on: { "token.retry": "loading" } },
    settling: { always: [{ target: "kept", guard: "hasToken" }, { target: "none" }] },
    none: { on: { "token.make": { target: "making", actions: "clearFailure" } } },
    kept: {
      // What uses the token stops working: both are asked about.
      on: { "token.make": "confirming.rotation", "token.revoke": "confirming.end" },
    },
    confirming: {
      on: { "token.cancel": "kept" },
      initial: "rotation",
      states: {
        rotation: { on: { "token.confirm": { target: "#apiToken.making", actions: "clearFailure" } } },
        end: { on: { "token.confirm": { target: "#apiToken.revoking", actions: "clearFailure" } } },
      },
    },
    making: {
      invoke: {
        id: "makeToken",
        src: "makeToken",
        onDone: [
          {
            target: "revealed",
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "keepToken", params: ({ event }) => event },
          },
          // Without an answer another one may be in its place: what there is now is asked for.
          { target: "asking", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    revealed: { exit: "forget", on: { "token.hide": "kept" } },
    revoking: {
      invoke: {
        id: "revokeToken",
        src: "revokeToken",
        onDone: [
          {
            target: "settling",
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "keepToken", params: ({ event }) => event },
          },
          { target: "asking", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    /** After a failure, which stays said: what is there now? */
    asking: {
      invoke: {
        id: "askToken",
        src: "fetchToken",
        onDone: [
          {
            target: "settling",
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "noteToken", params: ({ event }) => event },
          },
          { target: "unreadable", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
  },
});
