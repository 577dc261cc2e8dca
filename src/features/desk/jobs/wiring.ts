import { isFileImport } from "../../../../machines/lifecycles/desk/job.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { PreviewBulk } from "../../../../api/generated/operations/bulk.ts";
import { GetJob, JobRows, LatestJobs, UndoJob } from "../../../../api/generated/operations/jobs.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import type { ResourceLifecycle } from "../../../../resources/lifecycle.ts";
import { undoKindOf } from "../../../../resources/desk/job_lists.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { ask } from "../../../lib/client.ts";
import { download } from "../../../lib/download.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { mapOutcome, type Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, sendMove, useSteps } from "../../../engine/record/move_wiring.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";

export type Job = NonNullable<DataOf<typeof GetJob>["getJobById"]>;
export type LatestJob = DataOf<typeof LatestJobs>["jobs"][number];
export type JobRow = DataOf<typeof JobRows>["jobRows"][number];

/** Limits refetches, since a running job sends an event for each of its steps. */
const DEBOUNCE_MS = 500;
const LATEST = 6;
export const PAGE_SIZE = 50;

export const jobSource: RecordSource<Job> = {
  entity: "jobs",
  debounceMs: DEBOUNCE_MS,
  fetch: async (id, options) =>
    mapOutcome(await ask(GetJob, { _id: id }, options), (data) => data.getJobById),
};

export const latestSource = (userId: string): AnswerSource<{ readonly jobs: readonly LatestJob[] }> => ({
  name: "jobs.latest",
  entities: ["jobs"],
  debounceMs: DEBOUNCE_MS,
  ask: (options) => ask(LatestJobs, { user: [userId] }, { ...options, perPage: LATEST, background: true }),
});

export const rowsSource = (
  job: string,
  status: string | null,
  page: number,
): AnswerSource<{ readonly rows: readonly JobRow[] }> => ({
  name: `jobs.${job}.rows`,
  entities: ["jobs"],
  debounceMs: DEBOUNCE_MS,
  ask: async (options) =>
    mapOutcome(
      await ask(JobRows, { job, status: status === null ? null : [status] }, {
        ...options,
        page,
        perPage: PAGE_SIZE,
        background: true,
      }),
      (data) => ({ rows: data.jobRows }),
    ),
});

export const UNDO = "job.undo";

type Preview = DataOf<typeof PreviewBulk>["jobPreview"];
export type UndoPreview = Outcome<Preview>;

export const undoPreviewOf = async ({ _id }: Pick<Job, "_id">, signal: AbortSignal): Promise<UndoPreview> =>
  mapOutcome(
    await ask(PreviewBulk, { params: { kind: "orders.undo", resource: "orders", job: _id } }, {
      background: true,
      signal,
    }),
    (data) => data.jobPreview,
  );

const LIFECYCLE = jobs.lifecycle as ResourceLifecycle;

/** Sends a step. An undo creates another job; all other steps change this one. */
async function sendStep(job: Job, step: PendingMove): Promise<MoveAnswer> {
  if (step.event !== UNDO) return await sendMove(LIFECYCLE, job._id)(step);
  const resource = String(job.about["resource"] ?? "");
  const kind = undoKindOf(job.kind, resource);
  const outcome = await ask(UndoJob, { kind, resource, job: job._id, key: step.key });
  return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
}

export const useJobSteps = (job: Job, userId: string): Mover =>
  useSteps(
    `jobs.${job._id}.move`,
    userId,
    (step) => sendStep(job, step),
    () => publishChange("jobs", [job._id]),
  );

export const downloadFile = ({ _id, file_name }: Pick<Job, "_id" | "file_name">): Promise<Outcome<null>> =>
  download(`/jobs/file?job=${encodeURIComponent(_id)}`, file_name);

export const downloadRefused = (
  { _id, kind }: Pick<Job, "_id" | "kind">,
  name: string,
): Promise<Outcome<null>> =>
  isFileImport(kind)
    ? download(`/imports/refused?job=${encodeURIComponent(_id)}`, name)
    : download(`/jobs/rows?job=${encodeURIComponent(_id)}&status=Failed`, name);
