/** What the guards of the job machine read, and what the caller may do with a job now. */
import { allows, type Person } from "../../../api/access.ts";
import { type JobFacts, jobFacts, jobMachine, PERSON_JOB_EVENTS } from "../../../machines/lifecycles/job.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import type { JobsTable } from "../../db/job_tables.ts";
import { ordersRights } from "../../../resources/orders.ts";
import { maySend } from "../orders/moves.ts";
import { inverseEvent } from "../orders/inverse_event.ts";

type FactColumns = Readonly<Pick<JobsTable, "kind" | "made" | "refused" | "undone_by" | "about">>;

/** @param person who asks: an undo needs the right to send the step back */
export function factsOf(job: FactColumns, person: Person): JobFacts {
  return jobFacts(job, job.made > 0 && job.undone_by === null && hasInverseEvent(job, person));
}

function hasInverseEvent({ kind, about }: FactColumns, person: Person): boolean {
  if (kind === "orders.tag" || kind === "orders.method" || kind === "orders.country") return true;
  const asked = JSON.parse(about) as { readonly event?: string; readonly import?: string };
  // Orders of an import from before do not know where they came from.
  if (kind === "orders.import") return asked.import !== undefined && allows(ordersRights.add, person);
  if (kind !== "orders.move") return false;
  const { event = "" } = asked;
  const inverse = inverseEvent(event);
  return inverse !== undefined && maySend(inverse, person);
}

/** A retry is done with the rights of whoever asked first, so it is theirs alone to ask for. */
export const isTheirs = (event: string, job: Pick<JobsTable, "user_id">, person: Person): boolean =>
  event !== "job.retry" || job.user_id === person._id;

/** Events that the person may send to the job now. */
export const jobSteps = (
  job: FactColumns & Readonly<Pick<JobsTable, "status" | "user_id">>,
  person: Person,
): string[] =>
  stepsOf(jobMachine, job.status, factsOf(job, person))
    .filter(({ event, refusedBy }) => refusedBy === null && isOfPeople(event) && isTheirs(event, job, person))
    .map(({ event }) => event);

const isOfPeople = (event: string): boolean => (PERSON_JOB_EVENTS as readonly string[]).includes(event);
