/**
 * One record on the screen: loading → ready | missing | failed, and refreshing in place. One that came before there was
 * a screen to show it is ready at once.
 *
 * What is shown stays while a newer version is fetched and when that fails. Effects asked for: `fetchRecord`.
 */
import { assign, setup } from "xstate";
import { placeholderActor } from "./placeholder.ts";

/** Every record has these two. */
export interface Versioned {
  readonly _id: string;
  readonly version: number;
}

/** What became of a fetch. `incomplete`: the answer had errors beside the record. */
export type Fetched =
  | { readonly kind: "found"; readonly record: Versioned; readonly incomplete?: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface FetchRecordInput {
  readonly id: string;
  /** Nobody asked for it by hand: a failure never leaves the screen. */
  readonly background: boolean;
}

export interface RecordContext {
  readonly id: string;
  readonly record: Versioned | null;
  readonly incomplete: boolean;
  /** Of the last fetch; beside a record it means that the record may be old. */
  readonly failure: unknown;
  readonly background: boolean;
  /** It changed while it was first asked for: the answer may be of before that. */
  readonly isDue: boolean;
}

export type RecordEvent =
  /** The person, or what the person did, wants it anew. */
  | { readonly type: "record.refresh" }
  /** Somebody changed it. */
  | { readonly type: "record.changed" };

type FetchDone = { readonly output: Fetched };

export const recordMachine = setup({
  types: {
    context: {} as RecordContext,
    input: {} as { readonly id: string; readonly given?: Versioned | null },
    events: {} as RecordEvent,
    tags: {} as "shown" | "busy",
  },
  actors: {
    fetchRecord: placeholderActor<Fetched, FetchRecordInput>("fetchRecord"),
  },
  actions: {
    keepRecord: assign((_, params: FetchDone) =>
      params.output.kind === "found"
        ? { record: params.output.record, incomplete: params.output.incomplete === true, failure: null }
        : {}
    ),
    keepFailure: assign((_, params: FetchDone) =>
      params.output.kind === "failed" ? { failure: params.output.failure } : {}
    ),
    forgetRecord: assign({ record: null, incomplete: false, failure: null }),
    setDue: assign({ isDue: true }),
    toForeground: assign({ background: false }),
    toBackground: assign({ background: true, isDue: false }),
  },
  guards: {
    hasRecord: ({ context }) => context.record !== null,
    isDue: ({ context }) => context.isDue,
    isFound: (_, params: FetchDone) => params.output.kind === "found",
    isMissing: (_, params: FetchDone) => params.output.kind === "missing",
  },
}).createMachine({
  id: "record",
  context: ({ input }) => ({
    id: input.id,
    record: input.given ?? null,
    incomplete: false,
    failure: null,
    background: false,
    isDue: false,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ target: "ready", guard: "hasRecord" }, { target: "loading" }] },
    loading: {
      tags: "busy",
      entry: assign({ isDue: false }),
      // It is shown first, and asked for again then: what changes all the time would never be shown.
      on: { "record.refresh": { actions: "setDue" }, "record.changed": { actions: "setDue" } },
      invoke: {
        id: "fetchRecord",
        src: "fetchRecord",
        input: ({ context }) => ({ id: context.id, background: false }),
        onDone: [
          {
            target: "ready",
            guard: { type: "isFound", params: ({ event }) => event },
            actions: { type: "keepRecord", params: ({ event }) => event },
          },
          { target: "missing", guard: { type: "isMissing", params: ({ event }) => event } },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      tags: "shown",
      always: { target: "refreshing", guard: "isDue", actions: "toBackground" },
      on: {
        "record.refresh": { target: "refreshing", actions: "toForeground" },
        "record.changed": { target: "refreshing", actions: "toBackground" },
      },
    },
    refreshing: {
      tags: ["shown", "busy"],
      // What arrives while a fetch runs may have come after its snapshot: the fetch starts over.
      on: {
        "record.refresh": { target: "refreshing", reenter: true, actions: "toForeground" },
        "record.changed": { target: "refreshing", reenter: true },
      },
      invoke: {
        id: "fetchRecord",
        src: "fetchRecord",
        input: ({ context }) => ({ id: context.id, background: context.background }),
        onDone: [
          {
            target: "ready",
            guard: { type: "isFound", params: ({ event }) => event },
            actions: { type: "keepRecord", params: ({ event }) => event },
          },
          {
            target: "missing",
            guard: { type: "isMissing", params: ({ event }) => event },
            actions: "forgetRecord",
          },
          { target: "ready", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    missing: {
      always: { target: "loading", guard: "isDue" },
      on: { "record.refresh": "loading", "record.changed": "loading" },
    },
    failed: {
      always: { target: "loading", guard: "isDue" },
      on: { "record.refresh": "loading", "record.changed": "loading" },
    },
  },
});
