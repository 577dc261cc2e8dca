import type { LifecycleEntry, LifecycleHistory } from "../../../engine/record/lifecycle_history.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { factsOf } from "./job.ts";
import type { Job } from "./wiring.ts";

/** Of a job the beginning and the end are kept. */
export function jobHistory(job: Job): LifecycleHistory {
  const { status, created_at, finished_at, user_name } = job;
  const entry = (at: number, by: string, before: string, after: string): LifecycleEntry => ({
    at,
    by,
    event: "",
    what: statusWord(after),
    reason: "",
    changes: [{ field: "status", before, after }],
  });
  return {
    row: { _id: job._id, version: job.version, status },
    facts: factsOf(job),
    entries: [
      entry(created_at, user_name, "", "Queued"),
      ...(finished_at === null ? [] : [entry(finished_at, "", "Running", status)]),
    ],
  };
}
