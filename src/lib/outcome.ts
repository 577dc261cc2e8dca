/** The closed set of results of a request. Nothing in the client throws for a failed call. */
import type { ErrorCode, InputProblem } from "../../api/errors.ts";

export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly requestId: string | null;
  /** With BAD_INPUT and REFUND_EXCEEDS. */
  readonly problems: readonly InputProblem[];
  /** With STALE: the row as it is now. */
  readonly current: unknown;
  /** With ILLEGAL_TRANSITION. */
  readonly legal: readonly string[];
  /** With ILLEGAL_TRANSITION: a code of api/reasons.ts, or empty. */
  readonly reason: string;
}

export type Failure =
  /** No answer: refused, cut, DNS; `timeout` after REQUEST_TIMEOUT_MS. The call may have been carried out. */
  | { readonly kind: "network" | "timeout" }
  /** The page's own security policy does not let it call the API: nothing was sent. */
  | { readonly kind: "blocked" }
  /** No longer wanted: the screen was left, or a later call came first. */
  | { readonly kind: "aborted" }
  | { readonly kind: "http"; readonly status: number; readonly errors: readonly WireError[] }
  /** Status 200 without JSON of the API: HTML, half an answer, an empty body. */
  | { readonly kind: "garbled"; readonly status: number }
  | { readonly kind: "errors"; readonly errors: readonly WireError[] };

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure; readonly data?: T };

export function codeOf(failure: Failure): ErrorCode | null {
  return "errors" in failure ? (failure.errors[0]?.code ?? null) : null;
}

const HTTP_NO_ROOM = 507;

/** True when the server had no room to record the call: nothing was done, and nothing is known of an earlier try. */
export const isOutOfRoom = (failure: Failure): boolean =>
  failure.kind === "http" && failure.status === HTTP_NO_ROOM;

export const problemsOf = (failure: Failure): readonly InputProblem[] =>
  "errors" in failure ? (failure.errors[0]?.problems ?? []) : [];

export const reasonOf = (failure: Failure): string =>
  "errors" in failure ? (failure.errors[0]?.reason ?? "") : "";

/** True when the call may have been carried out although no answer came: ask again with the same key. */
export function isUnknown(failure: Failure): boolean {
  return failure.kind === "network" || failure.kind === "timeout" || failure.kind === "garbled" ||
    (failure.kind === "http" && failure.status >= 500 && !isOutOfRoom(failure));
}
