/** Matches pages that were uploaded before their order existed, with the rights of the uploader. */
import { JobRefused, type JobRow } from "../../../jobs/job_kind.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { stampOf } from "../../../mutate.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { labelPageLifecycle } from "./lifecycle.ts";
import { jobOf, pagesWithNewOrder, touchPages } from "./rematch_store.ts";

const EVERY_MS = 60_000;

export async function rematchPages(tools: BackgroundTools): Promise<void> {
  const { db } = tools;
  const found = await pagesWithNewOrder(db.read);
  for (const [job_id, ids] of found) {
    const job = await jobOf(db.read, job_id);
    if (job) await rematchAs(job, ids, tools);
  }
}

async function rematchAs(job: JobRow, ids: readonly string[], tools: BackgroundTools): Promise<void> {
  await tools.db.write(async (tx) => {
    try {
      const context = await contextOfJob(tx, job, tools);
      const step = stepOf(tx, { event: "page.rematch", params: {} }, context);
      const moved = await moveMany(labelPageLifecycle, step, ids);
      await touchPages(tx, moved.flatMap(({ result }) => result.ok ? [] : result._id), context.now());
      await recordAudit(tx, moved.flatMap(({ audit }) => audit), stampOf(context));
    } catch (error) {
      // The uploader has left or lost the right, so somebody else must match these pages by hand.
      if (!(error instanceof JobRefused)) throw error;
      await touchPages(tx, ids, tools.now());
    }
  });
  tools.db.wake();
}

export const rematchLoop = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Matching label pages with new orders",
    run: () => rematchPages(tools),
    everyMs: EVERY_MS,
  });
