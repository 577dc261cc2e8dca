import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, ids } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: {
    "rows.length": "count",
    "query.page": "count",
    "query.perPage": "count",
    incomplete: "flag",
    "count.count": "count",
    "count.capped": "flag",
    ...failure,
  },
  events: {
    "query.change": { "query.page": "count", "query.perPage": "count" },
    "rows.changed": ids,
  },
  answers: {
    fetchRows: { "rows.length": "count", incomplete: "flag", ...answer("rows", "failed") },
    fetchCount: { "count.count": "count", "count.capped": "flag", ...answer("count", "failed") },
    fetchChanged: { "rows.length": "count", ...answer("changed", "failed") },
  },
};
