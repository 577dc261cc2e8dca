import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: { "sheets.length": "count", "seen.rows": "count", "seen.refused": "count" },
  events: {},
  answers: { lookAtItems: { kind: ["fit", "unfit"] }, sendItems: { kind: ["begun", "refused", "unknown"] } },
};
