/**
 * Importing a file of orders: form.choosing → form.reading (does it fit?) → form.ready | form.unfit → uploading →
 * working (the server's job, looked at until it ends) → done | failed. An answer that was lost leaves `unknown`:
 * the same file goes again under the same key. The key is made when the upload begins and kept until a definite
 * answer. File and store stay chosen through every failure.
 * Effects asked for: `readHead`, `uploadFile`, `readJob`. Source: architecture, Jobs and "At most once".
 */
import { and, assign, setup } from "xstate";
import type { Job as AnyJob } from "../api/generated/schema.ts";
import { placeholderActor, placeholderCallback } from "./placeholder.ts";

/** What a look at the beginning of a file showed; `missing` and `found` are headers. */
export interface Unfit {
  readonly code:
    | "several"
    | "empty"
    | "tooLarge"
    | "unreadable"
    | "notText"
    | "columnsMissing"
    | "noRows";
  readonly missing: readonly string[];
  readonly found: readonly string[];
}
export type HeadAnswer = { readonly kind: "fit" } | { readonly kind: "unfit"; readonly unfit: Unfit };

export type UploadAnswer =
  | { readonly kind: "accepted"; readonly job: string }
  /** The API decided against it. */
  | { readonly kind: "refused"; readonly failure: unknown }
  /** Nothing was decided: too many requests, signed out. */
  | { readonly kind: "unread"; readonly failure: unknown }
  /** It may have arrived. */
  | { readonly kind: "unknown"; readonly failure: unknown };

/** What the flow reads of its job. */
export type Job = Pick<
  AnyJob,
  | "_id"
  | "kind"
  | "status"
  | "title"
  | "total"
  | "done"
  | "made"
  | "skipped"
  | "refused"
  | "error"
  | "refusals"
  | "created_at"
  | "finished_at"
>;

export type JobAnswer =
  | { readonly kind: "job"; readonly job: Job }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface UploadInput {
  readonly file: File | null;
  readonly storeId: string;
  readonly key: string;
}

export interface ImportContext {
  /** What was dropped or chosen; a fit file is alone. */
  readonly files: readonly File[];
  readonly storeId: string;
  readonly isStoreMissing: boolean;
  readonly unfit: Unfit | null;
  /** Of the last upload, or of the last look at the job. */
  readonly failure: unknown;
  readonly key: string;
  /** True when an earlier try under this key may have arrived. */
  readonly isOwed: boolean;
  /** Bytes of the file that are on their way. */
  readonly sent: number;
  readonly jobId: string;
  readonly job: Job | null;
  /** True when the job changed while it was being looked at. */
  readonly isChanged: boolean;
}

export type ImportEvent =
  | { readonly type: "file.choose"; readonly files: readonly File[] }
  | { readonly type: "store.choose"; readonly id: string }
  | { readonly type: "import.start"; readonly freshKey: string }
  | { readonly type: "upload.progress"; readonly sent: number }
  | { readonly type: "upload.answer"; readonly answer: UploadAnswer }
  | { readonly type: "import.stop" }
  | { readonly type: "import.resend" }
  /** A job of the address: its own tab, a reload, a link. */
  | { readonly type: "job.open"; readonly id: string }
  | { readonly type: "job.changed" }
  /** The job failed: the same file again. */
  | { readonly type: "import.retry" }
  | { readonly type: "import.another" };

/** Wait between two looks at a job while nothing tells of its changes; wiring may wait longer. */
export const POLL_MS = 2_000;
/** A job that changes twenty times a second is not looked at as often. */
export const REST_MS = 150;

type HeadDone = { readonly output: HeadAnswer };
type JobDone = { readonly output: JobAnswer };
type Answered = { readonly answer: UploadAnswer };

