/** Distinguishes a broken connection from a call that the page's security policy forbids: `fetch` fails in the same way. */
import { config } from "./config.ts";

const blocked = new Set<string>();
globalThis.document?.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  const origin = effectiveDirective === "connect-src" && URL.parse(blockedURI)?.origin;
  if (origin) blocked.add(origin);
});

/** Returns why a call had no answer. It waits for a task: the browser reports a forbidden call only then. */
export async function noAnswer(): Promise<{ readonly kind: "network" | "blocked" }> {
  await new Promise((resolve) => setTimeout(resolve));
  const { origin } = new URL(config().api, globalThis.location?.href);
  return { kind: blocked.has(origin) ? "blocked" : "network" };
}
