import type { Allowed } from "../../allowed.ts";
import { answer, failure, problems } from "../../domains.ts";

export const recorded: Allowed = {
  context: { ...problems, ...failure },
  events: { "report.send": problems },
  answers: {
    sendReport: { ...answer("sent", "refused", "unknown"), ...problems },
    deleteReport: answer("deleted", "failed"),
  },
};
