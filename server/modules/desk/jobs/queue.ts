/** Runs jobs in turns: new jobs come first, then the job whose last turn is longest ago. */
import type { Database } from "../../../db/database.ts";
import type { BackgroundTools } from "../../../fields.ts";
import { RoomRefused } from "../../../files/store.ts";
import { COALESCE_MS, type Loop, startLoop } from "../../../background/loop.ts";
import { type JobKind, JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { jobKindOf } from "../../../registry.ts";
import { freeJobs, leaseJob, postponeJob, releaseLease, renewLease } from "./lease_store.ts";
import { isContention, Patience, refusalFor, RETRY_SECONDS } from "./temporary_faults.ts";
import { failJob, JobLost, openJobsAmong } from "./store.ts";
import { logError } from "../../../log.ts";

/** Milliseconds between renewals of a lease, much less than its duration. */
const RENEW_MS = 4_000;

export interface QueueOptions {
  readonly worker: string;
  readonly accepts: (job: JobRow) => boolean;
  /** Milliseconds of one turn, after which the job pauses for other jobs. */
  readonly turnMs: number;
  /** The poll interval when nothing wakes the queue. */
  readonly pollMs: number;
}

export function openQueue(tools: BackgroundTools, options: QueueOptions): Loop {
  const turns = new Map<string, number>();
  const patience = new Patience();
  let turn = 0;

  async function run(signal: AbortSignal): Promise<void> {
    const later = new Set<string>();
    const accepts = (job: JobRow) => options.accepts(job) && !later.has(job._id);
    while (!signal.aborted) {
      const job = await leaseNextJob(tools, { ...options, accepts }, turns);
      if (!job) return;
      turns.set(job._id, ++turn);
      const until = performance.now() + options.turnMs;
      const isStopping = () => signal.aborted || performance.now() > until;
      const end = await doJob(job, { ...tools, isStopping }, patience);
      if (end === "over") turns.delete(job._id);
      if (end === "later") later.add(job._id);
    }
  }

  const { pollMs: everyMs } = options;
  return startLoop({
    name: "The job worker",
    run,
    everyMs,
    onWake: tools.db.onWake,
    coalesceMs: COALESCE_MS,
  });
}

async function leaseNextJob(
  { db, now }: BackgroundTools,
  { worker, accepts }: QueueOptions,
  turns: ReadonlyMap<string, number>,
): Promise<JobRow | undefined> {
  const free = (await freeJobs(db.read, worker, now())).filter(accepts);
  const turnOf = ({ _id }: JobRow) => turns.get(_id) ?? 0;
  for (const { _id } of free.sort((one, other) => turnOf(one) - turnOf(other))) {
    const job = await db.write((tx) => leaseJob(tx, _id, worker, now()));
    if (job) return job;
  }
  return undefined;
}

type End = "over" | "paused" | "later";

async function doJob(job: JobRow, tools: JobTools, patience: Patience): Promise<End> {
  const { db, now } = tools;
  const kind = jobKindOf(job.kind);
  const stopRenewing = keepRenewing(job, tools);
  let [mayWait, isLater] = [false, false];
  try {
    if (!kind) throw new JobRefused("failed", `This build does not know the work "${job.kind}".`);
    await kind.run(job, tools);
  } catch (error) {
    isLater = isContention(error);
    mayWait = patience.mayWait(job, error, now());
    if (mayWait) logError(`Job ${job._id} waits ${RETRY_SECONDS} s.`, error);
    else if (!isLater && !(error instanceof JobLost)) await fail(job, error, tools);
  } finally {
    await stopRenewing();
  }
  if (!mayWait) patience.forget(job);
  const isOver = !await isOpen(db, job._id);
  if (isOver) await tidyUp(job, kind, tools);
  else if (mayWait) await db.write((tx) => postponeJob(tx, job, RETRY_SECONDS, now()));
  else await db.write((tx) => releaseLease(tx, job._id, job.leased_by));
  if (isOver) db.wake();
  return isOver ? "over" : isLater ? "later" : "paused";
}

/** Removes files of an ended job. A failure is only logged, because a sweep removes the files later. */
async function tidyUp(job: JobRow, kind: JobKind | undefined, tools: JobTools): Promise<void> {
  try {
    await kind?.clean?.(job, tools);
  } catch (error) {
    logError(`Files of job ${job._id} could not be removed.`, error);
  }
}

const isOpen = async (db: Database, id: string) => (await openJobsAmong(db.read, [id])).has(id);

async function fail(job: JobRow, error: unknown, { db, now }: JobTools): Promise<void> {
  const refused = refusalFor(error);
  if (refused !== error && !(error instanceof RoomRefused)) logError(`Job ${job._id} failed.`, error);
  await db.write((tx) => failJob(tx, job, { code: refused.code, text: refused.message }, now()));
}

/** Renews the lease during long steps; returns a function that ends the renewals. */
function keepRenewing(job: JobRow, { db, now }: BackgroundTools): () => Promise<void> {
  const run = () => db.write((tx) => renewLease(tx, job._id, job.leased_by, now()));
  return startLoop({ name: "Renewing a job's lease", run, everyMs: RENEW_MS }).stop;
}
