import type { Person } from "../../../../api/access.ts";
import { type JobFacts, jobFacts } from "../../../../machines/lifecycles/desk/job.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { offersOf } from "../../../../resources/steps.ts";
import type { JobsTable } from "../../../db/tables.ts";
import type { JobAbout } from "../../../jobs/job_kind.ts";
import { jobKindOf } from "../../../registry.ts";

type FactColumns = Readonly<Pick<JobsTable, "kind" | "made" | "refused" | "undone_by" | "about">>;

/** @param person whose right to undo is checked; null for the system */
export function factsOf(job: FactColumns, person: Person | null): JobFacts {
  return jobFacts(job, job.made > 0 && job.undone_by === null && hasInverse(job, person));
}

const hasInverse = ({ kind, about }: FactColumns, person: Person | null): boolean =>
  jobKindOf(kind)?.undo?.mayUndo(JSON.parse(about) as JobAbout, person) ?? false;

type SteppedJob = FactColumns & Readonly<Pick<JobsTable, "status" | "user_id">>;

export const jobSteps = (job: SteppedJob, person: Person): string[] =>
  offersOf(jobs, job, factsOf(job, person), person)
    .filter(({ refusedBy }) => refusedBy === null).map(({ action }) => action.event);
