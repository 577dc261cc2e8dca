import { JOB_KINDS } from "../../../../../api/statuses.ts";
import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, job, problems } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { ...job, ...problems, ...failure },
  events: { "work.ask": { "ask.kind": JOB_KINDS }, "job.seen": job },
  answers: {
    lookAhead: answer("seen", "failed"),
    beginJob: { ...answer("begun", "refused", "unknown"), ...problems },
    moveJob: failure,
  },
};
