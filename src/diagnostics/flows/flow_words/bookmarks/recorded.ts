import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { "items.length": "count", "queue.length": "count", isStale: "flag", ...failure },
  events: { "bookmark.change": { "change.kind": ["put", "drop", "order"] } },
  answers: {
    fetchBookmarks: { "items.length": "count", ...failure },
    sendChange: answer("done", "gone", "failed"),
  },
};
