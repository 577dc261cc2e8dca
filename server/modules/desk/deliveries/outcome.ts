import type { DeliveryStatus } from "../../../../api/statuses.ts";
import type { OutAnswer } from "../../../egress/egress.ts";

/** Seconds between attempts; then a delivery is dead. Source: Standard Webhooks, "Retry schedule". */
export const BACKOFF_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600, 86_400] as const;
/** The random share of a wait, so that deliveries that failed together are not repeated at the same moment. */
const JITTER = 0.2;
/** HTTP status by which a receiver refuses further attempts. */
const GONE = 410;
const ANSWER_SHOWN = 1_000;

/** An attempt without a usable answer: the target is gone or off, or the request or its answer causes an error. */
export type UnsentAttempt = {
  readonly kind: "unsent";
  readonly reason: "targetGone" | "targetOff" | "unsendable" | "unstored";
};

export interface Outcome {
  readonly status: DeliveryStatus;
  readonly next_at: number;
  /** HTTP status; 0 if there was no answer. */
  readonly code: number;
  readonly error: string;
  readonly ms: number;
  readonly answer: string;
}

/** @param attempt 1 for the first attempt @param random a number from 0 to 1 */
export function outcomeOf(
  answer: OutAnswer | UnsentAttempt,
  attempt: number,
  now: number,
  random: number,
): Outcome {
  const result = {
    code: answer.kind === "answered" ? answer.status : 0,
    error: errorOf(answer),
    ms: "ms" in answer ? answer.ms : 0,
    answer: answer.kind === "answered" ? answer.body.slice(0, ANSWER_SHOWN) : "",
  };
  if (result.error === "") return { ...result, status: "Delivered", next_at: now };
  const wait = BACKOFF_SECONDS[attempt - 1];
  if (wait === undefined || result.code === GONE || result.error === "targetGone") {
    return { ...result, status: "Dead", next_at: now };
  }
  const factor = 1 - JITTER + 2 * JITTER * random;
  return { ...result, status: "Waiting", next_at: now + Math.round(wait * factor) };
}

function errorOf(answer: OutAnswer | UnsentAttempt): string {
  if (answer.kind !== "answered") return answer.reason;
  return answer.status >= 200 && answer.status < 300 ? "" : "badStatus";
}
