/** Headers of the static app, for the server of `start` and for the host files that the build writes. */
import { DAY_SECONDS } from "../../api/constants.ts";
import { createHash } from "node:crypto";

/** Allows an empty `<style>`, which Fluent's style engine fills through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const HSTS_SECONDS = 2 * 365 * DAY_SECONDS;
const ASSET_SECONDS = 365 * DAY_SECONDS;

export const ASSETS = "/assets/";
export const CONFIG = "/config.json";
/** The file that names the served build; like the page, it is revalidated each time. */
export const RELEASE = "/version.json";
/** Preloads the settings if the host has them as a file instead of in the page. */
export const CONFIG_PRELOAD = `<link rel="preload" as="fetch" crossorigin href="${CONFIG}">`;

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

/** Files with a hash in their names never change; the page is revalidated; the settings are never stored. */
export const CACHE_CONTROL = {
  asset: `public, max-age=${ASSET_SECONDS}, immutable`,
  /** For hosts that send it even with a 404: fresh for an hour, then revalidated in the background. */
  anyStatus: `public, max-age=3600, stale-while-revalidate=${ASSET_SECONDS}`,
  page: "no-cache",
  config: "no-store",
} as const;

export function cacheControl(path: string): string {
  if (path.startsWith(ASSETS)) return CACHE_CONTROL.asset;
  return path === CONFIG ? CACHE_CONTROL.config : CACHE_CONTROL.page;
}

function originsOf(api: string): string {
  const { origin } = new URL(api);
  return `${origin} ${origin.replace(/^http/, "ws")}`;
}

/** @param api the only other address that the app may call; null if there is none */
function contentSecurityPolicy(api: string | null, { scripts, styles }: Inline): string {
  return [
    "default-src 'none'",
    // WebAssembly decodes codes from a camera. This source does not allow `eval` of texts (ADR 46).
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "),
    [`style-src 'self' ${EMPTY_STYLE}`, ...styles].join(" "),
    api === null ? "connect-src 'self'" : `connect-src 'self' ${originsOf(api)}`,
    // Attachments are fetched with the session's headers and shown from memory.
    "img-src 'self' data: blob:",
    // Videos are played from the API, which serves them by range.
    api === null ? "media-src 'self' blob:" : `media-src 'self' blob: ${new URL(api).origin}`,
    // Labels are printed from memory as well.
    "frame-src blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

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

/** Returns headers for every answer. @param page the texts of all pages, whose inline code is allowed by its hash */
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
