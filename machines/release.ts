/**
 * A newer version on the host: watching (fresh → ripe → looking) → offered ⇄ putOff.
 *
 * It never leaves by itself: the person is told, and reloads when it suits. Effects asked for: `fetchRelease`,
 * `reload`.
 */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** What a host says that it serves. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  /** Differs where anything of the code does. */
  readonly build: string;
}

export interface ReleaseContext {
  /** The build that runs here. */
  readonly own: string;
  readonly found: Release | null;
  /** True when a part of the app is gone from the host: without a reload it cannot be opened. */
  readonly isNeeded: boolean;
}

export type ReleaseEvent =
  /** The person came back to this window. */
  | { readonly type: "window.focus" }
  /** A part of the app could not be loaded. */
  | { readonly type: "chunk.missing" }
  | { readonly type: "release.reload" }
  | { readonly type: "release.later" };

type Done = { readonly output: Release | null };

export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    input: {} as { readonly own: string },
    events: {} as ReleaseEvent,
  },
  actors: {
    /** Null where there was no answer, or one that is none. */
    fetchRelease: placeholderActor<Release | null, void>("fetchRelease"),
  },
  actions: {
    /** Asks first where work is unsaved. */
    reload: placeholderAction("reload"),
    keepFound: assign({ found: (_, { output }: Done) => output }),
    need: assign({ isNeeded: true }),
    needNoMore: assign({ isNeeded: false }),
  },
  guards: {
    isOther: ({ context }, { output }: Done) => output !== null && output.build !== context.own,
  },
  delays: {
    /** So long after a look nobody looks again. */
    freshFor: 60_000,
    /** Then so long until the next look comes by itself. */
    ripeFor: 240_000,
    laterFor: 3_600_000,
  },
}).createMachine({
  id: "release",
  context: ({ input }) => ({ own: input.own, found: null, isNeeded: false }),
  initial: "watching",
  states: {
    watching: {
      initial: "fresh",
      on: { "chunk.missing": { target: ".looking", actions: "need" } },
      states: {
        fresh: { after: { freshFor: "ripe" } },
        ripe: { after: { ripeFor: "looking" }, on: { "window.focus": "looking" } },
        looking: {
          invoke: {
            id: "fetchRelease",
            src: "fetchRelease",
            onDone: [
              {
                target: "#release.offered",
                guard: { type: "isOther", params: ({ event }) => event },
                actions: { type: "keepFound", params: ({ event }) => event },
              },
              // The same build: then the part was missing for another reason, such as the network.
              { target: "fresh", actions: "needNoMore" },
            ],
            onError: { target: "fresh", actions: "needNoMore" },
          },
        },
      },
    },
    offered: {
      on: {
        "release.reload": { actions: "reload" },
        "release.later": "putOff",
        "chunk.missing": { actions: "need" },
      },
    },
    putOff: {
      after: { laterFor: "offered" },
      on: { "chunk.missing": { target: "offered", actions: "need" } },
    },
  },
});
