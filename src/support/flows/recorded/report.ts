import type { Allowed } from "../allowed.ts";
import { failure, answer, problems } from "../domains.ts";

export const recorded: Allowed = {
  context: { ...problems, ...failure },
  events: { "report.send": problems },
  answers: {
    sendReport: { ...answer("sent", "refused", "unknown"), ...problems },
    deleteReport: answer("deleted", "failed"),
  },
};
