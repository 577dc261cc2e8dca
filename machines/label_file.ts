/**
 * The file of a label in a form: empty → sending → kept | refused (the file is none of a label's) | failed. Of several
 * pages one is picked, or all where they are few: the file is sent anew with them. What is sent last counts.
 * Effect asked for: `sendFile`. Source: shipping §3.
 */
import { assign, setup } from "xstate";
import { placeholderCallback } from "./placeholder.ts";

export interface LabelSent {
  readonly file: File | null;
  /** Numbers of pages, as the API takes them. */
  readonly pages: string;
  /** The same for what is sent again. */
  readonly key: string;
}

/** What the API made of it. */
export interface KeptLabel {
  /** Its id, for the step that attaches it. */
  readonly file: string;
  readonly kind: string;
  readonly pages: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

/** Why a file is refused: a code of api/label_files.ts or of api/inputs, and how many pages it has where that is known. */
export interface LabelProblem {
  readonly code: string;
  readonly found: number | null;
}

export type LabelAnswer =
  | { readonly kind: "kept"; readonly label: KeptLabel }
  | { readonly kind: "refused"; readonly problem: LabelProblem }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface LabelFileContext extends LabelSent {
  /** Bytes that are on their way. */
  readonly sent: number;
  /** Of the file; 1 until it is known. */
  readonly count: number;
  readonly kept: KeptLabel | null;
  readonly problem: LabelProblem | null;
  readonly failure: unknown;
}

export type LabelFileEvent =
  | { readonly type: "file.choose"; readonly file: File; readonly key: string }
  | { readonly type: "page.choose"; readonly pages: string; readonly key: string }
  | { readonly type: "file.again" }
  | { readonly type: "file.remove" }
  /** From what sends it. */
  | { readonly type: "file.progress"; readonly sent: number }
  | { readonly type: "file.answered"; readonly answer: LabelAnswer };

type Answered = { readonly answer: LabelAnswer };

const EMPTY: LabelFileContext = {
  file: null,
  pages: "1",
  key: "",
  sent: 0,
  count: 1,
  kept: null,
  problem: null,
  failure: null,
};

export const labelFileMachine = setup({
  types: { context: {} as LabelFileContext, events: {} as LabelFileEvent },
  actors: { sendFile: placeholderCallback<LabelSent>("sendFile") },
  actions: {
    take: assign((_, { file, key }: { file: File; key: string }) => ({ ...EMPTY, file, key })),
    pick: assign(({ context }, { pages, key }: { pages: string; key: string }) => ({
      ...EMPTY,
      file: context.file,
      count: context.count,
      pages,
      key,
    })),
    startAnew: assign({ sent: 0, failure: null }),
    count: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepLabel: assign((_, { answer }: Answered) =>
      answer.kind === "kept" ? { kept: answer.label, count: answer.label.pages } : {}
    ),
    keepProblem: assign(({ context }, { answer }: Answered) =>
      answer.kind === "refused"
        ? { problem: answer.problem, count: answer.problem.found ?? context.count }
        : {}
    ),
    keepFailure: assign((_, { answer }: Answered) =>
      answer.kind === "failed" ? { failure: answer.failure } : {}
    ),
    clear: assign(EMPTY),
  },
  guards: {
    isKept: (_, { answer }: Answered) => answer.kind === "kept",
    isRefused: (_, { answer }: Answered) => answer.kind === "refused",
  },
}).createMachine({
  id: "labelFile",
  context: EMPTY,
  initial: "empty",
  on: {
    "file.choose": { target: ".sending", actions: { type: "take", params: ({ event }) => event } },
  },
  states: {
    empty: {},
    sending: {
      invoke: { id: "sendFile", src: "sendFile", input: ({ context }) => context },
      on: {
        "file.progress": { actions: { type: "count", params: ({ event }) => event } },
        "file.answered": [
          {
            target: "kept",
            guard: { type: "isKept", params: ({ event }) => event },
            actions: { type: "keepLabel", params: ({ event }) => event },
          },
          {
            target: "refused",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: { type: "keepProblem", params: ({ event }) => event },
          },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
        "file.remove": { target: "empty", actions: "clear" },
      },
    },
    kept: {
      on: {
        "page.choose": { target: "sending", actions: { type: "pick", params: ({ event }) => event } },
        "file.remove": { target: "empty", actions: "clear" },
      },
    },
    refused: {
      on: {
        "page.choose": { target: "sending", actions: { type: "pick", params: ({ event }) => event } },
        "file.remove": { target: "empty", actions: "clear" },
      },
    },
    failed: {
      on: {
        "file.again": { target: "sending", actions: "startAnew" },
        "file.remove": { target: "empty", actions: "clear" },
      },
    },
  },
});
