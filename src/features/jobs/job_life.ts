import type { LifeDeed, RecordLife } from "../../engine/record/life.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { factsOf } from "./job.ts";
import type { Job } from "./wiring.ts";

/** Of a job the beginning and the end are kept. */
export function jobLife(job: Job): RecordLife {
  const { status, created_at, finished_at, user_name } = job;
  const deed = (at: number, by: string, before: string, after: string): LifeDeed => ({
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
    deeds: [
      deed(created_at, user_name, "", "Queued"),
      ...(finished_at === null ? [] : [deed(finished_at, "", "Running", status)]),
    ],
  };
}
