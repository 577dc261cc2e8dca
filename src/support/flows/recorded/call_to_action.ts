import type { Allowed } from "../allowed.ts";
import { answer, ids } from "../domains.ts";

export const recorded: Allowed = {
  context: { "notices.length": "count", "marks.length": "count", isDue: "flag" },
  events: { "notices.see": ids },
  answers: {
    fetchNotices: { "notices.length": "count", ...answer("known", "failed") },
    sendMark: answer("noted", "failed"),
  },
};
