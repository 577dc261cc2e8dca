import type { Allowed } from "../allowed.ts";
import { answer, failure, ids } from "../domains.ts";

export const recorded: Allowed = {
  context: { "ids.length": "count", "results.length": "count", ...failure },
  events: { "bulk.send": ids },
  answers: { sendMoves: { "results.length": "count", ...answer("told", "failed", "unknown") } },
};
