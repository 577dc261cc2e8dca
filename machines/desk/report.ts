/** A report is shown before it is sent. After a lost answer it may be sent again, and is still stored only once. */
import { assign, setup } from "xstate";
import type { InputProblem } from "../../api/errors.ts";
import type { Recording } from "../../api/flows/recording.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

export interface MadeReport {
  readonly _id: string;
  readonly code: string;
  readonly expires_at: number;
}

export type ReportAnswer =
  | { readonly kind: "sent"; readonly report: MadeReport }
  /** Nothing was saved. */
  | { readonly kind: "refused"; readonly problems: readonly InputProblem[]; readonly failure: unknown }
  /** The report may have arrived. */
  | { readonly kind: "unknown" };
export type DeleteAnswer = { readonly kind: "deleted" } | {
  readonly kind: "failed";
  readonly failure: unknown;
};

export interface ReportPayload {
  readonly recording: Recording | null;
  readonly sentence: string;
  readonly key: string;
}

export interface ReportContext extends ReportPayload {
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
  readonly report: MadeReport | null;
}

export type ReportEvent =
  | { readonly type: "report.write"; readonly sentence: string }
  /** `freshKey` is the key of the request; a repetition after a lost answer keeps it. */
  | { readonly type: "report.send"; readonly problems: readonly InputProblem[]; readonly freshKey: string }
  | { readonly type: "report.check" }
  | { readonly type: "report.delete" };

type Sent = { readonly output: ReportAnswer };
type Deleted = { readonly output: DeleteAnswer };

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    input: {} as { readonly sentence: string },
    events: {} as ReportEvent,
  },
  actors: {
    /** Never rejects: missing parts are left out. */
    collect: placeholderActor<Recording, void>("collect"),
    sendReport: placeholderActor<ReportAnswer, ReportPayload>("sendReport"),
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
    // The text cannot change here: with another text it would be another report.
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
