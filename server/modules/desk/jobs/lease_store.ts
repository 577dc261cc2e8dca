/**
 * Who does a job: a worker takes it for a while and says again and again that it is still there. A job whose
 * worker fell silent is taken on by another, in this process or the next, without a new start.
 */
import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import { type Condition, either, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";

/** A worker that was not heard of for this long is taken for dead. */
export const LEASE_SECONDS = 15;

const isFree = (reader: Reader, worker: string, now: number): Condition =>
  either([isOneOf("leased_by", ["", worker]), isLeaseOver(reader, "leased_until", LEASE_SECONDS, now)]);

/** Open jobs that this worker may take on, oldest first. */
export function freeJobs(reader: Reader, worker: string, now: number): Promise<JobRow[]> {
  return reader.selectFrom("jobs").selectAll().where("status", "in", OPEN_JOB_STATUSES)
    .where(isFree(reader, worker, now))
    .orderBy("created_at").orderBy("_id").execute();
}

/** Takes a job on; undefined when another was faster or it is over. */
export function leaseJob(tx: Writer, id: string, worker: string, now: number): Promise<JobRow | undefined> {
  return tx.updateTable("jobs").set({ leased_by: worker, leased_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id).where("status", "in", OPEN_JOB_STATUSES)
    .where(isFree(tx, worker, now))
    .returningAll().executeTakeFirst();
}

/** Says that the worker is still there. */
export async function renewLease(tx: Writer, id: string, worker: string, now: number): Promise<void> {
  await tx.updateTable("jobs").set({ leased_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id).where("leased_by", "=", worker).execute();
}

/** Holds the lease of workers that wait: nobody's, so that any of them takes the job at its end. */
const NOBODY = "waiting";

/** Gives a job back that nobody takes for so many seconds. An end that is too far away would be void: see isLeaseOver. */
export async function postponeJob(
  tx: Writer,
  { _id, leased_by }: Pick<JobRow, "_id" | "leased_by">,
  seconds: number,
  now: number,
): Promise<void> {
  await tx.updateTable("jobs").set({ leased_by: NOBODY, leased_until: leaseEnd(tx, seconds, now) })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).execute();
}

/** Gives a job back that is not over, so that whoever is next need not wait. */
export async function releaseLease(tx: Writer, id: string, worker: string): Promise<void> {
  await tx.updateTable("jobs").set({ leased_by: "", leased_until: 0 })
    .where("_id", "=", id).where("leased_by", "=", worker).execute();
}
