import type { Allowed } from "../../allowed.ts";
import { answer, failure, problems, SIDES } from "../../domains.ts";

export const recorded: Allowed = {
  context: { ...problems, restored: "flag", ...failure },
  events: { "form.submit": problems, "form.choose": { side: SIDES } },
  answers: { saveRecord: { ...answer("saved", "invalid", "stale", "failed", "unknown"), ...problems } },
};
