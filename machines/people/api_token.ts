/**
 * The context has only the public part of the token: the wiring holds its text and the password. Source:
 * docs/requirements.md S2.51.
 */
import { assign, setup } from "xstate";
import type { ApiToken } from "../../api/generated/schema.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** `token` is null if the person has none. */
export type TokenAnswer =
  | { readonly kind: "known"; readonly token: ApiToken | null }
  | { readonly kind: "failed"; readonly failure: unknown };

export type CopyAnswer =
  | { readonly kind: "copied" }
  /** The browser refused access to the clipboard: the token is revealed instead. */
  | { readonly kind: "held" }
  /** A password is needed; `failure` says why the last one was refused, null before the first. */
  | { readonly kind: "unproved"; readonly failure: unknown }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface ApiTokenContext {
  readonly token: ApiToken | null;
  readonly failure: unknown;
  readonly isCopied: boolean;
}

export type ApiTokenEvent =
  | { readonly type: "token.make" }
  | { readonly type: "token.copy" }
  | { readonly type: "token.prove" }
  | { readonly type: "token.revoke" }
  | { readonly type: "token.confirm" }
  | { readonly type: "token.cancel" }
  | { readonly type: "token.hide" }
  | { readonly type: "token.retry" };

type Done = { readonly output: TokenAnswer };
type Copied = { readonly output: CopyAnswer };

export const apiTokenMachine = setup({
  types: { context: {} as ApiTokenContext, events: {} as ApiTokenEvent },
  actors: {
    fetchToken: placeholderActor<TokenAnswer, void>("fetchToken"),
    makeToken: placeholderActor<TokenAnswer, void>("makeToken"),
    copyToken: placeholderActor<CopyAnswer, void>("copyToken"),
    revokeToken: placeholderActor<TokenAnswer, void>("revokeToken"),
  },
  actions: {
    forget: placeholderAction("forget"),
    keepToken: assign((_, { output }: Done) =>
      output.kind === "known" ? { token: output.token, failure: null } : {}
    ),
    noteToken: assign((_, { output }: Done) => output.kind === "known" ? { token: output.token } : {}),
    keepFailure: assign((_, { output }: Done | Copied) =>
      "failure" in output ? { failure: output.failure } : {}
    ),
    clearFailure: assign({ failure: null }),
    noteCopy: assign({ isCopied: true }),
    clearCopy: assign({ isCopied: false }),
  },
  guards: {
    isKnown: (_, { output }: Done) => output.kind === "known",
    hasToken: ({ context }) => context.token !== null,
    isCopied: (_, { output }: Copied) => output.kind === "copied",
    isHeld: (_, { output }: Copied) => output.kind === "held",
    isUnproved: (_, { output }: Copied) => output.kind === "unproved",
  },
}).createMachine({
  id: "apiToken",
  context: { token: null, failure: null, isCopied: false },
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
      exit: "clearCopy",
      on: {
        "token.copy": { target: "copying", actions: "clearFailure" },
        // Programs that use the token stop working, so both steps are confirmed.
        "token.make": "confirming.rotation",
        "token.revoke": "confirming.end",
      },
    },
    copying: {
      invoke: {
        id: "copyToken",
        src: "copyToken",
        onDone: [
          {
            target: "kept",
            guard: { type: "isCopied", params: ({ event }) => event },
            actions: "noteCopy",
          },
          { target: "revealed", guard: { type: "isHeld", params: ({ event }) => event } },
          {
            target: "proving",
            guard: { type: "isUnproved", params: ({ event }) => event },
            actions: { type: "keepFailure", params: ({ event }) => event },
          },
          // The token may have been replaced or revoked elsewhere.
          { target: "asking", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    proving: {
      on: {
        "token.prove": { target: "copying", actions: "clearFailure" },
        "token.cancel": { target: "kept", actions: "clearFailure" },
      },
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
          // Without an answer the token may have changed, so it is fetched again.
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
    /** Fetches the token again while the failure stays on the screen. */
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
