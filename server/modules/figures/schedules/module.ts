import { leasedWorker } from "../../../background/leased_worker.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { schedule, wire } from "./make.ts";
import { type DueSchedule, leaseDueReports, sendReport } from "./send.ts";
import { schedulesOf } from "./store.ts";

const POLL_MS = 15_000;
/** Maximum number of reports at a time: they use the same database readers as people's requests. */
const MAX_COUNT = 2;

/** Starts only by a timer, because no commit makes a report due. */
export function scheduleWorker(tools: BackgroundTools, everyMs = POLL_MS): Background {
  let lookAgainAt = -Infinity;
  return leasedWorker<DueSchedule>(tools.db, {
    name: "Looking for scheduled reports",
    failure: "A scheduled report could not be counted; it is tried again.",
    due: () =>
      Promise.resolve(
        performance.now() < lookAgainAt ? [] : [{
          target: "reports",
          lease: async (most) => {
            const leased = await leaseDueReports(tools, most);
            if (leased.length === 0) lookAgainAt = performance.now() + everyMs;
            return leased;
          },
        }],
      ),
    work: (due) => sendReport(due, tools),
    stopping: new AbortController(),
    everyMs,
    most: MAX_COUNT,
    mostPerTarget: MAX_COUNT,
  });
}

export const figureSchedules: Module = {
  entities: [schedule],
  queries: {
    figureSchedules: async (_args, { db, session }) =>
      (await schedulesOf(db.read, session.person._id)).map(wire),
  },
  background: (tools) => scheduleWorker(tools),
};
