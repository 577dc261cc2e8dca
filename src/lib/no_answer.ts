/** Distinguishes a broken connection from a call that the page's own security policy forbade: `fetch` fails alike. */
import { config } from "./config.ts";

const blocked = new Set<string>();
globalThis.document?.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  const origin = effectiveDirective === "connect-src" && URL.parse(blockedURI)?.origin;
  if (origin) blocked.add(origin);
});

/** The browser reports a forbidden call one task later. */
export async function noAnswer(): Promise<{ readonly kind: "network" | "blocked" }> {
  await new Promise((resolve) => setTimeout(resolve));
  const { origin } = new URL(config().api, globalThis.location?.href);
  return { kind: blocked.has(origin) ? "blocked" : "network" };
}
