/** All possible results of a request. Failed calls do not throw. */
import type { ErrorCode, InputProblem } from "../../api/errors.ts";

export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string | null;
  /** Problems of the input, with BAD_INPUT and REFUND_EXCEEDS. */
  readonly problems: readonly InputProblem[];
  /** The current row, with STALE. */
  readonly current: unknown;
  /** Events that would be legal, with ILLEGAL_TRANSITION. */
  readonly legal: readonly string[];
  /** Code of api/reasons.ts with ILLEGAL_TRANSITION; empty without a reason. */
  readonly reason: string;
}

export type Failure =
  /** No answer: the connection failed, or `timeout` after REQUEST_TIMEOUT_MS. The call may have been carried out. */
  | { readonly kind: "network" | "timeout" }
  /** The page's own security policy forbids the call, so nothing was sent. */
  | { readonly kind: "blocked" }
  /** The answer is not used: the screen was left, a later call replaced this one, or the person changed. */
  | { readonly kind: "aborted" }
  | { readonly kind: "http"; readonly status: number; readonly errors: readonly WireError[] }
  /** The status is no failure, but the body is no JSON of the API: HTML, a part of an answer, or nothing. */
  | { readonly kind: "garbled"; readonly status: number }
  | { readonly kind: "errors"; readonly errors: readonly WireError[] };

export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure; readonly data?: T };

/** Returns the outcome with what `read` makes of its data; a failure keeps no data. */
export const mapOutcome = <T, U>(outcome: Outcome<T>, read: (data: T) => U): Outcome<U> =>
  outcome.ok ? { ok: true, data: read(outcome.data) } : { ok: false, failure: outcome.failure };

/** Returns the outcome with the record in its data; a failure keeps the part of the record that came with it. */
export const recordOutcome = <T, R>(outcome: Outcome<T>, read: (data: T) => R | null): Outcome<R | null> =>
  outcome.ok
    ? { ok: true, data: read(outcome.data) }
    : { ...outcome, data: outcome.data ? read(outcome.data) : null };

export function codeOf(failure: Failure): ErrorCode | null {
  return "errors" in failure ? (failure.errors[0]?.code ?? null) : null;
}

const HTTP_NO_ROOM = 507;

/** Returns true if the server had no space to record the call: it did nothing, and an earlier attempt stays unknown. */
export const isOutOfRoom = (failure: Failure): boolean =>
  failure.kind === "http" && failure.status === HTTP_NO_ROOM;

export const problemsOf = (failure: Failure): readonly InputProblem[] =>
  "errors" in failure ? (failure.errors[0]?.problems ?? []) : [];

export const reasonOf = (failure: Failure): string =>
  "errors" in failure ? (failure.errors[0]?.reason ?? "") : "";

/** Returns true if no answer of the API came, so that the call may have been carried out. */
export function isUnknown(failure: Failure): boolean {
  return failure.kind === "network" || failure.kind === "timeout" || failure.kind === "garbled" ||
    (failure.kind === "http" && failure.status >= 500 && !isOutOfRoom(failure));
}

const UNDECIDED: readonly (ErrorCode | null)[] = ["IN_PROGRESS", "INTERNAL"];

/** Returns true if a mutation may have been carried out or still runs; it can be repeated with the same key. */
export const mayBeDone = (failure: Failure): boolean =>
  isUnknown(failure) || UNDECIDED.includes(codeOf(failure));
