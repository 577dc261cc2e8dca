import { cannotUse } from "./checks.ts";

const LOCAL_HOSTS = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

export const isLocal = (url: string): boolean => LOCAL_HOSTS.test(new URL(url).hostname);

/** @throws {Error} for a path, or for http to another machine: origins in this setting get access */
export function checkOrigin(text: string, name: string): string {
  const wanted = "an origin such as https://app.example";
  if (URL.parse(text)?.origin !== text) throw cannotUse(name, wanted, text);
  if (!text.startsWith("https:") && !isLocal(text)) {
    throw cannotUse(name, "https outside this machine", text);
  }
  return text;
}

/** Checks the address that shops call from the internet. @throws {Error} for http, a query, or a slash at the end */
export function checkPublicApi(text: string, name: string): string {
  const url = URL.parse(text);
  const isPlain = url?.protocol === "https:" && !url.username && !url.search && !url.hash && !isLocal(text) &&
    [url.origin, url.href].includes(text) && !text.endsWith("/");
  if (!isPlain) throw cannotUse(name, "an address such as https://app.example/api", text);
  return text;
}

const partsOf = (text: string): string[] => text.split(",").map((each) => each.trim()).filter(Boolean);

export function checkOrigins(text: string, name: string): readonly string[] {
  const origins = partsOf(text);
  if (origins.length === 0) throw cannotUse(name, "at least one origin such as https://app.example", text);
  return origins.map((origin) => checkOrigin(origin, name));
}

/** Reads a list of hosts. @throws {Error} for an address with a path, a scheme or a pattern */
export function checkHosts(text: string, name: string): readonly string[] {
  return partsOf(text).map((part) => {
    const host = part.toLowerCase();
    const url = /^[a-z0-9.:[\]-]+$/.test(host) && URL.parse(`https://${host}`);
    if (url && (url.host === host || host === `${url.hostname}:443`)) return host;
    throw cannotUse(name, "hosts such as printer.lan:8080", part);
  });
}
