import { and, setup } from "xstate";
import type { Tone } from "../../../api/tones.ts";

export interface JobFacts {
  readonly failedRows: number;
  /** The job's input still exists: the file of an import is deleted when the job ends. */
  readonly isRepeatable: boolean;
  /** The job made changes that this person may undo, and nobody undid them yet. */
  readonly isUndoable: boolean;
  /** Another job undoes or undid this one. A retry would make changes that nobody could undo again. */
  readonly isUndone: boolean;
}

interface FactJob {
  readonly kind: string;
  readonly refused: number;
  readonly undone_by: string | null;
}

/** Returns true for jobs of a file: none of them has refused records that could be tried again. */
export const isByFile = (kind: string): boolean => isFileImport(kind) || writesFile(kind);

/** Returns true for kinds whose file can be downloaded from the job. */
export const writesFile = (kind: string): boolean => kind === "list.export" || kind === "figures.run";

/** Returns true for kinds whose uploaded file is deleted when the job ends; `stock.import` is sent as rows. */
export const isFileImport = (kind: string): boolean =>
  kind === "orders.import" || kind === "items.import" || kind === "tiktok.import" ||
  kind === "postage.import";

/** `isUndoable` comes from the server, because only it knows who may undo the job. */
export const jobFacts = ({ kind, refused, undone_by }: FactJob, isUndoable: boolean): JobFacts => ({
  failedRows: isByFile(kind) ? 0 : refused,
  isRepeatable: !isFileImport(kind),
  isUndoable,
  isUndone: undone_by !== null,
});

export type JobEvent =
  | { readonly type: "job.begin" }
  | { readonly type: "job.finish" }
  | { readonly type: "job.fail" }
  | { readonly type: "job.cancel" }
  | { readonly type: "job.retry" }
  | { readonly type: "job.undo" };

const retry = { target: "Queued" as const, actions: "reopenRows" as const };

export const jobMachine = setup({
  types: {
    context: {} as JobFacts,
    input: {} as JobFacts,
    events: {} as JobEvent,
    meta: {} as { readonly tone: Tone },
  },
  actions: {
    reopenRows: () => {},
    /** Another job undoes the rows. */
    undoRows: () => {},
  },
  guards: {
    hasFailedRows: ({ context }) => context.failedRows > 0,
    isRepeatable: ({ context }) => context.isRepeatable,
    isUndoable: ({ context }) => context.isUndoable,
    isNotUndone: ({ context }) => !context.isUndone,
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
        "job.retry": { ...retry, guard: and(["hasFailedRows", "isNotUndone"]) },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
    Failed: {
      meta: { tone: "failed" },
      on: {
        "job.retry": { ...retry, guard: and(["isRepeatable", "isNotUndone"]) },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
    Cancelled: {
      meta: { tone: "ended" },
      on: {
        "job.retry": { ...retry, guard: and(["isRepeatable", "isNotUndone"]) },
        "job.undo": { guard: "isUndoable", actions: "undoRows" },
      },
    },
  },
});
