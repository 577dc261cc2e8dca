/** Allows the app's origins. Cookies are never allowed, because the bearer is the only credential. */
import { HEADERS } from "../../api/constants.ts";
import { UPLOAD_HEADERS } from "../../api/desk/upload_parts.ts";

/** The longest time for which Chromium caches a preflight. */
const PREFLIGHT_SECONDS = "7200";

const ALLOWED_HEADERS = [
  "Authorization",
  "Content-Type",
  HEADERS.page,
  HEADERS.perPage,
  HEADERS.superToken,
  HEADERS.requestedWith,
  HEADERS.actingAs,
  // The app sends this header off localhost (docs/requirements.md S6.9); the server never reads it.
  "FakeLogin",
  UPLOAD_HEADERS.offset,
  UPLOAD_HEADERS.length,
].join(", ");

const EXPOSED_HEADERS = [
  "X-Request-Id",
  "Retry-After",
  HEADERS.livePosition,
  ...Object.values(UPLOAD_HEADERS),
].join(", ");

export interface Cors {
  /** False for a page of another origin, whose request is not executed. */
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** Checks a request's Origin. Programs send none and are always allowed. */
export function corsOf(request: Request, appOrigins: readonly string[]): Cors {
  const origin = request.headers.get("origin");
  if (origin === null) return { allowed: true, headers: { vary: "Origin" } };
  if (!appOrigins.includes(origin)) return { allowed: false, headers: { vary: "Origin" } };
  return {
    allowed: true,
    headers: {
      vary: "Origin",
      "access-control-allow-origin": origin,
      "access-control-expose-headers": EXPOSED_HEADERS,
    },
  };
}

export function preflight(cors: Cors): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors.headers,
      "access-control-allow-methods": "POST, GET, HEAD, PATCH, DELETE",
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": PREFLIGHT_SECONDS,
    },
  });
}
