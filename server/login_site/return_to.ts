/** Where a person goes after signing in: only to a page of the app. */

export interface Return {
  /** An origin of the settings. */
  readonly origin: string;
  /** Path and query of a page of the app. */
  readonly path: string;
  /** What the app gave to know its own sign-in by; handed back as it came. */
  readonly state: string;
}

const STATE = /^[A-Za-z0-9_-]{0,200}$/;
const MAX_LENGTH = 2048;

/** Signs that browsers drop from URLs or read as something else: spaces, control characters, backslashes. */
const isTricky = (text: string): boolean =>
  [...text].some((sign) => sign <= " " || sign === "\x7f" || sign === "\\");

/**
 * Reads `return_to` (a URL of the app) and `state`. Without `return_to` it is the app's start.
 * Null for anything that leads elsewhere.
 */
export function readReturn(params: URLSearchParams, appOrigins: readonly string[]): Return | null {
  const state = params.get("state") ?? "";
  const text = params.get("return_to") ?? `${appOrigins[0]}/`;
  if (!STATE.test(state) || text.length > MAX_LENGTH || isTricky(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!appOrigins.includes(url.origin) || url.username || url.password || url.pathname.startsWith("//")) {
    return null;
  }
  return { origin: url.origin, path: url.pathname + url.search, state };
}

/** The app's page with a code in the fragment, which no server and no log sees. */
export function returnUrl({ origin, path, state }: Return, code: string): string {
  return `${origin}${path}#${new URLSearchParams({ code, state })}`;
}
