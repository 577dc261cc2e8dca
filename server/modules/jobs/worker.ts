/**
 * Does the jobs, those that a stop or a crash left half done first. Two lanes side by side: a long one for work
 * that is dear to take up again (a large file), one at a time and to its end; a quick one for the rest, where each
 * job has its turn of a second, so that a small one never waits for a huge one.
 */
import type { Background, BackgroundTools } from "../../fields.ts";
import { listUploads, removeUpload } from "../imports/files.ts";
import { kindOf } from "./kinds.ts";
import { openLane } from "./lane.ts";
import { type JobRow, openAmong } from "./store.ts";

/** A file without a job is an upload that was cut off; after this long nobody is still sending it. */
const ABANDONED_SECONDS = 24 * 3600;
const TURN_MS = 1_000;
/** How often jobs are looked for whose worker fell silent: nothing rings when a process dies. */
const LOOK_MS = 3_000;

const isLong = (job: JobRow): boolean => kindOf(job.kind)?.isLong?.(job) ?? false;

export function jobWorker(tools: BackgroundTools, lookMs = LOOK_MS, turnMs = TURN_MS): Background {
  const worker = crypto.randomUUID();
  const lanes = [
    openLane(tools, { worker, accepts: (job) => !isLong(job), turnMs }),
    openLane(tools, { worker, accepts: isLong, turnMs: Infinity }),
  ];
  const look = () => lanes.forEach((lane) => lane.look());
  const unlisten = tools.db.onWake(look);
  const timer = setInterval(look, lookMs);
  const swept = sweep(tools).catch(report).then(look);
  return {
    stop: async () => {
      unlisten();
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
      await swept;
    },
  };
}

/** Removes files that no job will read: of jobs that ended in a crash, and of uploads that were cut off. */
async function sweep({ db, settings, now }: BackgroundTools): Promise<void> {
  const files = await listUploads(settings.dataDir);
  const open = await openAmong(db.read, files.map(({ jobId }) => jobId));
  for (const { jobId, at } of files) {
    if (!open.has(jobId) && at < now() - ABANDONED_SECONDS) await removeUpload(settings.dataDir, jobId);
  }
}

const report = (error: unknown) =>
  console.error("Old uploads could not be removed; the next start tries again.", error);
