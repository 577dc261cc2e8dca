/** Handles the return from the login site, with `#code=…&state=…` or the token of an older site, and cleans the address. */
import { safePath } from "../../api/paths.ts";
import { isKeepable } from "./cookie_header.ts";

export interface LoginCallback {
  readonly code: string | null;
  readonly token: string | null;
  readonly state: string | null;
}

const NAMES = ["code", "state", "token"] as const;
const NONCE_KEY = "sign-in-state";

const valueOf = (params: URLSearchParams, name: string): string | null => {
  const values = params.getAll(name);
  return values.length === 1 && isKeepable(values[0]!) ? values[0]! : null;
};

export function readLoginCallback(
  href: string,
): { readonly loginCallback: LoginCallback; readonly clean: string } | null {
  const url = new URL(href);
  const hash = new URLSearchParams(url.hash.slice(1));
  const isBrought = (params: URLSearchParams) => params.has("code") || params.has("token");
  const source = isBrought(hash) ? hash : isBrought(url.searchParams) ? url.searchParams : null;
  if (!source) return null;
  const state = valueOf(source, "state") ?? valueOf(url.searchParams, "state");
  const loginCallback = { code: valueOf(source, "code"), token: valueOf(source, "token"), state };
  for (const name of NAMES) url.searchParams.delete(name);
  return { loginCallback, clean: `${url.pathname}${url.search}` };
}

/** Removes the login site's result from the address, so that it is neither in the history nor in a Referer header. */
export function takeLoginCallback(): LoginCallback | null {
  const found = readLoginCallback(location.href);
  if (found) history.replaceState(null, "", found.clean);
  return found?.loginCallback ?? null;
}

/** The nonce if the browser forbids storage. It is lost with this page, so the sign-in has to stay in the window. */
let held: string | null = null;

function knownState(): string | null {
  try {
    return sessionStorage.getItem(NONCE_KEY) ?? held;
  } catch {
    return held;
  }
}

function holdState(state: string | null): void {
  held = state;
  try {
    if (state === null) sessionStorage.removeItem(NONCE_KEY);
    else sessionStorage.setItem(NONCE_KEY, state);
  } catch {
    // The variable above keeps the nonce.
  }
}

/** Returns the nonce of a sign-in that begins in this window: the same one until a sign-in returns. */
export function signInState(): string {
  const known = knownState();
  if (known && isKeepable(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  holdState(state);
  return state;
}

export function isOurs(loginCallback: LoginCallback): boolean {
  const known = knownState();
  holdState(null);
  return known !== null && loginCallback.state === known;
}

export function signInAddress(site: string, back: string | null): string {
  const url = new URL(site);
  url.searchParams.set("return_to", `${location.origin}${safePath(back) ?? "/"}`);
  url.searchParams.set("state", signInState());
  return url.href;
}
