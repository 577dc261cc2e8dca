/** Runs two queues, so that a short job never waits for a long one. */
import type { Background, BackgroundTools } from "../../../fields.ts";
import { jobKindOf } from "../../../registry.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { openQueue } from "./queue.ts";

const TURN_MS = 1_000;
/** The interval of the search for jobs of dead workers, because nothing wakes the queue when a worker dies. */
const POLL_MS = 3_000;

const isLong = (job: JobRow): boolean => jobKindOf(job.kind)?.isLong?.(job) ?? false;

export function jobWorker(tools: BackgroundTools, pollMs = POLL_MS, turnMs = TURN_MS): Background {
  const worker = crypto.randomUUID();
  const queues = [
    openQueue(tools, { worker, accepts: (job) => !isLong(job), turnMs, pollMs }),
    openQueue(tools, { worker, accepts: isLong, turnMs: Infinity, pollMs }),
  ];
  queues.forEach((queue) => queue.run());
  return {
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}
