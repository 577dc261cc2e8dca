/** States: plain | modified → saving → saved | failed | stale | unknown. The key is kept until there is an answer. */
import { assign, setup } from "xstate";
import { placeholderActor } from "../placeholder.ts";

export interface Change {
  readonly key: string;
  /** The change as it is sent; null while there is none. */
  readonly what: unknown;
}

export type ChangeAnswer =
  | { readonly kind: "done" }
  /** Another window changed the view; `version` is its version now. */
  | { readonly kind: "stale"; readonly version: number }
  /** Nothing was saved. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The change may have been saved. */
  | { readonly kind: "unknown" };

export interface ViewContext extends Change {
  readonly isModified: boolean;
  readonly failure: unknown;
  /** The version on the server, which overwriting a stale view needs; null until it is known. */
  readonly version: number | null;
}

export type ViewEvent =
  | { readonly type: "view.compare"; readonly isModified: boolean }
  | ({ readonly type: "view.send" } & Change)
  /** Saves over the newer version, with a new key. */
  | { readonly type: "view.overwrite"; readonly key: string }
  /** Sends the same change again with the same key. */
  | { readonly type: "view.retry" }
  | { readonly type: "view.dismiss" };

type Done = { readonly output: ChangeAnswer };

export const viewMachine = setup({
  types: { context: {} as ViewContext, events: {} as ViewEvent, tags: {} as "busy" | "rest" },
  actors: {
    sendChange: placeholderActor<ChangeAnswer, Change & { readonly version: number | null }>("sendChange"),
  },
  actions: {
    compare: assign((_, { isModified }: { isModified: boolean }) => ({ isModified })),
    begin: assign((_, { key, what }: Change) => ({ key, what, failure: null, version: null })),
    renew: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    keepVersion: assign((_, { output }: Done) => output.kind === "stale" ? { version: output.version } : {}),
    keepFailure: assign((_, { output }: Done) => output.kind === "failed" ? { failure: output.failure } : {}),
    clear: assign({ key: "", what: null, failure: null, version: null }),
  },
  guards: {
    isModified: ({ context }) => context.isModified,
    isDone: (_, { output }: Done) => output.kind === "done",
    isStale: (_, { output }: Done) => output.kind === "stale",
    isFailed: (_, { output }: Done) => output.kind === "failed",
  },
}).createMachine({
  id: "view",
  context: { key: "", what: null, isModified: false, failure: null, version: null },
  initial: "comparing",
  on: { "view.compare": { actions: { type: "compare", params: ({ event }) => event } } },
  states: {
    comparing: { always: [{ target: "modified", guard: "isModified" }, { target: "plain" }] },
    plain: {
      tags: "rest",
      on: {
        "view.compare": { target: "comparing", actions: { type: "compare", params: ({ event }) => event } },
        "view.send": { target: "saving", actions: { type: "begin", params: ({ event }) => event } },
      },
    },
    modified: {
      tags: "rest",
      on: {
        "view.compare": { target: "comparing", actions: { type: "compare", params: ({ event }) => event } },
        "view.send": { target: "saving", actions: { type: "begin", params: ({ event }) => event } },
      },
    },
    saving: {
      tags: "busy",
      invoke: {
        src: "sendChange",
        input: ({ context: { key, what, version } }) => ({ key, what, version }),
        onDone: [
          { target: "saved", guard: { type: "isDone", params: ({ event }) => event }, actions: "clear" },
          {
            target: "stale",
            guard: { type: "isStale", params: ({ event }) => event },
            actions: { type: "keepVersion", params: ({ event }) => event },
          },
          {
            target: "failed",
            guard: { type: "isFailed", params: ({ event }) => event },
            actions: { type: "keepFailure", params: ({ event }) => event },
          },
          { target: "unknown" },
        ],
      },
    },
    /** The state lasts until the address is compared with the saved view, or another change is sent. */
    saved: {
      tags: "rest",
      on: {
        "view.compare": { target: "comparing", actions: { type: "compare", params: ({ event }) => event } },
        "view.send": { target: "saving", actions: { type: "begin", params: ({ event }) => event } },
      },
    },
    failed: {
      on: {
        "view.send": { target: "saving", actions: { type: "begin", params: ({ event }) => event } },
        "view.dismiss": { target: "comparing", actions: "clear" },
      },
    },
    stale: {
      on: {
        "view.overwrite": { target: "saving", actions: { type: "renew", params: ({ event }) => event } },
        "view.dismiss": { target: "comparing", actions: "clear" },
      },
    },
    unknown: { on: { "view.retry": "saving", "view.dismiss": { target: "comparing", actions: "clear" } } },
  },
});
