import type { AllowedFields } from "../../allowed_fields.ts";
import { CODES, STEPS } from "../../domains.ts";

const OUTCOMES = ["done", "already", "refused", "unknown"];

/** Scanned codes, sellers and destinations stay on the device. */
export const allowedFields: AllowedFields = {
  context: { grams: "count", "parcel.packed": "count", "parcel.of": "count" },
  events: {
    "scan.sent": { isConfirm: "flag" },
    "scan.answered": { "answer.outcome": OUTCOMES, "answer.code": CODES, "answer.event": STEPS },
    "weight.enter": { grams: "count" },
  },
};
