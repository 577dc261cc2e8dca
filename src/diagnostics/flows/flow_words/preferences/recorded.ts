import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { canSave: "flag", isDue: "flag", ...failure },
  events: { "person.known": { canSave: "flag" } },
  answers: { saveLook: answer("saved", "failed") },
};
