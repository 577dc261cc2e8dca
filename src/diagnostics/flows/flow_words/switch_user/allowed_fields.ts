import type { AllowedFields } from "../../allowed_fields.ts";
import { CODES } from "../../domains.ts";

export const allowedFields: AllowedFields = {
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
