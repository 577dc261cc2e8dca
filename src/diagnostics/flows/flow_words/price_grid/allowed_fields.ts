import type { AllowedFields } from "../../allowed_fields.ts";

export const allowedFields: AllowedFields = {
  context: {
    "card.prices.length": "count",
    "card.zones.length": "count",
    "past.length": "count",
    isDraft: "flag",
  },
  events: { "cell.move": { extend: "flag" }, "cell.go": { extend: "flag" } },
};
