/** Loads the result texts of other features when the first job is shown or ends. */
import { type EndedJob, type JobResult, partsAt } from "../../../engine/features.ts";
import { groupOf } from "../../../lib/group.ts";

export interface JobResults {
  /** Returns the texts and links for the result of a job's kind or step; empty if the counts are enough. */
  readonly resultOf: (job: Pick<EndedJob, "kind" | "about">) => JobResult;
}

const NOTHING: JobResult = {};

export async function loadJobResults(): Promise<JobResults> {
  const loaded = await Promise.all(partsAt("jobResults").map((load) => load()));
  const steps = partsAt("outcomes").flatMap((table) => Object.entries(table));
  const ofSteps = await Promise.all(steps.map(async ([event, load]): Promise<[string, JobResult]> => {
    const words = await load();
    return [event, { wordsOf: ({ about }) => words({ many: about }) }];
  }));
  const results = new Map([...ofSteps, ...loaded.flatMap(({ jobResults }) => Object.entries(jobResults))]);
  return {
    resultOf: ({ kind, about }) => results.get(kind) ?? results.get(String(about["event"])) ?? NOTHING,
  };
}

export const jobResults = groupOf(loadJobResults);
