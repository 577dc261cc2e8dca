/** Addresses: which are ours, and where a return may lead. Pure. */

/** Hosts that may be served by plain http. Source: spec S1.5 and architecture, "One build". */
export function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" ||
    hostname === "[::1]";
}

/** The https address of a page that was opened by http from anywhere but this machine; else null. */
export function httpsAddress({ protocol, hostname, href }: Pick<Location, "protocol" | "hostname" | "href">) {
  return protocol === "http:" && !isLocalHost(hostname) ? href.replace(/^http:/, "https:") : null;
}

const ORIGIN = "http://app.invalid";

/**
 * A path of this app with its query, or null: nothing that a browser could read as another origin, no control
 * characters, no page that would lead back to itself. Guards against open redirects.
 */
export function safePath(text: string | null | undefined): string | null {
  if (!text || text.length > 2048 || !/^\/[^/\\]?/.test(text) || /^\/[/\\]/.test(text)) return null;
  // Control characters are what is looked for.
  // deno-lint-ignore no-control-regex
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(text)) return null;
  const url = URL.parse(text, ORIGIN);
  if (!url || url.origin !== ORIGIN || url.username || url.pathname.startsWith("//")) return null;
  return url.pathname === "/login" ? null : `${url.pathname}${url.search}`;
}
