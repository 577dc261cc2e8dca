/** Removes uploaded files that no job will read: after a cancelled job, an interrupted upload or a crash. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { startLoop } from "../../../background/loop.ts";
import { statusesOf } from "../../desk/jobs/store.ts";
import { isOpenJob } from "../../../../api/statuses.ts";
import { listUploads, removeUpload } from "../../desk/uploads/files.ts";

/** Age after which a file without a job counts as an interrupted upload. */
const ABANDONED_SECONDS = DAY_SECONDS;
/** Interval between sweeps: listing a bucket costs money. */
const SWEEP_MS = 60_000;

export async function removeUnneededUploads({ db, settings, now }: BackgroundTools): Promise<void> {
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

export const uploadSweep = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Removing uploads that no job will read",
    run: () => removeUnneededUploads(tools),
    everyMs: SWEEP_MS,
    isEager: true,
  });
