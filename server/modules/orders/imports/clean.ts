/**
 * Removes uploaded files that no job will read: of jobs that are over, however they ended and whoever had them, and of
 * uploads that were cut off. The worker that ends an import removes its file at once; this finds what was cancelled
 * while nobody worked on it, and what a crash left.
 */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { startLoop } from "../../../background/loop.ts";
import { statusesOf } from "../../desk/jobs/store.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import { listUploads, removeUpload } from "../../desk/uploads/files.ts";

/** A file without a job is an upload that was cut off; after this long nobody is still sending it. */
const ABANDONED_SECONDS = DAY_SECONDS;
/** A listing of a bucket costs money. */
const SWEEP_MS = 60_000;

export async function removeUseless({ db, settings, now }: BackgroundTools): Promise<void> {
  const store = filesOf(settings);
  const files = await listUploads(store);
  if (files.length === 0) return;
  const statuses = await statusesOf(db.read, files.map(({ jobId }) => jobId));
  for (const { jobId, at } of files) {
    const status = statuses.get(jobId);
    const isUseless = status === undefined ? at < now() - ABANDONED_SECONDS : !isOpenJob({ status });
    if (isUseless) await removeUpload(store, jobId);
  }
}

/** Runs at the start and every minute. */
export const uploadSweep = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Removing uploads that no job will read",
    run: () => removeUseless(tools),
    everyMs: SWEEP_MS,
    isEager: true,
  });
