import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = {
  context: {
    "here.length": "count",
    "there.length": "count",
    isChosen: "flag",
    isCode: "flag",
    isEntered: "flag",
    canAsk: "flag",
    ...failure,
  },
  events: { "option.select": { to: ["next", "previous", "first", "last"] } },
  answers: { ask: answer("found", "failed") },
};
