/**
 * The closed list of what can go wrong, and what the client does about it.
 * The client turns codes into words; the English text beside a code is for logs and for other clients.
 */

export const ERROR_CODES = [
  "UNAUTHENTICATED",
  "IDENTITY_MISMATCH",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_INPUT",
  "STALE",
  "ILLEGAL_TRANSITION",
  "IN_PROGRESS",
  "IDEMPOTENCY_KEY_MISMATCH",
  "INSUFFICIENT_BALANCE",
  "REFUND_EXCEEDS",
  "LIMIT",
  "RATE_LIMITED",
  "INTERNAL",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What `BAD_INPUT` says: where, and a code of `api/inputs`. */
export interface InputProblem {
  readonly path: string;
  readonly code: string;
  /** With what is too long, too many or too much: what is allowed, and what there is; money in minor units. */
  readonly most?: number;
  readonly found?: number;
}

/** Shape of `errors[].extensions` on the wire. */
export interface ErrorExtensions {
  readonly code: ErrorCode;
  readonly request_id?: string;
  /** With BAD_INPUT; with REFUND_EXCEEDS the lines of which less is left, and how much. */
  readonly problems?: readonly InputProblem[];
  /** With STALE: the row as it is now. */
  readonly current?: unknown;
  /** With ILLEGAL_TRANSITION: the events that are possible, and why this is not. */
  readonly legal?: readonly string[];
  readonly reason?: { readonly code: string; readonly text: string };
  /** With RATE_LIMITED: seconds. */
  readonly retry_after?: number;
}

/** A refusal that the caller is told about. Anything else that is thrown is masked as INTERNAL. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Omit<ErrorExtensions, "code" | "request_id"> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

/**
 * Where the app goes on an HTTP status, for a foreground call. Statuses that are not listed are passed on.
 * Source: docs/requirements.md S8.1–S8.4.
 */
export const STATUS_DESTINATIONS: Readonly<Record<number, string>> = {
  404: "/404",
  500: "/500",
  503: "/maintenance",
};

/** HTTP status of a whole answer that failed with one code; everything else is 200 with `errors`. */
export const CODE_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};
