import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: { "views.length": "count", isDue: "flag" },
  answers: { fetchViews: { "views.length": "count" } },
};
