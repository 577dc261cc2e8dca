import { DAY_SECONDS } from "../../../../../api/constants.ts";
import type { LabelRow } from "../store.ts";
import type { AnswerPatch } from "./due_store.ts";
import type { BuyAnswer, VoidAnswer } from "./port.ts";
import type { LabelStep } from "./steps.ts";

/** Seconds after which an unsent purchase counts as failed, because nobody waits for the label any more. */
export const UNSENT_SECONDS = 300;
/** Delays before the next polls of an unknown purchase, in seconds; then every hour. */
const POLL_DELAYS = [15, 60, 300, 900] as const;
const LAST_POLL_DELAY = 3_600;
/** Polls after which a created, but still unpaid shipment counts as never bought. */
export const MAX_UNBOUGHT_POLLS = 2;
const ERROR_SHOWN = 200;

export interface Settlement {
  readonly step: LabelStep | null;
  readonly patch: AnswerPatch;
}

export const nextPollAt = (tries: number, now: number): number =>
  now + (POLL_DELAYS[tries - 1] ?? LAST_POLL_DELAY);

export const shortError = (error: string): string => error.replace(/\s+/g, " ").trim().slice(0, ERROR_SHOWN);

/** @param wasBuying true if the postage may have been bought, so that an unknown answer leaves it in doubt */
export function settleAnswer(
  { status, tries }: Pick<LabelRow, "status" | "tries">,
  answer: BuyAnswer,
  { now, wasBuying }: { readonly now: number; readonly wasBuying: boolean },
): Settlement {
  switch (answer.kind) {
    case "live":
      return {
        step: "label.succeed",
        patch: {
          number: answer.number,
          ...answer.carrier && { carrier: answer.carrier },
          ...answer.ref && { provider_ref: answer.ref },
          ...answer.cost && { cost_minor: answer.cost.minor, cost_currency: answer.cost.currency },
          void_until: answer.void_until ?? null,
          leased_until: null,
        },
      };
    case "failed":
      return { step: "label.fail", patch: { error: shortError(answer.error), leased_until: null } };
    case "none":
      // After so many polls no purchase is under way, so the label was never bought.
      if (status === "Unknown" && tries > MAX_UNBOUGHT_POLLS) {
        return { step: "label.fail", patch: { error: "notBought", leased_until: null } };
      }
      return { step: null, patch: { wake_at: nextPollAt(tries, now), leased_until: null } };
    case "unknown":
      return {
        step: wasBuying && status === "Asked" ? "label.doubt" : null,
        patch: { error: shortError(answer.error), wake_at: nextPollAt(tries, now), leased_until: null },
      };
  }
}

/** Seconds for which requests to refund a voided label are repeated. */
const VOID_SECONDS = 7 * DAY_SECONDS;

/** Returns the changes of a voided label after the provider's answer about its refund. */
export function settleVoid(
  { tries, voided_at, created_at }: Pick<LabelRow, "tries" | "voided_at" | "created_at">,
  answer: VoidAnswer,
  now: number,
): Settlement["patch"] {
  const done = { wake_at: null, leased_until: null };
  if (answer.kind === "voided") return { ...done, error: "" };
  const error = shortError(answer.error);
  const isOver = answer.kind === "refused" || now - (voided_at ?? created_at) > VOID_SECONDS;
  return isOver ? { ...done, error } : { error, wake_at: nextPollAt(tries, now), leased_until: null };
}
