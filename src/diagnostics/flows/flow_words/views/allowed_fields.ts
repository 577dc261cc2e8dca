import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: { "views.length": "count", isDue: "flag" },
  answers: { fetchViews: { "views.length": "count" } },
};
