/** Returns true for hosts that may be served by plain http. Source: docs/requirements.md S1.5. */
export function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" ||
    hostname === "[::1]";
}

/** Returns the https address of a page that was opened by http from another machine; null for other pages. */
export function httpsAddress({ protocol, hostname, href }: Pick<Location, "protocol" | "hostname" | "href">) {
  return protocol === "http:" && !isLocalHost(hostname) ? href.replace(/^http:/, "https:") : null;
}