const jobOf = (answer: UploadAnswer): string => answer.kind === "accepted" ? answer.job : "";

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    /** `jobId`: the job of the address, or empty. */
    input: {} as { readonly jobId: string },
    events: {} as ImportEvent,
  },
  delays: { pollDelay: POLL_MS, restDelay: REST_MS },
  actors: {
    readHead: placeholderActor<HeadAnswer, { readonly files: readonly File[] }>("readHead"),
    uploadFile: placeholderCallback<UploadInput>("uploadFile"),
    readJob: placeholderActor<JobAnswer, { readonly id: string }>("readJob"),
  },
  actions: {
    keepFiles: assign((_, params: { files: readonly File[] }) => ({
      files: params.files,
      unfit: null,
      failure: null,
      key: "",
      isOwed: false,
    })),
    keepUnfit: assign((_, { output }: HeadDone) => ({
      unfit: output.kind === "unfit" ? output.unfit : null,
    })),
    keepStore: assign((_, params: { id: string }) => ({ storeId: params.id, isStoreMissing: false })),
    askForStore: assign({ isStoreMissing: true }),
    begin: assign((_, params: { freshKey: string }) => ({ key: params.freshKey, isOwed: false })),
    beginSending: assign({ sent: 0, failure: null }),
    keepSent: assign((_, params: { sent: number }) => ({ sent: params.sent })),
    keepFailure: assign((_, { answer }: Answered) => ({
      failure: "failure" in answer ? answer.failure : null,
    })),
    spendKey: assign({ key: "", isOwed: false }),
    oweAnswer: assign({ isOwed: true }),
    openJob: assign((_, params: { id: string }) => ({
      jobId: params.id,
      job: null,
      failure: null,
      isChanged: false,
    })),
    keepJob: assign((_, { output }: JobDone) => {
      if (output.kind === "job") return { job: output.job, failure: null };
      return { failure: output.kind === "failed" ? output.failure : null };
    }),
    markChanged: assign({ isChanged: true }),
    unmarkChanged: assign({ isChanged: false }),
    closeJob: assign({ jobId: "", job: null, failure: null }),
    dropFiles: assign({ files: [], unfit: null, failure: null, key: "", isOwed: false }),
  },
  guards: {
    hasJob: ({ context }) => context.jobId !== "",
    /** No answer is owed. */
    isFree: ({ context }) => context.key === "",
    hasStore: ({ context }) => context.storeId !== "",
    hasFile: ({ context }) => context.files.length > 0,
    isFit: (_, params: HeadDone) => params.output.kind === "fit",
    isAccepted: (_, params: Answered) => params.answer.kind === "accepted",
    isOpen: ({ context }, params: Answered) =>
      params.answer.kind === "unknown" || (params.answer.kind === "unread" && context.isOwed),
    isOwed: ({ context }) => context.isOwed,
    /** The server has not the whole file, so it cannot have taken it. */
    isPartSent: ({ context }) => context.sent < (context.files[0]?.size ?? 0),
    isChanged: ({ context }) => context.isChanged,
    isMissing: (_, params: JobDone) => params.output.kind === "missing",
    isDone: ({ context }) => context.job?.status === "Done",
    isFailed: ({ context }) => ["Failed", "Cancelled"].includes(context.job?.status ?? ""),
  },
}).createMachine({
  id: "import",
  context: ({ input }) => ({
    files: [],
    storeId: "",
    isStoreMissing: false,
    unfit: null,
    failure: null,
    key: "",
    isOwed: false,
    sent: 0,
    jobId: input.jobId,
    job: null,
    isChanged: false,
  }),
  initial: "form",
  on: {
    "job.open": {
      target: ".working",
      guard: "isFree",
      actions: { type: "openJob", params: ({ event }) => event },
    },
    "import.another": { target: ".form.choosing", guard: "isFree", actions: ["closeJob", "dropFiles"] },
  },
  states: {
    form: {
      initial: "choosing",
      // Only at the start: the address names a job.
      always: { target: "working", guard: "hasJob" },
      states: {
        choosing: {},
        reading: {
          invoke: {
            id: "readHead",
            src: "readHead",
            input: ({ context }) => context,
            onDone: [
              { target: "ready", guard: { type: "isFit", params: ({ event }) => event } },
              { target: "unfit", actions: { type: "keepUnfit", params: ({ event }) => event } },
            ],
          },
        },
        ready: {
          on: {
            "import.start": [
              {
                target: "#import.uploading",
                guard: "hasStore",
                actions: { type: "begin", params: ({ event }) => event },
              },
              { actions: "askForStore" },
            ],
          },
        },
        unfit: {},
      },
      on: {
        "store.choose": { actions: { type: "keepStore", params: ({ event }) => event } },
        "file.choose": {
          target: ".reading",
          actions: { type: "keepFiles", params: ({ event }) => event },
        },
      },
    },
    uploading: {
      entry: "beginSending",
      invoke: {
        id: "uploadFile",
        src: "uploadFile",
        input: ({ context: { files, storeId, key } }) => ({ file: files[0] ?? null, storeId, key }),
      },
      on: {
        "upload.progress": { actions: { type: "keepSent", params: ({ event }) => event } },
        "upload.answer": [
          {
            target: "working",
            guard: { type: "isAccepted", params: ({ event }) => event },
            actions: ["spendKey", { type: "openJob", params: ({ event }) => ({ id: jobOf(event.answer) }) }],
          },
          {
            target: "unknown",
            guard: { type: "isOpen", params: ({ event }) => event },
            actions: { type: "keepFailure", params: ({ event }) => event },
          },
          {
            target: "form.ready",
            actions: ["spendKey", { type: "keepFailure", params: ({ event }) => event }],
          },
        ],
        "import.stop": [
          { target: "unknown", guard: and(["isPartSent", "isOwed"]) },
          { target: "form.ready", guard: "isPartSent", actions: "spendKey" },
        ],
      },
    },
    unknown: {
      entry: "oweAnswer",
      on: {
        "import.resend": "uploading",
        "import.another": { target: "form.choosing", actions: "dropFiles" },
      },
    },
    working: {
      initial: "asking",
      states: {
        asking: {
          entry: "unmarkChanged",
          invoke: {
            id: "readJob",
            src: "readJob",
            input: ({ context }) => ({ id: context.jobId }),
            onDone: [
              { target: "#import.missing", guard: { type: "isMissing", params: ({ event }) => event } },
              { target: "resting", actions: { type: "keepJob", params: ({ event }) => event } },
            ],
          },
        },
        resting: {
          always: [{ target: "#import.done", guard: "isDone" }, {
            target: "#import.failed",
            guard: "isFailed",
          }],
          after: { restDelay: [{ target: "asking", guard: "isChanged" }, { target: "waiting" }] },
        },
        waiting: {
          after: { pollDelay: "asking" },
          on: { "job.changed": "asking" },
        },
      },
      on: { "job.changed": { actions: "markChanged" } },
    },
    done: {},
    failed: {
      on: {
        "import.retry": { target: "form.reading", guard: "hasFile", actions: "closeJob" },
      },
    },
    /** No such job, or one of another account. */
    missing: {},
  },
});
