/** After a lost answer (`unknown`) the same file is sent under the same key. Source: docs/architecture.md. */
import { and, assign, setup } from "xstate";
import type { ImportPlan } from "../../api/csv/plan.ts";
import type { Job as AnyJob } from "../../api/generated/schema.ts";
import { placeholderActor, placeholderCallback } from "../placeholder.ts";

export interface ImportUpload {
  readonly file: File;
  readonly storeId: string;
  readonly plan: ImportPlan;
}

export type UploadAnswer =
  | { readonly kind: "accepted"; readonly job: string }
  | { readonly kind: "refused"; readonly failure: unknown }
  /** The API refused before it read the file, for example after too many requests. */
  | { readonly kind: "unread"; readonly failure: unknown }
  /** The file may have arrived. */
  | { readonly kind: "unknown"; readonly failure: unknown };

export type Job = Pick<
  AnyJob,
  | "_id"
  | "kind"
  | "status"
  | "title"
  | "about"
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
  readonly upload: ImportUpload | null;
  readonly key: string;
}

export interface ImportContext extends UploadInput {
  readonly isStoreMissing: boolean;
  readonly failure: unknown;
  /** An earlier attempt under this key may have arrived. */
  readonly isAnswerMissing: boolean;
  readonly sent: number;
  readonly jobId: string;
  readonly job: Job | null;
  /** The job changed while it was being read. */
  readonly isChanged: boolean;
}

export type ImportEvent =
  | { readonly type: "import.start"; readonly upload: ImportUpload; readonly freshKey: string }
  | { readonly type: "upload.progress"; readonly sent: number }
  | { readonly type: "upload.answer"; readonly answer: UploadAnswer }
  | { readonly type: "import.stop" }
  | { readonly type: "import.resend" }
  /** The address names a job, as after a reload or from a link. */
  | { readonly type: "job.open"; readonly id: string }
  | { readonly type: "job.changed" }
  /** Returns to the form with the same file. */
  | { readonly type: "import.retry" }
  | { readonly type: "import.another" };

/** Time between two reads of an unchanged job; the wiring may wait longer. */
export const POLL_MS = 2_000;
/** Shortest time between reads of a job that changes often. */
export const REST_MS = 150;

type JobDone = { readonly output: JobAnswer };
type Answered = { readonly answer: UploadAnswer };
type Started = { readonly upload: ImportUpload; readonly freshKey: string };

const jobOf = (answer: UploadAnswer): string => answer.kind === "accepted" ? answer.job : "";

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    /** `jobId` is empty if the address names no job. */
    input: {} as { readonly jobId: string },
    events: {} as ImportEvent,
  },
  delays: { pollDelay: POLL_MS, restDelay: REST_MS },
  actors: {
    uploadFile: placeholderCallback<UploadInput>("uploadFile"),
    readJob: placeholderActor<JobAnswer, { readonly id: string }>("readJob"),
  },
  actions: {
    askForStore: assign({ isStoreMissing: true }),
    begin: assign((_, { upload, freshKey }: Started) => ({
      upload,
      key: freshKey,
      isAnswerMissing: false,
      isStoreMissing: false,
    })),
    beginSending: assign({ sent: 0, failure: null }),
    keepSent: assign((_, params: { sent: number }) => ({ sent: params.sent })),
    keepFailure: assign((_, { answer }: Answered) => ({
      failure: "failure" in answer ? answer.failure : null,
    })),
    spendKey: assign({ key: "", isAnswerMissing: false }),
    noteMissingAnswer: assign({ isAnswerMissing: true }),
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
    forget: assign({ upload: null, isStoreMissing: false, failure: null, key: "", isAnswerMissing: false }),
  },
  guards: {
    hasJob: ({ context }) => context.jobId !== "",
    isFree: ({ context }) => context.key === "",
    hasStore: (_, params: Started) => params.upload.storeId !== "",
    hasFile: ({ context }) => context.upload !== null,
    isAccepted: (_, params: Answered) => params.answer.kind === "accepted",
    isOpen: ({ context }, params: Answered) =>
      params.answer.kind === "unknown" || (params.answer.kind === "unread" && context.isAnswerMissing),
    isAnswerMissing: ({ context }) => context.isAnswerMissing,
    /** The server does not have the whole file, so it cannot have accepted it. */
    isPartSent: ({ context }) => context.sent < (context.upload?.file.size ?? 0),
    isChanged: ({ context }) => context.isChanged,
    isMissing: (_, params: JobDone) => params.output.kind === "missing",
    isDone: ({ context }) => context.job?.status === "Done",
    isFailed: ({ context }) => ["Failed", "Cancelled"].includes(context.job?.status ?? ""),
  },
}).createMachine({
  id: "import",
  context: ({ input }) => ({
    upload: null,
    isStoreMissing: false,
    failure: null,
    key: "",
    isAnswerMissing: false,
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
    "import.another": { target: ".form", guard: "isFree", actions: ["closeJob", "forget"] },
  },
  states: {
    form: {
      // True only at the start, if the address names a job.
      always: { target: "working", guard: "hasJob" },
      on: {
        "import.start": [
          {
            target: "uploading",
            guard: { type: "hasStore", params: ({ event }) => event },
            actions: { type: "begin", params: ({ event }) => event },
          },
          { actions: "askForStore" },
        ],
      },
    },
    uploading: {
      entry: "beginSending",
      invoke: {
        id: "uploadFile",
        src: "uploadFile",
        input: ({ context: { upload, key } }) => ({ upload, key }),
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
            target: "form",
            actions: ["spendKey", { type: "keepFailure", params: ({ event }) => event }],
          },
        ],
        "import.stop": [
          { target: "unknown", guard: and(["isPartSent", "isAnswerMissing"]) },
          { target: "form", guard: "isPartSent", actions: "spendKey" },
        ],
      },
    },
    unknown: {
      entry: "noteMissingAnswer",
      on: {
        "import.resend": "uploading",
        "import.another": { target: "form", actions: "forget" },
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
        "import.retry": { target: "form", guard: "hasFile", actions: "closeJob" },
      },
    },
    /** The job does not exist or belongs to another account. */
    missing: {},
  },
});
