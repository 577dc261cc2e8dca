/**
 * Starts a job on many records: idle → asking (with a preview beside the form) → sending → following (until the job
 * ends; it can then be retried or undone). The key is kept until there is an answer, so that sending again starts no
 * second job. The job runs even if nobody follows it. `watchJob` reports by `job.seen`. Source: docs/architecture.md.
 */
import { assign, setup } from "xstate";
import type { InputProblem } from "../../api/errors.ts";
import type { Job as AnyJob, JobInput, JobPreview } from "../../api/generated/schema.ts";
import { isOpenJob } from "../../api/statuses.ts";
import { placeholderActor, placeholderCallback } from "../placeholder.ts";

export type BulkJobState = Pick<
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
  | "steps"
>;

export type PreviewAnswer =
  | { readonly kind: "seen"; readonly preview: JobPreview }
  | { readonly kind: "failed"; readonly failure: unknown };

export type BeginAnswer =
  | { readonly kind: "begun"; readonly job: BulkJobState }
  | { readonly kind: "refused"; readonly failure: unknown; readonly problems: readonly InputProblem[] }
  /** A job may have been started. */
  | { readonly kind: "unknown" };

/** The job's new status comes from watching it; `failure` is null for a moved job. */
export type StepAnswer = { readonly failure: unknown };

export interface JobStep {
  readonly id: string;
  readonly event: string;
  readonly key: string;
}

export interface BulkJobContext {
  /** The requested job; fields of the form are added when the person confirms. */
  readonly ask: JobInput | null;
  readonly key: string;
  readonly preview: JobPreview | null;
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
  readonly job: BulkJobState | null;
  readonly step: Omit<JobStep, "id">;
}

export type BulkJobEvent =
  | { readonly type: "work.ask"; readonly ask: JobInput }
  | { readonly type: "work.look" }
  | { readonly type: "work.confirm"; readonly ask: JobInput; readonly key: string }
  | { readonly type: "work.check" }
  | { readonly type: "work.dismiss" }
  | { readonly type: "job.seen"; readonly job: BulkJobState }
  | { readonly type: "job.step"; readonly event: string; readonly key: string }
  | { readonly type: "job.undo"; readonly ask: JobInput; readonly key: string };

type Done<Output> = { readonly output: Output };

const EMPTY: BulkJobContext = {
  ask: null,
  key: "",
  preview: null,
  problems: [],
  failure: null,
  job: null,
  step: { event: "", key: "" },
};

