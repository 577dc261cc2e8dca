import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, problems } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { ...problems, isUnknown: "flag", ...failure },
  events: { "password.submit": problems },
  answers: { changePassword: { ...answer("changed", "invalid", "failed", "unknown"), ...problems } },
};
