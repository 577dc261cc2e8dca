import type { UploadAnswer } from "../../../machines/orders/import.ts";
import { codeOf, isOutOfRoom, isUnknown, type Outcome } from "../../lib/outcome.ts";

/** Errors that come before the key is looked up, so they do not say what became of an earlier attempt with the same key. */
const UNREAD = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"];

export function uploadAnswerOf(outcome: Outcome<{ readonly job?: unknown }>): UploadAnswer {
  if (outcome.ok) {
    const { job } = outcome.data;
    if (typeof job === "string" && job !== "") return { kind: "accepted", job };
    return { kind: "unknown", failure: { kind: "garbled", status: 200 } };
  }
  const { failure } = outcome;
  const code = codeOf(failure);
  if (isUnknown(failure) || failure.kind === "aborted" || code === "IN_PROGRESS") {
    return { kind: "unknown", failure };
  }
  const isUnread = code === null || UNREAD.includes(code) || isOutOfRoom(failure);
  return { kind: isUnread ? "unread" : "refused", failure };
}
