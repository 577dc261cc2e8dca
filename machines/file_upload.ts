/**
 * A file in a form, sent as it is chosen: empty → sending → kept | refused (the file is none that is wanted) | failed.
 * Of several pages one is picked, or all where they are few: the file is sent anew with them. What is sent last counts.
 * What is wanted (a label, a proof, a picture) is the wiring's. Effect asked for: `sendFile`.
 */
import { assign, setup } from "xstate";
import { placeholderCallback } from "./placeholder.ts";

export interface FileSent {
  readonly file: File | null;
  /** Numbers of pages, as the API takes them; a kind without pages sends none. */
  readonly pages: string;
  /** The same for what is sent again. */
  readonly key: string;
}

/** What the API made of it; what else it says of its kind is read where that kind is shown. */
export interface KeptFile {
  /** Its id, for the form or the step that attaches it. */
  readonly file: string;
  /** Of a document. */
  readonly pages?: number;
}

/** Why a file is refused: a code of its kind or of api/inputs, and how many (pages, points) were found where that is known. */
export interface FileProblem {
  readonly code: string;
  readonly found: number | null;
}

export type FileAnswer =
  | { readonly kind: "kept"; readonly kept: KeptFile }
  | { readonly kind: "refused"; readonly problem: FileProblem }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface FileUploadContext extends FileSent {
  /** Bytes that are on their way. */
  readonly sent: number;
  /** Of the file; 1 until it is known. */
  readonly count: number;
  readonly kept: KeptFile | null;
  readonly problem: FileProblem | null;
  readonly failure: unknown;
}

export type FileUploadEvent =
  | { readonly type: "file.choose"; readonly file: File; readonly key: string }
  | { readonly type: "page.choose"; readonly pages: string; readonly key: string }
  | { readonly type: "file.again" }
  | { readonly type: "file.remove" }
  /** From what sends it. */
  | { readonly type: "file.progress"; readonly sent: number }
  | { readonly type: "file.answered"; readonly answer: FileAnswer };

type Answered = { readonly answer: FileAnswer };

const EMPTY: FileUploadContext = {
  file: null,
  pages: "1",
  key: "",
  sent: 0,
  count: 1,
  kept: null,
  problem: null,
  failure: null,
};

export const fileUploadMachine = setup({
  types: { context: {} as FileUploadContext, events: {} as FileUploadEvent },
  actors: { sendFile: placeholderCallback<FileSent>("sendFile") },
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
    keepFile: assign((_, { answer }: Answered) =>
      answer.kind === "kept" ? { kept: answer.kept, count: answer.kept.pages ?? 1 } : {}
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
  id: "fileUpload",
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
            actions: { type: "keepFile", params: ({ event }) => event },
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
