import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: {
    isByHand: "flag",
    "files.length": "count",
    "inspection.isRemembered": "flag",
    "plan.unsure.length": "count",
  },
  events: { "file.choose": { "files.length": "count" } },
  answers: { lookAtFile: { kind: ["fit", "unfit"] } },
};
