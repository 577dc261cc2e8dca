/**
 * Reporting a problem: collecting → asking → sending → sent (→ deleting → deleted) | refused, and when the answer was
 * lost unknown: the same report may be asked for again and is made once.
 *
 * What was recorded is collected when the person asks, and shown before it is sent. The key is made when the report is
 * sent and kept until a definite answer. Effects asked for: `collect`, `sendReport`, `deleteReport`, `keepDraft`,
 * `dropDraft`.
 */
import { assign, setup } from "xstate";
import type { InputProblem } from "../api/errors.ts";
import type { Recording } from "../api/flows/recording.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** A report that arrived. */
export interface MadeReport {
  readonly _id: string;
  readonly code: string;
  readonly expires_at: number;
}

export type ReportAnswer =
  | { readonly kind: "sent"; readonly report: MadeReport }
  /** Nothing was kept. */
  | { readonly kind: "refused"; readonly problems: readonly InputProblem[]; readonly failure: unknown }
  /** It may have arrived. */
  | { readonly kind: "unknown" };
export type DeleteAnswer = { readonly kind: "deleted" } | {
  readonly kind: "failed";
  readonly failure: unknown;
};

/** What is sent. */
export interface Parcel {
  readonly recording: Recording | null;
  readonly sentence: string;
  readonly key: string;
}

export interface ReportContext extends Parcel {
  readonly problems: readonly InputProblem[];
  /** Of the last try to send, or to delete. */
  readonly failure: unknown;
  readonly report: MadeReport | null;
}

export type ReportEvent =
  | { readonly type: "report.write"; readonly sentence: string }
  /** `freshKey` is used when the last answer was definite and the old key is spent. */
  | { readonly type: "report.send"; readonly problems: readonly InputProblem[]; readonly freshKey: string }
  /** Asks again for what may have arrived. */
  | { readonly type: "report.check" }
  | { readonly type: "report.delete" };

type Sent = { readonly output: ReportAnswer };
type Deleted = { readonly output: DeleteAnswer };

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    /** `sentence`: what was written and not sent. */
    input: {} as { readonly sentence: string },
    events: {} as ReportEvent,
  },
  actors: {
    /** Never rejects: what cannot be had is left out. */
    collect: placeholderActor<Recording, void>("collect"),
    sendReport: placeholderActor<ReportAnswer, Parcel>("sendReport"),
    deleteReport: placeholderActor<DeleteAnswer, { readonly _id: string }>("deleteReport"),
  },
  actions: {
    keepDraft: placeholderAction("keepDraft"),
    dropDraft: placeholderAction("dropDraft"),
    keepRecording: assign((_, { output }: { readonly output: Recording }) => ({ recording: output })),
    write: assign((_, { sentence }: { readonly sentence: string }) => ({ sentence, problems: [] })),
    showProblems: assign((_, { problems }: { readonly problems: readonly InputProblem[] }) => ({ problems })),
    prepare: assign(({ context }, { freshKey }: { readonly freshKey: string }) => ({
      key: context.key || freshKey,
      problems: [],
      failure: null,
    })),
    keepReport: assign((_, { output }: Sent) => output.kind === "sent" ? { report: output.report } : {}),
    keepRefusal: assign((_, { output }: Sent) =>
      output.kind === "refused" ? { problems: output.problems, failure: output.failure, key: "" } : {}
    ),
    keepFailure: assign((_, { output }: Deleted) =>
      output.kind === "failed" ? { failure: output.failure } : {}
    ),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasProblems: (_, { problems }: { readonly problems: readonly InputProblem[] }) => problems.length > 0,
    isSent: (_, { output }: Sent) => output.kind === "sent",
    isRefused: (_, { output }: Sent) => output.kind === "refused",
    isDeleted: (_, { output }: Deleted) => output.kind === "deleted",
  },
}).createMachine({
  id: "report",
  context: ({ input: { sentence } }) => ({
    sentence,
    recording: null,
    key: "",
    problems: [],
    failure: null,
    report: null,
  }),
  initial: "collecting",
  states: {
    collecting: {
      // The field is there already.
      on: { "report.write": { actions: [{ type: "write", params: ({ event }) => event }, "keepDraft"] } },
      invoke: {
        id: "collect",
        src: "collect",
        onDone: { target: "asking", actions: { type: "keepRecording", params: ({ event }) => event } },
      },
    },
    asking: {
      on: {
        "report.write": { actions: [{ type: "write", params: ({ event }) => event }, "keepDraft"] },
        "report.send": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "prepare", params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      invoke: {
        id: "sendReport",
        src: "sendReport",
        input: ({ context: { recording, sentence, key } }) => ({ recording, sentence, key }),
        onDone: [
          {
            target: "sent",
            guard: { type: "isSent", params: ({ event }) => event },
            actions: [{ type: "keepReport", params: ({ event }) => event }, "dropDraft"],
          },
          {
            target: "refused",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: { type: "keepRefusal", params: ({ event }) => event },
          },
          { target: "unknown" },
        ],
        onError: "unknown",
      },
    },
    refused: {
      on: {
        "report.write": {
          target: "asking",
          actions: [{ type: "write", params: ({ event }) => event }, "keepDraft"],
        },
        "report.send": [
          {
            guard: { type: "hasProblems", params: ({ event }) => event },
            actions: { type: "showProblems", params: ({ event }) => event },
          },
          { target: "sending", actions: { type: "prepare", params: ({ event }) => event } },
        ],
      },
    },
    // Another sentence would be another report.
    unknown: { on: { "report.check": "sending" } },
    sent: { on: { "report.delete": "deleting" } },
    deleting: {
      entry: "forgetFailure",
      invoke: {
        id: "deleteReport",
        src: "deleteReport",
        input: ({ context: { report } }) => ({ _id: report?._id ?? "" }),
        onDone: [
          { target: "deleted", guard: { type: "isDeleted", params: ({ event }) => event } },
          { target: "sent", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    deleted: { type: "final" },
  },
});
