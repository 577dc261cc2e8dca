/** What the guards of the job machine read, and what the caller may do with a job now. */
import { allows, type Person } from "../../../../api/access.ts";
import { type JobFacts, jobFacts } from "../../../../machines/lifecycles/desk/job.ts";
import { isUndoneByList, listMovedBy } from "../../../../resources/desk/job_lists.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { orders as ordersList, ordersRights } from "../../../../resources/orders/orders.ts";
import { actionOf, inverseOf, offersOf } from "../../../../resources/steps.ts";
import { ruleOfJob } from "./rights.ts";
import type { JobsTable } from "../../../db/tables.ts";

type FactColumns = Readonly<Pick<JobsTable, "kind" | "made" | "refused" | "undone_by" | "about">>;

/** @param person who asks: an undo needs the right to send the inverse event */
export function factsOf(job: FactColumns, person: Person | null): JobFacts {
  return jobFacts(job, job.made > 0 && job.undone_by === null && hasInverse(job, person));
}

function hasInverse({ kind, about }: FactColumns, person: Person | null): boolean {
  if (kind === "orders.tag" || kind === "orders.method" || kind === "orders.country") return true;
  const asked = JSON.parse(about) as {
    readonly event?: string;
    readonly import?: string;
    readonly resource?: string;
  };
  // Orders of an import from before do not know where they came from.
  if (kind === "orders.import") return asked.import !== undefined && allows(ordersRights.add, person);
  if (isUndoneByList(kind)) return allows(ruleOfJob(kind), person);
  const list = listMovedBy(kind, asked.resource ?? ordersList.id);
  const inverse = list && actionOf(list, inverseOf(list, asked.event ?? "") ?? "");
  return inverse !== undefined && allows(inverse.rule, person);
}

type SteppedJob = FactColumns & Readonly<Pick<JobsTable, "status" | "user_id">>;

/** Events that the person may send to the job now. */
export const jobSteps = (job: SteppedJob, person: Person): string[] =>
  offersOf(jobs, job, factsOf(job, person), person)
    .filter(({ refusedBy }) => refusedBy === null).map(({ action }) => action.event);
