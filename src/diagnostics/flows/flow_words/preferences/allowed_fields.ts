import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { canSave: "flag", isDue: "flag", ...failure },
  events: { "person.known": { canSave: "flag" } },
  answers: { saveLook: answer("saved", "failed") },
};
