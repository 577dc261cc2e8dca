/**
 * The headers of the static app, said once: the server of `start` sends them, and the build writes them down for
 * nginx, `_headers` hosts and S3.
 */
import { DAY_SECONDS } from "../../api/constants.ts";
import { createHash } from "node:crypto";

/** Fluent's style engine adds an empty `<style>` and fills it through CSSOM: only the empty text is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const HSTS_SECONDS = 2 * 365 * DAY_SECONDS;
const ASSET_SECONDS = 365 * DAY_SECONDS;

export const ASSETS = "/assets/";
export const CONFIG = "/config.json";
/** Which build is served; asked for again each time, like the page. */
export const RELEASE = "/version.json";
/** In the page, where the host has the settings as a file; a host that knows them writes them in its place. */
export const CONFIG_PRELOAD = `<link rel="preload" as="fetch" crossorigin href="${CONFIG}">`;

/** Types of the app's files by the ending of their names. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  txt: "text/plain; charset=utf-8",
};
export const FILE_ENDINGS = Object.keys(FILE_TYPES);

/** Names with a hash in them never change; the page is asked for again each time; the settings are never kept. */
export const CACHE_CONTROL = {
  asset: `public, max-age=${ASSET_SECONDS}, immutable`,
  /** For assets on hosts that send the same with a 404: used at once, and revalidated after an hour. */
  anyStatus: `public, max-age=3600, stale-while-revalidate=${ASSET_SECONDS}`,
  page: "no-cache",
  config: "no-store",
} as const;

export function cacheControl(path: string): string {
  if (path.startsWith(ASSETS)) return CACHE_CONTROL.asset;
  return path === CONFIG ? CACHE_CONTROL.config : CACHE_CONTROL.page;
}

/** Origins of the API for calls and for the socket. */
function originsOf(api: string): string {
  const { origin } = new URL(api);
  return `${origin} ${origin.replace(/^http/, "ws")}`;
}

/**
 * @param api The address of the API, such as `https://api.example.com/api`: the one other place the app may call.
 * Null where there is none.
 */
function contentSecurityPolicy(api: string | null, { scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    // Programs of ours that read codes from a camera; no text becomes code by it (ADR 46).
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "),
    [`style-src 'self' ${EMPTY_STYLE}`, ...styles].join(" "),
    api === null ? "connect-src 'self'" : `connect-src 'self' ${originsOf(api)}`,
    // Attachments are fetched with the session's headers and shown from memory.
    "img-src 'self' data: blob:",
    // The same of a label that is printed.
    "frame-src blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** What stands in the page itself, by its hashes. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function inlineOf(page: string): Inline {
  const hashes = (name: string) =>
    Array.from(
      page.matchAll(new RegExp(`<${name}(?: type="importmap"| data-[^>]*)?>([^]*?)</${name}>`, "g")),
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  return { scripts: hashes("script"), styles: hashes("style") };
}

/**
 * Sent with every answer, errors and assets included.
 * @param page The texts of all pages: what is written into them is let through, nothing else.
 */
export function securityHeaders(api: string | null, page: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(api, inlineOf(page)),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": `max-age=${HSTS_SECONDS}`,
    "X-Content-Type-Options": "nosniff",
  };
}
