import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, CODES, failure, problems } from "../../domains.ts";

const steps = answer("done", "refused", "failed", "unknown");

export const allowedFields: AllowedFields = {
  context: {
    step: ["saving", "describing", "submitting"],
    isPreparing: "flag",
    isRestored: "flag",
    reason: CODES,
    "values.lines.length": "count",
    "values.files.length": "count",
    ...problems,
    ...failure,
  },
  events: { "case.prepare": problems, "case.send": problems },
  answers: { saveCase: steps, describeCase: steps, submitCase: steps },
};
