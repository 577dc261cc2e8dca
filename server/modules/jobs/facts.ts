/** What the guards of the job machine read, and what the caller may do with a job now. */
import { allows, type Person } from "../../../api/access.ts";
import { type JobFacts, jobMachine, PERSON_JOB_EVENTS } from "../../../machines/lifecycles/job.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { orders } from "../../../resources/orders.ts";
import type { JobsTable } from "../../db/desk_tables.ts";
import { wayBack } from "../orders/way_back.ts";

/** An import's refusals are lines of a file, an export has none: neither is a row that can be tried again. */
const BY_FILE: readonly string[] = ["orders.import", "list.export"];

type FactColumns = Readonly<Pick<JobsTable, "kind" | "made" | "refused" | "undone_by" | "about">>;

/** @param person who asks: an undo needs the right to send the step back */
export function factsOf(job: FactColumns, person: Person): JobFacts {
  return {
    failedRows: BY_FILE.includes(job.kind) ? 0 : job.refused,
    isRepeatable: job.kind !== "orders.import",
    isUndoable: job.made > 0 && job.undone_by === null && hasWayBack(job, person),
  };
}

function hasWayBack({ kind, about }: FactColumns, person: Person): boolean {
  if (kind === "orders.tag" || kind === "orders.method") return true;
  if (kind !== "orders.move") return false;
  const { event = "" } = JSON.parse(about) as { readonly event?: string };
  const back = wayBack(event);
  const action = orders.moves?.find((each) => each.event === back);
  return action !== undefined && allows(action.rule, person);
}

/** Events of people that the job accepts now. */
export const jobSteps = (job: FactColumns & Pick<JobsTable, "status">, person: Person): string[] =>
  stepsOf(jobMachine, job.status, factsOf(job, person))
    .filter(({ event, refusedBy }) => refusedBy === null && isOfPeople(event)).map(({ event }) => event);

const isOfPeople = (event: string): boolean => (PERSON_JOB_EVENTS as readonly string[]).includes(event);
