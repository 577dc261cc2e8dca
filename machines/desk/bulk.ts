/** Sends one step to several records. The key is kept until the answer, so that sending again repeats nothing. */
import { assign, setup } from "xstate";
import { placeholderActor } from "../placeholder.ts";

export interface BulkStep {
  readonly event: string;
  readonly key: string;
  readonly ids: readonly string[];
}

/** `refusedBy` is null for a moved record, otherwise a code of api/reasons.ts or api/errors.ts. */
export interface BulkResult {
  readonly id: string;
  readonly refusedBy: string | null;
  readonly status?: string;
}

export type BulkAnswer =
  | { readonly kind: "results"; readonly results: readonly BulkResult[] }
  /** Nothing was changed. */
  | { readonly kind: "failed"; readonly failure: unknown }
  /** The change may have been made. */
  | { readonly kind: "unknown" };

export interface BulkContext extends BulkStep {
  readonly results: readonly BulkResult[];
  readonly failure: unknown;
}

export type BulkEvent =
  | ({ readonly type: "bulk.send" } & BulkStep)
  | { readonly type: "bulk.check" }
  | { readonly type: "bulk.dismiss" };

type AnswerDone = { readonly output: BulkAnswer };

const EMPTY: BulkContext = { event: "", key: "", ids: [], results: [], failure: null };

export const bulkMachine = setup({
  types: { context: {} as BulkContext, events: {} as BulkEvent, tags: {} as "busy" },
  actors: { sendMoves: placeholderActor<BulkAnswer, BulkStep>("sendMoves") },
  actions: {
    begin: assign((_, { event, key, ids }: BulkStep) => ({ ...EMPTY, event, key, ids })),
    keepResults: assign((_, { output }: AnswerDone) =>
      output.kind === "results" ? { results: output.results } : {}
    ),
    keepFailure: assign((_, { output }: AnswerDone) =>
      output.kind === "failed" ? { failure: output.failure } : {}
    ),
    clear: assign(EMPTY),
  },
  guards: {
    hasIds: (_, { ids }: BulkStep) => ids.length > 0,
    hasResults: (_, { output }: AnswerDone) => output.kind === "results",
    isFailed: (_, { output }: AnswerDone) => output.kind === "failed",
  },
}).createMachine({
  id: "bulk",
  context: EMPTY,
  initial: "settled",
  states: {
    /** No request is waiting for its answer, so the next step may be sent. */
    settled: {
      initial: "idle",
      states: { idle: {}, answered: {}, failed: {} },
      on: {
        "bulk.send": {
          target: "sending",
          guard: { type: "hasIds", params: ({ event }) => event },
          actions: { type: "begin", params: ({ event }) => event },
        },
        "bulk.dismiss": { target: ".idle", actions: "clear" },
      },
    },
    sending: {
      tags: "busy",
      invoke: {
        src: "sendMoves",
        input: ({ context: { event, key, ids } }) => ({ event, key, ids }),
        onDone: [
          {
            target: "settled.answered",
            guard: { type: "hasResults", params: ({ event }) => event },
            actions: { type: "keepResults", params: ({ event }) => event },
          },
          {
            target: "settled.failed",
            guard: { type: "isFailed", params: ({ event }) => event },
            actions: { type: "keepFailure", params: ({ event }) => event },
          },
          { target: "unknown" },
        ],
      },
    },
    /** The step is sent again only if the person asks for it, with the same key. */
    unknown: { on: { "bulk.check": "sending" } },
  },
});
