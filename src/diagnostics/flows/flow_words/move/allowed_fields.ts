import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, CODES, failure, problems, STEPS } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { event: STEPS, ...problems, reason: CODES, checks: "count", asks: "flag", ...failure },
  events: { "move.begin": { event: STEPS, asks: "flag" }, "move.confirm": problems },
  answers: {
    sendMove: { reason: CODES, ...problems, ...answer("done", "refused", "failed", "unknown") },
  },
};
