import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { isModified: "flag", ...failure },
  events: { "view.compare": { isModified: "flag" } },
  answers: { sendChange: answer("done", "stale", "failed", "unknown") },
};
