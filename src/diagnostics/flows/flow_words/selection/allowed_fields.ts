import type { AllowedFields } from "../../allowed_fields.ts";
import { ids } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: {
    "ids.length": "count",
    "selected.length": "count",
    "except.length": "count",
    isAll: "flag",
    isFull: "flag",
  },
  events: { "rows.shown": ids, "row.toggle": { range: "flag" }, "selection.set": ids },
};
