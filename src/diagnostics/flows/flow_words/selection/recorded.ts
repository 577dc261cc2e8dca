import type { Allowed } from "../../allowed.ts";
import { ids } from "../../domains.ts";

export const recorded: Allowed = {
  context: {
    "ids.length": "count",
    "selected.length": "count",
    "except.length": "count",
    isAll: "flag",
    isFull: "flag",
  },
  events: { "rows.shown": ids, "row.toggle": { range: "flag" }, "selection.set": ids },
};
