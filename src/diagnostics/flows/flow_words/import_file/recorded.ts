import type { Allowed } from "../../allowed.ts";

export const recorded: Allowed = {
  context: {
    isByHand: "flag",
    "files.length": "count",
    "look.isRemembered": "flag",
    "plan.unsure.length": "count",
  },
  events: { "file.choose": { "files.length": "count" } },
  answers: { lookAtFile: { kind: ["fit", "unfit"] } },
};
