/** Checks of settings that name hosts: origins of browsers, and hosts that may be called. */
import { cannotUse } from "./checks.ts";

const LOCAL_HOSTS = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** True for an address of this machine. */
export const isLocal = (url: string): boolean => LOCAL_HOSTS.test(new URL(url).hostname);

/** @throws {Error} for a path, or http beyond this machine: who is named here is let in */
export function checkOrigin(text: string, name: string): string {
  const wanted = "an origin such as https://app.example";
  if (URL.parse(text)?.origin !== text) throw cannotUse(name, wanted, text);
  if (!text.startsWith("https:") && !isLocal(text)) {
    throw cannotUse(name, "https outside this machine", text);
  }
  return text;
}

const partsOf = (text: string): string[] => text.split(",").map((each) => each.trim()).filter(Boolean);

/** Origins from a comma-separated list. */
export function checkOrigins(text: string, name: string): readonly string[] {
  const origins = partsOf(text);
  if (origins.length === 0) throw cannotUse(name, "at least one origin such as https://app.example", text);
  return origins.map((origin) => checkOrigin(origin, name));
}

/**
 * Hosts from a comma-separated list, each with a port or without.
 * @throws {Error} for an address with a path, a scheme or a pattern: the list is a door
 */
export function checkHosts(text: string, name: string): readonly string[] {
  return partsOf(text).map((part) => {
    const host = part.toLowerCase();
    const url = /^[a-z0-9.:[\]-]+$/.test(host) && URL.parse(`https://${host}`);
    if (url && (url.host === host || host === `${url.hostname}:443`)) return host;
    throw cannotUse(name, "hosts such as printer.lan:8080", part);
  });
}
