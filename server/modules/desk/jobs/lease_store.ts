/** A worker leases a job and renews the lease. If the worker dies, another one continues the job where it was. */
import { OPEN_JOB_STATUSES } from "../../../../api/statuses.ts";
import { type Condition, either, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { isLeaseOver, leaseEnd } from "../../../db/leases.ts";

/** A worker that has not renewed its lease for longer counts as dead. */
export const LEASE_SECONDS = 15;

const isFree = (reader: Reader, worker: string, now: number): Condition =>
  either([isOneOf("leased_by", ["", worker]), isLeaseOver(reader, "leased_until", LEASE_SECONDS, now)]);

export function freeJobs(reader: Reader, worker: string, now: number): Promise<JobRow[]> {
  return reader.selectFrom("jobs").selectAll().where("status", "in", OPEN_JOB_STATUSES)
    .where(isFree(reader, worker, now))
    .orderBy("created_at").orderBy("_id").execute();
}

/** Returns undefined if another worker was faster or the job has ended. */
export function leaseJob(tx: Writer, id: string, worker: string, now: number): Promise<JobRow | undefined> {
  return tx.updateTable("jobs").set({ leased_by: worker, leased_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id).where("status", "in", OPEN_JOB_STATUSES)
    .where(isFree(tx, worker, now))
    .returningAll().executeTakeFirst();
}

export async function renewLease(tx: Writer, id: string, worker: string, now: number): Promise<void> {
  await tx.updateTable("jobs").set({ leased_until: leaseEnd(tx, LEASE_SECONDS, now) })
    .where("_id", "=", id).where("leased_by", "=", worker).execute();
}

/** Lease holder of a postponed job: any worker may take the job when the lease ends. */
const NOBODY = "waiting";

/** Releases a job after a delay, which must be short: for `isLeaseOver` an end far in the future is over. */
export async function postponeJob(
  tx: Writer,
  { _id, leased_by }: Pick<JobRow, "_id" | "leased_by">,
  seconds: number,
  now: number,
): Promise<void> {
  await tx.updateTable("jobs").set({ leased_by: NOBODY, leased_until: leaseEnd(tx, seconds, now) })
    .where("_id", "=", _id).where("leased_by", "=", leased_by).execute();
}

export async function releaseLease(tx: Writer, id: string, worker: string): Promise<void> {
  await tx.updateTable("jobs").set({ leased_by: "", leased_until: 0 })
    .where("_id", "=", id).where("leased_by", "=", worker).execute();
}
