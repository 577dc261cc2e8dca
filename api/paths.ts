const ORIGIN = "http://app.invalid";

/** Matches control characters and the space: a browser would drop them and read another address. */
const isControl = (letter: string): boolean => letter <= " " || (letter >= "\x7f" && letter <= "\x9f");

/** Returns null for text that a browser could read as another origin, and for the login: no open redirects. */
export function safePath(text: string | null | undefined): string | null {
  if (!text || text.length > 2048 || !/^\/[^/\\]?/.test(text) || /^\/[/\\]/.test(text)) return null;
  if ([...text].some((letter) => isControl(letter) || letter === "\\")) return null;
  const url = URL.parse(text, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.username || url.pathname.startsWith("//")) return null;
  return url.pathname === "/login" ? null : `${url.pathname}${url.search}`;
}
