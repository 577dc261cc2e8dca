/** States: empty → sending → kept | refused (no usable file) | failed. Choosing pages sends the file again. */
import { assign, setup } from "xstate";
import { placeholderCallback } from "./placeholder.ts";

export interface FileSent {
  readonly file: File | null;
  /** Numbers of the chosen pages, joined by commas; a kind of file without pages ignores them. */
  readonly pages: string;
  readonly key: string;
}

export interface UploadedFile {
  readonly file: string;
  readonly pages?: number;
}

/** `code` is one of the kind of file or of api/inputs; `found` is the number of pages, if known. */
export interface FileProblem {
  readonly code: string;
  readonly found: number | null;
}

export type FileAnswer =
  | { readonly kind: "kept"; readonly stored: UploadedFile }
  | { readonly kind: "refused"; readonly problem: FileProblem }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface FileUploadContext extends FileSent {
  /** Bytes that were sent. */
  readonly sent: number;
  /** Number of pages of the file; 1 until it is known. */
  readonly count: number;
  readonly stored: UploadedFile | null;
  readonly problem: FileProblem | null;
  readonly failure: unknown;
}

export type FileUploadEvent =
  | { readonly type: "file.choose"; readonly file: File; readonly key: string }
  | { readonly type: "page.choose"; readonly pages: string; readonly key: string }
  | { readonly type: "file.again" }
  | { readonly type: "file.remove" }
  | { readonly type: "file.progress"; readonly sent: number }
  | { readonly type: "file.answered"; readonly answer: FileAnswer };

type Answered = { readonly answer: FileAnswer };

const EMPTY: FileUploadContext = {
  file: null,
  pages: "1",
  key: "",
  sent: 0,
  count: 1,
  stored: null,
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
    clearAttempt: assign({ sent: 0, failure: null }),
    count: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepFile: assign((_, { answer }: Answered) =>
      answer.kind === "kept" ? { stored: answer.stored, count: answer.stored.pages ?? 1 } : {}
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
        "file.again": { target: "sending", actions: "clearAttempt" },
        "file.remove": { target: "empty", actions: "clear" },
      },
    },
  },
});
