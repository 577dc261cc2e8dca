/**
 * Does the jobs, those that a stop or a crash left half done first. Two lanes side by side: a long one for work
 * that is dear to take up again (a large file), one at a time and to its end; a quick one for the rest, where each
 * job has its turn of a second, so that a small one never waits for a huge one.
 */
import type { Background, BackgroundTools } from "../../fields.ts";
import { startLoop } from "../../loop.ts";
import { removeUseless } from "../imports/clean.ts";
import { kindOf } from "./kinds.ts";
import { openLane } from "./lane.ts";
import type { JobRow } from "./store.ts";

const TURN_MS = 1_000;
/** How often jobs are looked for whose worker fell silent: nothing rings when a process dies. */
const LOOK_MS = 3_000;

const isLong = (job: JobRow): boolean => kindOf(job.kind)?.isLong?.(job) ?? false;

export function jobWorker(tools: BackgroundTools, lookMs = LOOK_MS, turnMs = TURN_MS): Background {
  const worker = crypto.randomUUID();
  const lanes = [
    openLane(tools, { worker, accepts: (job) => !isLong(job), turnMs, lookMs }),
    openLane(tools, { worker, accepts: isLong, turnMs: Infinity, lookMs }),
  ];
  const sweep = startLoop({
    name: "Removing uploads that no job will read",
    run: () => removeUseless(tools),
    everyMs: lookMs,
    isEager: true,
  });
  lanes.forEach((lane) => lane.look());
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
      await sweep.stop();
    },
  };
}
