/**
 * Does the jobs, those that a stop or a crash left half done first. Two queues side by side: a long one for work
 * that is dear to take up again (a large file), one at a time and to its end; a quick one for the rest, where each
 * job has its turn of a second, so that a small one never waits for a huge one.
 */
import type { Background, BackgroundTools } from "../../../fields.ts";
import { jobKindOf } from "../../../registry.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { openQueue } from "./queue.ts";

const TURN_MS = 1_000;
/** How often jobs are looked for whose worker fell silent: nothing rings when a process dies. */
const LOOK_MS = 3_000;

const isLong = (job: JobRow): boolean => jobKindOf(job.kind)?.isLong?.(job) ?? false;

export function jobWorker(tools: BackgroundTools, lookMs = LOOK_MS, turnMs = TURN_MS): Background {
  const worker = crypto.randomUUID();
  const queues = [
    openQueue(tools, { worker, accepts: (job) => !isLong(job), turnMs, lookMs }),
    openQueue(tools, { worker, accepts: isLong, turnMs: Infinity, lookMs }),
  ];
  queues.forEach((queue) => queue.run());
  return {
    stop: async () => {
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}
