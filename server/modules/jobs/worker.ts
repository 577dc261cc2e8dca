/** Does the jobs one after the other, those that a stop or a crash left half done first. */
import type { Background, BackgroundTools } from "../../fields.ts";
import { listUploads, removeUpload } from "../imports/files.ts";
import { JobRefused, type JobTools } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import { failJob, JobLost, type JobRow, openAmong, openJobs } from "./store.ts";

/** A file without a job is an upload that was cut off; after this long nobody is still sending it. */
const ABANDONED_SECONDS = 24 * 3600;

export function jobWorker(tools: BackgroundTools): Background {
  let isStopping = false;
  let isAskedAgain = false;
  let working: Promise<void> | undefined;
  /** Jobs that another process took on; the next start of any process looks after them again. */
  const lost = new Set<string>();
  const all: JobTools = { ...tools, isStopping: () => isStopping };

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      const [job] = await openJobs(tools.db.read, lost);
      if (!job || isStopping) continue;
      isAskedAgain = true;
      if (await doJob(job, all) === "lost") lost.add(job._id);
    } while (isAskedAgain && !isStopping);
  }

  function look(): void {
    isAskedAgain = true;
    if (!isStopping) working ??= work().catch(report).finally(() => working = undefined);
  }

  const unlisten = tools.db.onWake(look);
  working = sweep(tools).then(work).catch(report).finally(() => working = undefined);
  return {
    stop: async () => {
      isStopping = true;
      unlisten();
      await working;
    },
  };
}

/** A failed job says why; what it did stays, and doing it again adds only the rest. */
async function doJob(job: JobRow, tools: JobTools): Promise<"lost" | "done"> {
  const { db, now } = tools;
  const kind = kindOf(job.kind);
  try {
    if (!kind) throw new JobRefused("failed", `This build does not know the work "${job.kind}".`);
    await kind.run(job, tools);
    if (tools.isStopping()) return "done";
  } catch (error) {
    if (error instanceof JobLost) return "lost";
    const refused = error instanceof JobRefused
      ? error
      : new JobRefused("failed", "The server failed. Nothing is lost: begin again.");
    if (refused !== error) console.error(`Job ${job._id} failed.`, error);
    await db.write((tx) => failJob(tx, job._id, { code: refused.code, text: refused.message }, now()));
    db.wake();
  }
  await kind?.clean?.(job, tools);
  return "done";
}

/** Removes files that no job will read: of jobs that ended in a crash, and of uploads that were cut off. */
async function sweep({ db, settings, now }: BackgroundTools): Promise<void> {
  const files = await listUploads(settings.dataDir);
  const open = await openAmong(db.read, files.map(({ jobId }) => jobId));
  for (const { jobId, at } of files) {
    if (!open.has(jobId) && at < now() - ABANDONED_SECONDS) await removeUpload(settings.dataDir, jobId);
  }
}

/** The next wake or start tries again. */
const report = (error: unknown) => console.error("The job worker failed; it is tried again.", error);
