import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: { "sheets.length": "count", "seen.rows": "count", "seen.refused": "count" },
  events: {},
  answers: { lookAtItems: { kind: ["fit", "unfit"] }, sendItems: { kind: ["begun", "refused", "unknown"] } },
};
