import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { "rows.length": "count", ...failure },
  answers: {
    fetchSignIns: { "rows.length": "count", ...answer("known", "failed") },
    endSignIns: answer("ended", "failed"),
  },
};
