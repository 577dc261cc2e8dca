import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { "items.length": "count", "queue.length": "count", isStale: "flag", ...failure },
  events: { "bookmark.change": { "change.kind": ["put", "drop", "order"] } },
  answers: {
    fetchBookmarks: { "items.length": "count", ...failure },
    sendChange: answer("done", "gone", "failed"),
  },
};
