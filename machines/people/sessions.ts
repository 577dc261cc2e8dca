/** States: loading → listed ⇄ ending. After every attempt the list is fetched again: only the API knows the result. */
import { assign, setup } from "xstate";
import type { SignIn } from "../../api/generated/schema.ts";
import { placeholderActor } from "../placeholder.ts";

/** `all` ends every sign-in but the present one. */
export type EndRequest = { readonly ids: readonly string[] } | { readonly all: true };

export type ListAnswer =
  | { readonly kind: "known"; readonly rows: readonly SignIn[] }
  | { readonly kind: "failed"; readonly failure: unknown };

export type EndAnswer = { readonly kind: "ended" } | { readonly kind: "failed"; readonly failure: unknown };

export interface SessionsContext {
  readonly rows: readonly SignIn[];
  readonly ending: EndRequest | null;
  readonly failure: unknown;
}

export type SessionsEvent =
  | { readonly type: "sessions.end"; readonly _id: string }
  | { readonly type: "sessions.endOthers" }
  | { readonly type: "sessions.confirm" }
  | { readonly type: "sessions.cancel" }
  | { readonly type: "sessions.retry" };

type Listed = { readonly output: ListAnswer };
type Ended = { readonly output: EndAnswer };

export const sessionsMachine = setup({
  types: { context: {} as SessionsContext, events: {} as SessionsEvent },
  actors: {
    fetchSignIns: placeholderActor<ListAnswer, void>("fetchSignIns"),
    endSignIns: placeholderActor<EndAnswer, EndRequest>("endSignIns"),
  },
  actions: {
    keepRows: assign((_, { output }: Listed) => output.kind === "known" ? { rows: output.rows } : {}),
    keepFailure: assign((_, { output }: Listed | Ended) =>
      output.kind === "failed" ? { failure: output.failure } : {}
    ),
    clearFailure: assign({ failure: null }),
    noteOne: assign({ ending: (_, { _id }: { readonly _id: string }): EndRequest => ({ ids: [_id] }) }),
    noteOthers: assign({ ending: (): EndRequest => ({ all: true }) }),
  },
  guards: {
    isKnown: (_, { output }: Listed) => output.kind === "known",
    /** The present sign-in cannot be ended here, only by logging out. */
    isOther: ({ context }, { _id }: { readonly _id: string }) =>
      context.rows.some((row) => row._id === _id && !row.is_this),
    hasOthers: ({ context }) => context.rows.some((row) => !row.is_this),
  },
}).createMachine({
  id: "sessions",
  context: { rows: [], ending: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: "clearFailure",
      invoke: {
        id: "fetchSignIns",
        src: "fetchSignIns",
        onDone: [
          {
            target: "listed",
            guard: { type: "isKnown", params: ({ event }) => event },
            actions: { type: "keepRows", params: ({ event }) => event },
          },
          { target: "unreadable", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    unreadable: { on: { "sessions.retry": "loading" } },
    listed: {
      on: {
        "sessions.end": {
          target: "ending",
          guard: { type: "isOther", params: ({ event }) => event },
          actions: ["clearFailure", { type: "noteOne", params: ({ event }) => event }],
        },
        "sessions.endOthers": { target: "confirming", guard: "hasOthers" },
      },
    },
    confirming: {
      on: {
        "sessions.cancel": "listed",
        "sessions.confirm": { target: "ending", actions: ["clearFailure", "noteOthers"] },
      },
    },
    ending: {
      invoke: {
        id: "endSignIns",
        src: "endSignIns",
        input: ({ context }) => context.ending ?? { ids: [] },
        onDone: { target: "looking", actions: { type: "keepFailure", params: ({ event }) => event } },
      },
    },
    looking: {
      invoke: {
        id: "lookAgain",
        src: "fetchSignIns",
        onDone: {
          target: "listed",
          actions: [
            { type: "keepRows", params: ({ event }) => event },
            { type: "keepFailure", params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
