import type { Allowed } from "../allowed.ts";
import { answer, CODES, failure, problems } from "../domains.ts";

export const recorded: Allowed = {
  context: { ...problems, reason: CODES, checks: "count", asks: "flag", ...failure },
  events: { "move.begin": { asks: "flag" }, "move.confirm": problems },
  answers: {
    sendMove: { reason: CODES, ...problems, ...answer("done", "refused", "failed", "unknown") },
  },
};
