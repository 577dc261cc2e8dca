import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { isModified: "flag", ...failure },
  events: { "view.compare": { isModified: "flag" } },
  answers: { sendChange: answer("done", "stale", "failed", "unknown") },
};
