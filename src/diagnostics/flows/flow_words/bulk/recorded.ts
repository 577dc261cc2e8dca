import type { Allowed } from "../../allowed.ts";
import { answer, failure, ids, STEPS } from "../../domains.ts";

export const recorded: Allowed = {
  context: { event: STEPS, "ids.length": "count", "results.length": "count", ...failure },
  events: { "bulk.send": { event: STEPS, ...ids } },
  answers: { sendMoves: { "results.length": "count", ...answer("told", "failed", "unknown") } },
};
