import {
  DEFAULT_PAGE,
  DEFAULT_PAGE_SIZE,
  HEADERS,
  MAX_PAGE_SIZE,
  MAX_PAGED_ROWS,
} from "../../api/constants.ts";
import type { Page } from "../context.ts";
import { parseJson, readText, type Sender } from "./body.ts";
import { HttpError } from "./errors.ts";

/** Refuses anything but a POST of JSON, before anything else is read. Source: docs/limits.md. */
export function requireJsonPost(request: Request): void {
  if (request.method !== "POST") {
    throw new HttpError(405, "BAD_INPUT", "Only POST is answered here.", { allow: "POST, OPTIONS" });
  }
  const type = (request.headers.get("content-type") ?? "").replaceAll(" ", "").toLowerCase();
  if (type !== "application/json" && type !== "application/json;charset=utf-8") {
    throw new HttpError(415, "BAD_INPUT", "The content type must be application/json.");
  }
}

export async function readJson(
  request: Request,
  sender: Sender,
  limit: number,
): Promise<Record<string, unknown>> {
  requireJsonPost(request);
  const body = parseJson(await readText(request, sender, limit));
  if (body === null || typeof body !== "object" || Array.isArray(body)) {
    throw new HttpError(400, "BAD_INPUT", "The body must be one JSON object; batches are not taken.");
  }
  return body as Record<string, unknown>;
}

function wholeNumber(text: string | null, fallback: number, max: number, name: string): number {
  if (text === null) return fallback;
  const value = /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new HttpError(400, "BAD_INPUT", `${name} must be a whole number from 1 to ${max}.`);
}

/** Reads X-Page and X-Per-Page. Source: docs/requirements.md S7.2, S9.2; docs/limits.md. */
export function readPage(headers: Headers): Page {
  const page = wholeNumber(headers.get(HEADERS.page), DEFAULT_PAGE, MAX_PAGED_ROWS, HEADERS.page);
  const perPage = wholeNumber(
    headers.get(HEADERS.perPage),
    DEFAULT_PAGE_SIZE,
    MAX_PAGE_SIZE,
    HEADERS.perPage,
  );
  if (page * perPage <= MAX_PAGED_ROWS) return { page, perPage };
  throw new HttpError(
    400,
    "BAD_INPUT",
    `A list is read up to row ${MAX_PAGED_ROWS}; narrow it with a filter.`,
  );
}

/** Matches a header with a token: 256 bits in base64url, with a prefix for API tokens. */
const TOKEN = /^Bearer ((?:pd_)?[A-Za-z0-9_-]{43})$/i;

/** Returns null if no bearer was sent; refuses a malformed bearer. */
export function readBearer(headers: Headers): string | null {
  const header = headers.get("authorization");
  if (header === null) return null;
  const token = TOKEN.exec(header)?.[1];
  if (token) return token;
  throw new HttpError(401, "UNAUTHENTICATED", "The bearer is not valid; sign in again.");
}

const SUPER_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Returns null for a missing or malformed super token. A super token never identifies the caller. */
export function readSuperToken(headers: Headers): string | null {
  const header = headers.get(HEADERS.superToken);
  return header !== null && SUPER_TOKEN.test(header) ? header : null;
}

/** @throws {HttpError} IDENTITY_MISMATCH (400) if the token belongs to another person than the window shows */
export function checkShown(headers: Headers, personId: string): void {
  const shown = headers.get(HEADERS.actingAs);
  if (shown === null || shown === personId) return;
  throw new HttpError(
    400,
    "IDENTITY_MISMATCH",
    "This window shows somebody else than its token says: reload it.",
  );
}
