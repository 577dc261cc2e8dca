import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { visibility: ["staff", "seller"], "files.length": "count", ...failure },
  events: {
    "comment.address": { visibility: ["staff", "seller"] },
    "file.attached": { "files.length": "count" },
  },
  answers: { sendComment: answer("saved", "refused", "overtaken", "failed", "unknown") },
};
