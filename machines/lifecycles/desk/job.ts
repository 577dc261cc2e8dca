/**
 * The lifecycle of a job. A person cancels it, has its failed rows done again, or has it undone; the worker begins and
 * ends it. Guards read one facts object that the store computes.
 */
import { setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export interface JobFacts {
  /** Rows that were refused and can be tried again. */
  readonly failedRows: number;
  /** What the work needs is still there: an import's file goes when it ends. */
  readonly isRepeatable: boolean;
  /** It did something that the lifecycle has an inverse event for, and nobody undid it yet. */
  readonly isUndoable: boolean;
}

/** What the facts are made of, on the server as on a screen. */
interface FactJob {
  readonly kind: string;
  readonly refused: number;
}

/** An import's refusals are lines of a file, an export has none: neither is a row that can be tried again. */
export const isByFile = (kind: string): boolean => isImport(kind) || kind === "list.export";

/** What is made of a file that somebody sent: it is gone once it was read. */
export const isImport = (kind: string): boolean => kind === "orders.import" || kind === "items.import";

/** @param isUndoable who may undo is not for the job to know: the server says */
export const jobFacts = ({ kind, refused }: FactJob, isUndoable: boolean): JobFacts => ({
  failedRows: isByFile(kind) ? 0 : refused,
  isRepeatable: !isImport(kind),
  isUndoable,
});

export type JobEvent =
  | { readonly type: "job.begin" }
  | { readonly type: "job.finish" }
  | { readonly type: "job.fail" }
  | { readonly type: "job.cancel" }
  | { readonly type: "job.retry" }
  | { readonly type: "job.undo" };

export const jobMachine = setup({
  types: {
    context: {} as JobFacts,
    input: {} as JobFacts,
    events: {} as JobEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    /** Rows that failed wait again. */
    reopenRows: () => {},
    /** Another job does the way back. */
    undoRows: () => {},
  },
  guards: {
    hasFailedRows: ({ context }) => context.failedRows > 0,
    isRepeatable: ({ context }) => context.isRepeatable,
    isUndoable: ({ context }) => context.isUndoable,
  },
}).createMachine({
  id: "job",
  context: ({ input }) => input,
  initial: "Queued",
  states: {
    Queued: {
      meta: { tone: "waiting" },
      on: {
        "job.begin": { target: "Running" },
        "job.fail": { target: "Failed" },
        "job.cancel": { target: "Cancelled" },
      },
    },
    Running: {
      meta: { tone: "working" },
      on: {
        "job.finish": { target: "Done" },
        "job.fail": { target: "Failed" },
        "job.cancel": { target: "Cancelled" },
      },
    },
    Done: {
      meta: { tone: "done" },
      on: {
        "job.retry": { target: "Queued", guard: "hasFailedRows", actions: "reopenRows" },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
    Failed: {
      meta: { tone: "failed" },
      on: {
        "job.retry": { target: "Queued", guard: "isRepeatable", actions: "reopenRows" },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
    Cancelled: {
      meta: { tone: "ended" },
      on: {
        "job.retry": { target: "Queued", guard: "isRepeatable", actions: "reopenRows" },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
  },
});
