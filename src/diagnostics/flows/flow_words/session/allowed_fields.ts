import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: {
    reason: ["asked", "refused", "failed", "unreachable", "timeout", "blocked", "mismatch", "exchange"],
    tries: "count",
    mayRetry: "flag",
    hadToken: "flag",
  },
  events: { "stored.read": { found: ["nothing", "token", "code", "stray"], hadToken: "flag" } },
  answers: {
    fetchUser: {
      kind: ["person", "refused", "unreachable", "timeout", "blocked", "failed"],
      status: "status",
    },
  },
};
