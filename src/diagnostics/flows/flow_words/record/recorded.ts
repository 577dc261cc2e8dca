import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { incomplete: "flag", background: "flag", ...failure },
  answers: { fetchRecord: { incomplete: "flag", ...answer("found", "missing", "failed") } },
};
