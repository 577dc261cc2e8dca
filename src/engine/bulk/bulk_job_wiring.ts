import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import type { InputProblem } from "../../../api/errors.ts";
import {
  GetBulk,
  MakeBulk,
  MoveBulk,
  PreviewBulk,
  RefusedRows,
} from "../../../api/generated/operations/bulk.ts";
import type { JobInput } from "../../../api/generated/schema.ts";
import {
  type BeginAnswer,
  type BulkJobContext,
  bulkJobMachine,
  type BulkJobState,
  type PreviewAnswer,
  type StepAnswer,
} from "../../../machines/desk/bulk_job.ts";
import { undoKindOf } from "../../../resources/desk/job_lists.ts";
import { ask } from "../../lib/client.ts";
import { liveState, onChange, onGap } from "../live/live.ts";
import { type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";
import type { DataOf } from "../../../api/operation.ts";
import type { AnswerSource } from "../wiring/answer.ts";
import { useActorRef } from "../wiring/actor.ts";
import { fieldProblems } from "../wiring/problems.ts";

/** Time between polls, which are a fallback for pushed changes. */
const POLL_MS = 1_000;
const POLL_LIVE_MS = 10_000;

const BACKGROUND = { background: true } as const;

const ROWS_NAMED = 20;

/** Loads the first records that a job refused, with the reason of each. */
export const refusedRowsSource = (job: string): AnswerSource<DataOf<typeof RefusedRows>> => ({
  name: `bulk.${job}.refused`,
  entities: [],
  ask: (options) => ask(RefusedRows, { job }, { ...options, ...BACKGROUND, perPage: ROWS_NAMED }),
});

function beginAnswerOf(outcome: Outcome<{ readonly makeJob: BulkJobState }>): BeginAnswer {
  if (outcome.ok) return { kind: "begun", job: outcome.data.makeJob };
  const { failure } = outcome;
  if (mayBeDone(failure)) return { kind: "unknown" };
  const problems = "errors" in failure ? (failure.errors[0]?.problems ?? []) : [];
  return { kind: "refused", failure, problems: fieldProblems(problems) };
}

const previewAnswerOf = (outcome: Outcome<{ readonly jobPreview: PreviewOf }>): PreviewAnswer =>
  outcome.ok
    ? { kind: "seen", preview: outcome.data.jobPreview }
    : { kind: "failed", failure: outcome.failure };
type PreviewOf = Extract<PreviewAnswer, { readonly kind: "seen" }>["preview"];

/** Reports the state of a job at once, with each live change, and with each poll. Returns a function that stops it. */
function watch(id: string, report: (job: BulkJobState) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const poll = async () => {
    clearTimeout(timer);
    const outcome = await ask(GetBulk, { _id: id }, { ...BACKGROUND, signal });
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(poll, liveState.peek() === "on" ? POLL_LIVE_MS : POLL_MS);
    if (outcome.data?.getJobById) report(outcome.data.getJobById);
  };
  const offChange = onChange("jobs", (ids) => void (ids.includes(id) && poll()));
  const offGap = onGap(poll);
  void poll();
  return () => {
    controller.abort();
    clearTimeout(timer);
    offChange();
    offGap();
  };
}

export const wiredBulkJob = () =>
  bulkJobMachine.provide({
    actors: {
      lookAhead: fromPromise(async ({ input, signal }): Promise<PreviewAnswer> =>
        previewAnswerOf(await ask(PreviewBulk, { params: askOf(input.ask) }, { ...BACKGROUND, signal }))
      ),
      beginJob: fromPromise(async ({ input }): Promise<BeginAnswer> =>
        beginAnswerOf(await ask(MakeBulk, { params: askOf(input.ask), key: input.key }))
      ),
      watchJob: fromCallback<{ readonly type: string }, { readonly id: string }>(({ input, sendBack }) =>
        watch(input.id, (job) => sendBack({ type: "job.seen", job }))
      ),
      moveJob: fromPromise(async ({ input: { id, event, key } }): Promise<StepAnswer> => {
        const outcome = await ask(MoveBulk, { ids: [id], event, key });
        return { failure: outcome.ok ? null : outcome.failure };
      }),
    },
  });

function askOf(input: JobInput | null): JobInput {
  if (!input) throw new Error("Cannot ask for a job: nothing was confirmed");
  return input;
}

export type BulkJobPhase = "idle" | "asking" | "sending" | "unknown" | "following";

export interface BulkJob {
  readonly phase: BulkJobPhase;
  readonly isDialogOpen: boolean;
  /** Number of times that the confirmation was opened, because each opening has a new form. */
  readonly opening: number;
  readonly isLooking: boolean;
  readonly isBusy: boolean;
  readonly input: JobInput | null;
  readonly preview: BulkJobContext["preview"];
  readonly problems: readonly InputProblem[];
  readonly failure: Failure | null;
  readonly job: BulkJobState | null;
  readonly open: (input: JobInput) => void;
  readonly retryPreview: () => void;
  readonly confirm: (input: JobInput) => void;
  readonly check: () => void;
  readonly dismiss: () => void;
  readonly step: (event: string) => void;
  readonly undo: () => void;
}

export function useBulkJob(resource: string): BulkJob {
  const [machine] = useState(wiredBulkJob);
  const [opening, setOpening] = useState(0);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  const { ask: input, preview, problems, failure, job } = snapshot.context;
  const { value } = snapshot;
  const key = () => crypto.randomUUID();
  return {
    phase: (typeof value === "string" ? value : Object.keys(value)[0]) as BulkJobPhase,
    isDialogOpen: snapshot.hasTag("dialog"),
    opening,
    isLooking: snapshot.matches({ asking: "looking" }),
    isBusy: snapshot.hasTag("busy"),
    input,
    preview,
    problems,
    failure: failure as Failure | null,
    job,
    open: (work) => {
      setOpening(opening + 1);
      actor.send({ type: "work.ask", ask: work });
    },
    retryPreview: () => actor.send({ type: "work.look" }),
    confirm: (work) => actor.send({ type: "work.confirm", ask: work, key: key() }),
    check: () => actor.send({ type: "work.check" }),
    dismiss: () => actor.send({ type: "work.dismiss" }),
    step: (event) => actor.send({ type: "job.step", event, key: key() }),
    undo: () => {
      if (!job) return;
      const ask = { kind: undoKindOf(job.kind, resource), resource, job: job._id };
      actor.send({ type: "job.undo", ask, key: key() });
    },
  };
}
