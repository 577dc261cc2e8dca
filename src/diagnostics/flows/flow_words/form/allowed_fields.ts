import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, problems, SIDES } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { ...problems, restored: "flag", ...failure },
  events: { "form.submit": problems, "form.choose": { side: SIDES } },
  answers: { saveRecord: { ...answer("saved", "invalid", "stale", "failed", "unknown"), ...problems } },
};
