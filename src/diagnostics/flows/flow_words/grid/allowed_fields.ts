import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: { "table.rows.length": "count", "table.columns.length": "count", "past.length": "count" },
  events: { "cell.move": { extend: "flag" }, "cell.go": { extend: "flag" } },
};
