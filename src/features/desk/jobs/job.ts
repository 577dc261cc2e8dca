/** What may be done with a job, and by whom its file may be fetched. Pure. */
import { DAY_SECONDS, EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import { isByFile, type JobFacts, jobFacts, jobMachine } from "../../../../machines/lifecycles/desk/job.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { actionOf } from "../../../../resources/steps.ts";
import type { Job } from "./wiring.ts";

/** A step of the job's lifecycle that the person may know of. */
export interface JobOffer {
  readonly event: string;
  /** Null when it is possible, else why not: a code of api/reasons.ts. */
  readonly refusedBy: string | null;
}

/** Kinds whose work can be taken back, of a step where that has an inverse. */
const UNDOABLE: readonly string[] = [
  "orders.move",
  "list.move",
  "orders.tag",
  "orders.method",
  "orders.country",
  "orders.region",
  "units.batch",
  "stock.import",
];

/** What the machine's guards read, as far as this screen can tell. */
export const factsOf = (job: Job): JobFacts => jobFacts(job, job.steps.includes("job.undo"));

/** Exactly the steps that the server takes; beside them those that this kind of job could have, with the reason. */
export function jobOffers(job: Job): JobOffer[] {
  return stepsOf(jobMachine, job.status, factsOf(job)).flatMap(({ event, refusedBy }): JobOffer[] => {
    if (!actionOf(jobs, event)) return [];
    if (job.steps.includes(event)) return [{ event, refusedBy: null }];
    const isPossible = !isByFile(job.kind) && (event !== "job.undo" || UNDOABLE.includes(job.kind));
    return isPossible && refusedBy !== null && job.undone_by === null ? [{ event, refusedBy }] : [];
  });
}

/** Why the file cannot be fetched; null when it can. */
export function fileBlock(job: Job, personId: string, now: number): "foreign" | "old" | null {
  if (job.user_id !== personId) return "foreign";
  return job.finished_at !== null && job.finished_at + EXPORT_LIFE_DAYS * DAY_SECONDS <= now ? "old" : null;
}
