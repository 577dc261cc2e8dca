import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { visibility: ["staff", "seller"], "files.length": "count", ...failure },
  events: {
    "comment.address": { visibility: ["staff", "seller"] },
    "file.add": { "files.length": "count" },
  },
  answers: { sendComment: answer("said", "refused", "overtaken", "failed", "unknown") },
};
