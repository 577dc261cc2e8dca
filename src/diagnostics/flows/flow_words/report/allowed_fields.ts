import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, problems } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { ...problems, ...failure },
  events: { "report.send": problems },
  answers: {
    sendReport: { ...answer("sent", "refused", "unknown"), ...problems },
    deleteReport: answer("deleted", "failed"),
  },
};
