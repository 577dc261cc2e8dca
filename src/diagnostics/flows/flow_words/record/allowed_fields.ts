import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { incomplete: "flag", background: "flag", ...failure },
  answers: { fetchRecord: { incomplete: "flag", ...answer("found", "missing", "failed") } },
};
