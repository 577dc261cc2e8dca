import type { Allowed } from "../allowed.ts";
import { failure, answer } from "../domains.ts";

export const recorded: Allowed = {
  context: { incomplete: "flag", background: "flag", ...failure },
  answers: { fetchRecord: { incomplete: "flag", ...answer("found", "missing", "failed") } },
};
