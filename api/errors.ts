/** The client has words for the codes; their English text is for logs and for other clients. */

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

/** A problem of an input: its path, and a code of `api/inputs`. */
export interface InputProblem {
  readonly path: string;
  readonly code: string;
  /** The bound and the actual size; money is in minor units. */
  readonly most?: number;
  readonly found?: number;
  /** Names the other record that the value collides with. */
  readonly of?: string;
}

export interface ErrorExtensions {
  readonly code: ErrorCode;
  readonly request_id?: string;
  /** Set for BAD_INPUT, and for REFUND_EXCEEDS: the lines of which less is left, and how much. */
  readonly problems?: readonly InputProblem[];
  readonly current?: unknown;
  readonly legal?: readonly string[];
  readonly reason?: { readonly code: string; readonly text: string };
  /** Set for RATE_LIMITED: seconds to wait. */
  readonly retry_after?: number;
}

/** An error whose code and message are sent; most others are masked as INTERNAL. */
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

/** Screens of failures; other errors are left to the caller. Source: docs/requirements.md S8.1–S8.4. */
export const STATUS_DESTINATIONS: Readonly<Record<number, string>> = {
  404: "/404",
  500: "/500",
  503: "/maintenance",
};

/** HTTP status of a GraphQL request that failed as a whole with this code; with other codes it is 200. */
export const CODE_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};
