import { JOB_KINDS } from "../../../../../api/statuses.ts";
import type { Allowed } from "../../allowed.ts";
import { answer, failure, job, problems } from "../../domains.ts";

export const recorded: Allowed = {
  context: { ...job, ...problems, ...failure },
  events: { "work.ask": { "ask.kind": JOB_KINDS }, "job.seen": job },
  answers: {
    lookAhead: answer("seen", "failed"),
    beginJob: { ...answer("begun", "refused", "unknown"), ...problems },
    moveJob: failure,
  },
};
