import type { Allowed } from "../../allowed.ts";
import { answer, failure, problems } from "../../domains.ts";

export const recorded: Allowed = {
  context: { ...problems, isUnknown: "flag", ...failure },
  events: { "password.submit": problems },
  answers: { changePassword: { ...answer("changed", "invalid", "failed", "unknown"), ...problems } },
};
