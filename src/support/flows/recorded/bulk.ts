import type { Allowed } from "../allowed.ts";
import { failure, answer, ids } from "../domains.ts";

export const recorded: Allowed = {
  context: { "ids.length": "count", "results.length": "count", ...failure },
  events: { "bulk.send": ids },
  answers: { sendMoves: { "results.length": "count", ...answer("told", "failed", "unknown") } },
};
