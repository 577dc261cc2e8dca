/** Says a failure in the person's language: one sentence, the same on every screen. */
import { t } from "./i18n.ts";
import type { Failure } from "./outcome.ts";

/** Words for a failed call. An error code speaks first; else what happened to the request. */
export function failureText(failure: Failure): string {
  if ("errors" in failure && failure.errors[0]) return t(`error.${failure.errors[0].code}`);
  if (failure.kind === "http") return t("shell.failure.http", { status: failure.status });
  return failure.kind === "errors" ? t("error.INTERNAL") : t(`shell.failure.${failure.kind}`);
}

/** The id that support can look a failure up by; null when the answer had none. */
export function requestIdOf(failure: Failure): string | null {
  return "errors" in failure ? (failure.errors.find((error) => error.requestId)?.requestId ?? null) : null;
}
