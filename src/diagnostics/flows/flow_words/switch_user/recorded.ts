import type { Allowed } from "../../allowed.ts";
import { CODES } from "../../domains.ts";

export const recorded: Allowed = {
  context: {
    hasSuperToken: "flag",
    "people.length": "count",
    "found.length": "count",
    isWhole: "flag",
    refusal: CODES,
  },
  answers: {
    loadPeople: { "people.length": "count", isWhole: "flag" },
    searchPeople: { "people.length": "count", isWhole: "flag" },
    switchTo: { kind: ["switched", "refused"], code: CODES },
  },
};
