import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, failureAt, job } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { isStoreMissing: "flag", isAnswerMissing: "flag", isChanged: "flag", ...job, ...failure },
  events: {
    "upload.answer": {
      "answer.kind": ["accepted", "refused", "unread", "unknown"],
      ...failureAt("answer.failure"),
    },
  },
  answers: { readJob: { ...job, ...answer("job", "missing", "failed") } },
};
