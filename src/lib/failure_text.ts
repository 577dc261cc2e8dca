import { hasWords, t } from "./i18n.ts";
import type { Failure } from "./outcome.ts";

export function failureText(failure: Failure): string {
  const error = "errors" in failure ? failure.errors[0] : undefined;
  if (error?.reason && hasWords(`reason.${error.reason}`)) return t(`reason.${error.reason}`);
  if (error) return t(`error.${error.code}`);
  if (failure.kind === "http") return t("shell.failure.http", { status: failure.status });
  return failure.kind === "errors" ? t("error.INTERNAL") : t(`shell.failure.${failure.kind}`);
}

export function requestIdOf(failure: Failure): string | null {
  return "errors" in failure ? (failure.errors.find((error) => error.requestId)?.requestId ?? null) : null;
}
