import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: { "table.rows.length": "count", "table.columns.length": "count", "past.length": "count" },
  events: { "cell.move": { extend: "flag" }, "cell.go": { extend: "flag" } },
};
