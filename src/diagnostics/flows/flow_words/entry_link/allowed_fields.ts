import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: failure,
  answers: { makeLink: answer("made", "failed") },
};
