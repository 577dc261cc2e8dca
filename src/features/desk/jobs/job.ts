import { DAY_SECONDS, EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import { isByFile, type JobFacts, jobFacts, jobMachine } from "../../../../machines/lifecycles/desk/job.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { actionOf } from "../../../../resources/steps.ts";
import type { Job } from "./wiring.ts";

export interface JobOffer {
  readonly event: string;
  /** Null if the step is possible; otherwise a code from api/reasons.ts. */
  readonly refusedBy: string | null;
}

export const factsOf = (job: Job): JobFacts => jobFacts(job, job.steps.includes("job.undo"));

/** Returns the possible steps, and steps that other jobs of this kind have, with the reason against them. */
export function jobOffers(job: Job): JobOffer[] {
  return stepsOf(jobMachine, job.status, factsOf(job)).flatMap(({ event, refusedBy }): JobOffer[] => {
    if (!actionOf(jobs, event)) return [];
    if (job.steps.includes(event)) return [{ event, refusedBy: null }];
    const isPossible = !isByFile(job.kind) && (event !== "job.undo" || job.has_undo);
    return isPossible && refusedBy !== null && job.undone_by === null ? [{ event, refusedBy }] : [];
  });
}

export function fileBlock(job: Job, personId: string, now: number): "foreign" | "old" | null {
  if (job.user_id !== personId) return "foreign";
  return job.finished_at !== null && job.finished_at + EXPORT_LIFE_DAYS * DAY_SECONDS <= now ? "old" : null;
}
