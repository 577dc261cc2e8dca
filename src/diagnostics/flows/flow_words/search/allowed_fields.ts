import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: {
    "localGroups.length": "count",
    "serverGroups.length": "count",
    isChosen: "flag",
    isCode: "flag",
    isEntered: "flag",
    canAsk: "flag",
    ...failure,
  },
  events: { "option.select": { to: ["next", "previous", "first", "last"] } },
  answers: { ask: answer("found", "failed") },
};
