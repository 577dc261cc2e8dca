/** States: watching (recent → due → checking) → offered ⇄ putOff. The person decides when the page reloads. */
import { assign, setup } from "xstate";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

export interface Release {
  readonly version: string;
  readonly commit: string;
  /** Identifies the build: any difference in code gives another value. */
  readonly build: string;
}

export interface ReleaseContext {
  readonly own: string;
  readonly found: Release | null;
  /** A part of the app is no longer on the host, so it cannot be opened without a reload. */
  readonly isNeeded: boolean;
}

export type ReleaseEvent =
  | { readonly type: "window.focus" }
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
    /** Returns null without a usable answer. */
    fetchRelease: placeholderActor<Release | null, void>("fetchRelease"),
  },
  actions: {
    /** Asks the person first if work is unsaved. */
    reload: placeholderAction("reload"),
    keepFound: assign({ found: (_, { output }: Done) => output }),
    need: assign({ isNeeded: true }),
    clearNeed: assign({ isNeeded: false }),
  },
  guards: {
    isOther: ({ context }, { output }: Done) => output !== null && output.build !== context.own,
  },
  delays: {
    /** Milliseconds after a check during which returning to the window triggers no other check. */
    recentFor: 60_000,
    dueFor: 240_000,
    laterFor: 3_600_000,
  },
}).createMachine({
  id: "release",
  context: ({ input }) => ({ own: input.own, found: null, isNeeded: false }),
  initial: "watching",
  states: {
    watching: {
      initial: "recent",
      on: { "chunk.missing": { target: ".checking", actions: "need" } },
      states: {
        recent: { after: { recentFor: "due" } },
        due: { after: { dueFor: "checking" }, on: { "window.focus": "checking" } },
        checking: {
          invoke: {
            id: "fetchRelease",
            src: "fetchRelease",
            onDone: [
              {
                target: "#release.offered",
                guard: { type: "isOther", params: ({ event }) => event },
                actions: { type: "keepFound", params: ({ event }) => event },
              },
              // No newer build was found, so the part is missing for another reason, such as the network.
              { target: "recent", actions: "clearNeed" },
            ],
            onError: { target: "recent", actions: "clearNeed" },
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
