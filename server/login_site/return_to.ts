/** Allows only pages of the app as the target after signing in. */

export interface Return {
  readonly origin: string;
  /** Path and query of a page of the app. */
  readonly path: string;
  /** The text by which the app recognizes the sign-in that it began; returned unchanged. */
  readonly state: string;
}

const STATE = /^[A-Za-z0-9_-]{0,200}$/;
const MAX_LENGTH = 2048;

/** Finds characters that browsers drop from URLs or change: spaces, control characters, backslashes. */
const isTricky = (text: string): boolean =>
  [...text].some((sign) => sign <= " " || sign === "\x7f" || sign === "\\");

/** Reads `return_to`, by default the app's start, and `state`; null for a target outside of the app. */
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

/** Puts the code into the fragment, which no server and no log sees. */
export function returnUrl({ origin, path, state }: Return, code: string): string {
  return `${origin}${path}#${new URLSearchParams({ code, state })}`;
}
