/** Keeps five values between visits in cookies; a malformed value counts as absent. Source: docs/requirements.md S9.5, S9.12. */
import { signal } from "@preact/signals-react";
import { COOKIE_LIFETIME_DAYS, COOKIES, DAY_SECONDS } from "../../api/constants.ts";
import { isKeepable, readCookie } from "./cookie_header.ts";

export type CookieName = keyof typeof COOKIES;

/** True after a cookie could not be written: then the session exists only in this window. */
export const isMemoryOnly = signal(false);
const memory = new Map<CookieName, string>();

/** The cookie header, cached within a task, because the browser reads it from another process. */
let header: string | null = null;

function cookieHeader(): string {
  if (header !== null) return header;
  try {
    header = document.cookie;
  } catch {
    header = "";
  }
  queueMicrotask(() => header = null);
  return header;
}

function put(pair: string, maxAgeSeconds: number): void {
  header = null;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    document.cookie = `${pair}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
  } catch {
    // The value is read back below, which shows if cookies are switched off.
  }
}

export function read(name: CookieName): string | null {
  return memory.get(name) ?? readCookie(cookieHeader(), COOKIES[name]);
}

/** Stores a value for a year, or drops it for null. `isMemoryOnly` becomes true if the browser does not return the value. */
export function keep(name: CookieName, value: string | null): void {
  memory.delete(name);
  if (value === null || !isKeepable(value)) return put(`${COOKIES[name]}=`, 0);
  put(`${COOKIES[name]}=${encodeURIComponent(value)}`, COOKIE_LIFETIME_DAYS * DAY_SECONDS);
  if (readCookie(cookieHeader(), COOKIES[name]) === value) return;
  memory.set(name, value);
  isMemoryOnly.value = true;
}

/** Removes the values of the session, but not the hub flag. Source: docs/requirements.md S4.2. */
export function forgetSession(): void {
  for (const name of ["token", "role", "userId", "superToken"] as const) keep(name, null);
}
