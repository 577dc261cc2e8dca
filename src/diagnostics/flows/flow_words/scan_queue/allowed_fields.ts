import type { AllowedFields } from "../../allowed_fields.ts";

/** Codes of tickets and commands identify no person; other codes are not recorded. */
const TICKET = "ticket";

export const allowedFields: AllowedFields = {
  context: {
    store: ["opening", "open", "none"],
    "scans.length": "count",
    "refusals.length": "count",
    "others.length": "count",
    tries: "count",
    most: "count",
    isBarred: "flag",
  },
  events: {
    "scan.take": { "scan.code": TICKET, "scan.typed": "flag", isOnline: "flag" },
    "answers.hear": { "answers.length": "count" },
  },
  answers: {
    openStore: { kind: ["opened", "closed"], "scans.length": "count" },
    writeScans: { kind: ["written", "closed"] },
    sendScans: {
      kind: ["answered", "unanswered", "refused", "barred"],
      "answers.length": "count",
      "answers.0.answer.outcome": ["done", "already", "refused", "unknown"],
    },
  },
};
