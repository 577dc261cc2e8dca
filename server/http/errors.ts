/** Sends an ApiError to the caller; any other error is masked, and logged with the request's id. */
import { GraphQLError } from "graphql";
import { DatabaseAway } from "../db/database_away.ts";
import { DatabaseMigrating } from "../db/schema_watch.ts";
import { fullReason, isOutOfRoom } from "../files/full.ts";
import { REASONS } from "../../api/reasons.ts";
import { ApiError, CODE_STATUSES, type ErrorCode, type ErrorExtensions } from "../../api/errors.ts";
import { logError } from "../log.ts";
import { refusals } from "../metrics.ts";

export type Log = (entry: { readonly requestId: string; readonly error: unknown }) => void;

export const logToStderr: Log = ({ requestId, error }) => {
  logError("The server failed at a request.", error, { request_id: requestId });
};

export interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: ErrorExtensions;
}

export class HttpError extends ApiError {
  constructor(
    readonly status: number,
    code: ErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    details: ApiError["details"] = {},
  ) {
    super(code, message, details);
    this.name = "HttpError";
  }
}

const MASKED = "Something went wrong on the server. Give the request id when you report it.";

const causeOf = (thrown: unknown): unknown =>
  thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;

/** Returns the refusal inside an error; null for an error that the caller must not see. */
export function refusalOf(thrown: unknown): ApiError | null {
  const cause = causeOf(thrown);
  if (cause instanceof ApiError) return cause;
  const code = fullReason(cause);
  return code && new ApiError("LIMIT", REASONS[code], { reason: { code, text: REASONS[code] } });
}

/** Formats one error, and logs a masked one or a full disk. `Pulse` logs that the database is away. */
export function toWire(thrown: unknown, requestId: string, log: Log): WireError {
  const path = thrown instanceof GraphQLError && thrown.path ? { path: thrown.path } : {};
  const away = databaseAwayIn(thrown);
  const refusal = away ? databaseAway(away) : refusalOf(thrown);
  if (!refusal || isOutOfRoom(causeOf(thrown))) log({ requestId, error: causeOf(thrown) });
  refusals.inc({ code: refusal?.code ?? "INTERNAL" });
  if (!refusal) {
    return { message: MASKED, ...path, extensions: { code: "INTERNAL", request_id: requestId } };
  }
  const { code, message, details } = refusal;
  return { message, ...path, extensions: { code, request_id: requestId, ...details } };
}

/** Returns the status for the code that all errors share, if the answer has no data; else 200. */
export function statusOf(errors: readonly WireError[], data: unknown): number {
  const code = errors[0]?.extensions.code;
  if (!code || errors.some((error) => error.extensions.code !== code)) return 200;
  const holdsData = data !== null && typeof data === "object" &&
    Object.values(data).some((value) => value !== null);
  return holdsData ? 200 : (statusOfReason(errors[0]?.extensions) ?? CODE_STATUSES[code] ?? 200);
}

/** Statuses of refusals by their reason, in place of those by code. Source: RFC 4918 §11.5, RFC 4331 §4. */
const REASON_STATUSES: Readonly<Partial<Record<string, number>>> = { storeFull: 507, quotaReached: 507 };

const statusOfReason = ({ reason }: Pick<ErrorExtensions, "reason"> = {}): number | undefined =>
  reason && REASON_STATUSES[reason.code];

/** Seconds after which a retry makes sense. */
export const AWAY_SECONDS = 2;

const AWAY = "The server cannot reach its data just now; try again.";
const UPDATED = "The server is being updated; try again.";

const databaseAway = (away: DatabaseAway) =>
  new HttpError(503, "INTERNAL", away instanceof DatabaseMigrating ? UPDATED : AWAY, {
    "retry-after": String(AWAY_SECONDS),
  });

/** Returns the `DatabaseAway` inside an error, which concerns the whole answer and not only one field. */
export const databaseAwayIn = (thrown: unknown): DatabaseAway | null => {
  const cause = causeOf(thrown);
  return cause instanceof DatabaseAway ? cause : null;
};

/** Makes the answer to a request that failed before or outside of GraphQL. */
export function errorResponse(caught: unknown, requestId: string, log: Log): Response {
  const away = databaseAwayIn(caught);
  const thrown = away ? databaseAway(away) : caught;
  const error = toWire(thrown, requestId, log);
  const status = thrown instanceof HttpError
    ? thrown.status
    : statusOfReason(error.extensions) ?? statusOfCode(error.extensions.code);
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (thrown instanceof HttpError) {
    for (const [name, value] of Object.entries(thrown.headers)) headers.set(name, value);
  }
  const wait = error.extensions.retry_after;
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return new Response(JSON.stringify({ errors: [error] }), { status, headers });
}

export const statusOfRefusal = (refusal: ApiError): number =>
  refusal instanceof HttpError
    ? refusal.status
    : statusOfReason(refusal.details) ?? statusOfCode(refusal.code);

const statusOfCode = (code: ErrorCode): number => CODE_STATUSES[code] ?? REST_STATUSES[code] ?? 400;

/** Further statuses for REST paths, whose answers have no `data` besides the errors. */
const REST_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  STALE: 409,
  ILLEGAL_TRANSITION: 409,
  IN_PROGRESS: 409,
};
