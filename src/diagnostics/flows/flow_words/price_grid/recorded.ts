import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: {
    "card.prices.length": "count",
    "card.zones.length": "count",
    "past.length": "count",
    isDraft: "flag",
  },
  events: { "cell.move": { extend: "flag" }, "cell.go": { extend: "flag" } },
};
