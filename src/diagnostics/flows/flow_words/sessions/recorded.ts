import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: { "rows.length": "count", ...failure },
  answers: {
    fetchSignIns: { "rows.length": "count", ...answer("known", "failed") },
    endSignIns: answer("ended", "failed"),
  },
};
