import type { AllowedFields } from "../../allowed_fields.ts";
import { CODES, STEPS } from "../../domains.ts";

const OUTCOMES = ["done", "already", "refused", "unknown"];

/** Scanned codes and weights stay on the device. */
export const allowedFields: AllowedFields = {
  context: { "box.packages_count": "count", "held.length": "count", missed: "count", isMaking: "flag" },
  events: {
    "scan.sent": { use: ["box", "new", "close", "other"] },
    "scan.answered": { "answer.outcome": OUTCOMES, "answer.code": CODES, "answer.event": STEPS },
    "close.press": { waiting: "count" },
  },
};
