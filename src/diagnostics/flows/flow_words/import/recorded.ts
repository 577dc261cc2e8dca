import type { Allowed } from "../../allowed.ts";
import { answer, failure, failureAt, job } from "../../domains.ts";

export const recorded: Allowed = {
  context: { isStoreMissing: "flag", isOwed: "flag", isChanged: "flag", ...job, ...failure },
  events: {
    "upload.answer": {
      "answer.kind": ["accepted", "refused", "unread", "unknown"],
      ...failureAt("answer.failure"),
    },
  },
  answers: { readJob: { ...job, ...answer("job", "missing", "failed") } },
};
