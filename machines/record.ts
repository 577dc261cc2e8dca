/** A record stays visible while a newer version is fetched, and if the fetch fails. Source: docs/architecture.md. */
import { assign, setup } from "xstate";
import { placeholderActor } from "./placeholder.ts";

export interface VersionedRecord {
  readonly _id: string;
  readonly version: number;
}

/** `incomplete`: the answer had errors as well as the record. */
export type FetchResult =
  | { readonly kind: "found"; readonly record: VersionedRecord; readonly incomplete?: boolean }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface FetchRecordInput {
  readonly id: string;
  /** Nobody waits for the answer, so a failure does not navigate to an error page. */
  readonly background: boolean;
}

export interface RecordContext {
  readonly id: string;
  readonly record: VersionedRecord | null;
  readonly incomplete: boolean;
  /** Why the last fetch failed; a record shown meanwhile may be old. */
  readonly failure: unknown;
  readonly background: boolean;
  /** The record changed or was refreshed while loading, so the answer may be older. */
  readonly isDue: boolean;
}

export type RecordEvent =
  | { readonly type: "record.refresh" }
  | { readonly type: "record.changed" };

type FetchDone = { readonly output: FetchResult };

export const recordMachine = setup({
  types: {
    context: {} as RecordContext,
    input: {} as { readonly id: string; readonly given?: VersionedRecord | null },
    events: {} as RecordEvent,
    tags: {} as "shown" | "busy",
  },
  actors: {
    fetchRecord: placeholderActor<FetchResult, FetchRecordInput>("fetchRecord"),
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
      // The first answer is shown before the next fetch, for the sake of records that change constantly.
      on: { "record.refresh": { actions: "setDue" }, "record.changed": { actions: "setDue" } },
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
      // A change during a fetch may be newer than its answer, so the fetch starts over.
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
      always: { target: "loading", guard: "isDue", actions: "toBackground" },
      on: {
        "record.refresh": { target: "loading", actions: "toForeground" },
        "record.changed": { target: "loading", actions: "toBackground" },
      },
    },
    failed: {
      always: { target: "loading", guard: "isDue", actions: "toBackground" },
      on: {
        "record.refresh": { target: "loading", actions: "toForeground" },
        "record.changed": { target: "loading", actions: "toBackground" },
      },
    },
  },
});
