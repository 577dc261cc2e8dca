import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, failureAt, ids } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: {
    count: "count",
    "rows.length": "count",
    "marks.length": "count",
    "refused.length": "count",
    isOpen: "flag",
    isDue: "flag",
    ...failure,
    ...failureAt("markFailure"),
    ...failureAt("moreFailure"),
  },
  events: { mark: { ...ids, status: ["New", "Readed"] } },
  answers: {
    sync: { count: "count", ...answer("synced", "failed") },
    fetchMore: { "rows.length": "count", ...answer("more", "failed") },
    sendMark: { count: "count", ...answer("marked", "failed") },
  },
};