export const bulkJobMachine = setup({
  types: { context: {} as BulkJobContext, events: {} as BulkJobEvent, tags: {} as "dialog" | "busy" },
  actors: {
    lookAhead: placeholderActor<PreviewAnswer, { readonly ask: JobInput | null }>("lookAhead"),
    beginJob: placeholderActor<BeginAnswer, { readonly ask: JobInput | null; readonly key: string }>(
      "beginJob",
    ),
    watchJob: placeholderCallback<{ readonly id: string }>("watchJob"),
    moveJob: placeholderActor<StepAnswer, JobStep>("moveJob"),
  },
  actions: {
    begin: assign((_, { ask }: { ask: JobInput }) => ({ ...EMPTY, ask })),
    keepAsk: assign((_, { ask, key }: { ask: JobInput; key: string }) => ({
      ask,
      key,
      problems: [],
      failure: null,
    })),
    keepPreview: assign((_, { output }: Done<PreviewAnswer>) =>
      output.kind === "seen" ? { preview: output.preview, failure: null } : { failure: output.failure }
    ),
    keepRefusal: assign((_, { output }: Done<BeginAnswer>) =>
      output.kind === "refused" ? { problems: output.problems, failure: output.failure } : {}
    ),
    keepBegun: assign((_, { output }: Done<BeginAnswer>) =>
      output.kind === "begun" ? { job: output.job, failure: null } : {}
    ),
    keepJob: assign((_, { job }: { job: BulkJobState }) => ({ job })),
    keepStep: assign((_, { event, key }: { event: string; key: string }) => ({
      step: { event, key },
      failure: null,
    })),
    keepStepFailure: assign((_, { output }: Done<StepAnswer>) => ({ failure: output.failure })),
    clear: assign(EMPTY),
  },
  guards: {
    isSeen: (_, { output }: Done<PreviewAnswer>) => output.kind === "seen",
    isBegun: (_, { output }: Done<BeginAnswer>) => output.kind === "begun",
    isRefused: (_, { output }: Done<BeginAnswer>) => output.kind === "refused",
    /** If the undo is refused, the original job is still followed. */
    isUndoRefused: ({ context }, { output }: Done<BeginAnswer>) =>
      output.kind === "refused" && context.job !== null,
    isEnded: ({ context }) => context.job !== null && !isOpenJob(context.job),
  },
}).createMachine({
  id: "bulkJob",
  context: EMPTY,
  initial: "idle",
  states: {
    idle: {
      on: {
        "work.ask": { target: "asking", actions: { type: "begin", params: ({ event }) => event } },
        // Work that changes no record has no preview: its form was already the confirmation.
        "work.confirm": {
          target: "sending.again",
          actions: { type: "keepAsk", params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: "dialog",
      initial: "looking",
      on: {
        "work.confirm": {
          target: "sending.first",
          actions: { type: "keepAsk", params: ({ event }) => event },
        },
        // The context is kept, because the form stays visible while the dialog closes.
        "work.dismiss": { target: "idle" },
      },
      states: {
        looking: {
          invoke: {
            src: "lookAhead",
            input: ({ context }) => ({ ask: context.ask }),
            onDone: [
              {
                target: "ready",
                guard: { type: "isSeen", params: ({ event }) => event },
                actions: { type: "keepPreview", params: ({ event }) => event },
              },
              { target: "blind", actions: { type: "keepPreview", params: ({ event }) => event } },
            ],
          },
        },
        /** A refused job comes here too, even if its preview failed. */
        ready: { on: { "work.look": "looking" } },
        /** The preview failed; the work can still be sent, and the API decides for each record. */
        blind: { on: { "work.look": "looking" } },
      },
    },
    sending: {
      tags: "busy",
      initial: "again",
      states: {
        first: { tags: "dialog" },
        again: {},
      },
      invoke: {
        src: "beginJob",
        input: ({ context: { ask, key } }) => ({ ask, key }),
        onDone: [
          {
            target: "following",
            guard: { type: "isBegun", params: ({ event }) => event },
            actions: { type: "keepBegun", params: ({ event }) => event },
          },
          {
            target: "following",
            guard: { type: "isUndoRefused", params: ({ event }) => event },
            actions: { type: "keepRefusal", params: ({ event }) => event },
          },
          {
            target: "asking.ready",
            guard: { type: "isRefused", params: ({ event }) => event },
            actions: { type: "keepRefusal", params: ({ event }) => event },
          },
          { target: "unknown" },
        ],
      },
    },
    /** The job is sent again only if the person asks for it, with the same key. */
    unknown: { on: { "work.check": "sending" } },
    following: {
      initial: "watching",
      on: {
        "work.ask": { target: "asking", actions: { type: "begin", params: ({ event }) => event } },
        // The earlier job runs on, and only the new one is followed.
        "work.confirm": {
          target: "sending.again",
          actions: [
            { type: "begin", params: ({ event }) => event },
            { type: "keepAsk", params: ({ event }) => event },
          ],
        },
        "work.dismiss": { target: "idle", actions: "clear" },
        "job.step": { target: ".moving", actions: { type: "keepStep", params: ({ event }) => event } },
        "job.undo": { target: "sending", actions: { type: "keepAsk", params: ({ event }) => event } },
      },
      states: {
        watching: {
          always: { target: "ended", guard: "isEnded" },
          invoke: { src: "watchJob", input: ({ context }) => ({ id: context.job?._id ?? "" }) },
          on: { "job.seen": { actions: { type: "keepJob", params: ({ event }) => event } } },
        },
        moving: {
          tags: "busy",
          invoke: {
            src: "moveJob",
            input: ({ context: { job, step } }) => ({ id: job?._id ?? "", ...step }),
            onDone: { target: "looking", actions: { type: "keepStepFailure", params: ({ event }) => event } },
          },
        },
        looking: {
          tags: "busy",
          invoke: { src: "watchJob", input: ({ context }) => ({ id: context.job?._id ?? "" }) },
          on: {
            "job.seen": { target: "watching", actions: { type: "keepJob", params: ({ event }) => event } },
          },
        },
        ended: {},
      },
    },
  },
});
