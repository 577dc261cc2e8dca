import { STEPS as WORKED } from "../../../../../api/catalogue/locations.ts";
import type { AllowedFields } from "../../allowed_fields.ts";
import { CODES, STEPS } from "../../domains.ts";

const OUTCOMES = ["done", "already", "refused", "unknown"];

/** Scanned codes and notes stay on the device. */
export const allowedFields: AllowedFields = {
  context: {
    step: WORKED,
    "choices.length": "count",
    takesPhotos: "flag",
    art: "count",
  },
  events: {
    "code.scanned": { typed: "flag" },
    "desk.came": { photo: "flag" },
    "reason.pick": { number: "count" },
    "scan.answered": {
      "answer.outcome": OUTCOMES,
      "answer.code": CODES,
      "answer.event": STEPS,
      "answer.bin.complete": "flag",
    },
  },
  answers: { findStations: { "choices.length": "count" } },
};
