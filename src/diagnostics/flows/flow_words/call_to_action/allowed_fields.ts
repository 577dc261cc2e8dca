import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, ids } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { "calls.length": "count", "marks.length": "count", isDue: "flag" },
  events: { "calls.see": ids },
  answers: {
    fetchCalls: { "calls.length": "count", ...answer("known", "failed") },
    sendMark: answer("noted", "failed"),
  },
};
