/** Keeps five values between visits; a broken one counts as absent. Source: docs/requirements.md S9.5, S9.12. */
import { signal } from "@preact/signals-react";
import { COOKIE_LIFETIME_DAYS, COOKIES, DAY_SECONDS } from "../../api/constants.ts";
import { isKeepable, readCookie } from "./cookie_header.ts";

export type CookieName = keyof typeof COOKIES;

/** True once a cookie could not be written: the session then lives in this window only. */
export const isMemoryOnly = signal(false);
const memory = new Map<CookieName, string>();

/** Cached within a task: the browser asks another process each time, and one request wants four of them. */
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
    // Reading back below shows that cookies are switched off.
  }
}

export function read(name: CookieName): string | null {
  return memory.get(name) ?? readCookie(cookieHeader(), COOKIES[name]);
}

/** Stores a value for a year, or drops it. `isMemoryOnly` becomes true when the browser does not return it. */
export function keep(name: CookieName, value: string | null): void {
  memory.delete(name);
  if (value === null || !isKeepable(value)) return put(`${COOKIES[name]}=`, 0);
  put(`${COOKIES[name]}=${encodeURIComponent(value)}`, COOKIE_LIFETIME_DAYS * DAY_SECONDS);
  if (readCookie(cookieHeader(), COOKIES[name]) === value) return;
  memory.set(name, value);
  isMemoryOnly.value = true;
}

/** Keeps the hub flag, which is not the session's. Source: docs/requirements.md S4.2. */
export function forgetSession(): void {
  for (const name of ["token", "role", "userId", "superToken"] as const) keep(name, null);
}
