import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, ids, STEPS } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { event: STEPS, "ids.length": "count", "results.length": "count", ...failure },
  events: { "bulk.send": { event: STEPS, ...ids } },
  answers: { sendMoves: { "results.length": "count", ...answer("results", "failed", "unknown") } },
};
