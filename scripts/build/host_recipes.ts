/** Writes headers and page fallback in the syntax of each kind of host, all from server/http/static_headers.ts. */
import {
  ASSETS,
  CACHE_CONTROL,
  CONFIG,
  FILE_ENDINGS,
  HSTS_SECONDS,
  RELEASE,
  securityHeaders,
} from "../../server/http/static_headers.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { caddyProxy, nginxProxy } from "./proxies.ts";

/** Answers every unknown address with the page, except a missing asset: an old tab would run the page as a script. */
const REDIRECTS = `${ASSETS}* /404 404\n/* /index.html 200\n`;
/** Folder of the app on a self-managed host, in the recipes. */
const APP_FOLDER = "/srv/pressdock/app";
const MANIFEST = "/manifest.webmanifest";

type Headers = Readonly<Record<string, string>>;

export type Policy = Pick<Deployment, "hstsSubDomains"> & { readonly api: string | null };

function headersOf({ api, hstsSubDomains }: Policy, page: string): Headers {
  const headers = securityHeaders(api, page);
  const hsts = headers["Strict-Transport-Security"];
  return hstsSubDomains ? { ...headers, "Strict-Transport-Security": `${hsts}; includeSubDomains` } : headers;
}

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Writes the headers for Netlify and Cloudflare Pages. These hosts add up all rules of a path, so the security headers are in
 * one rule only. They also send headers with a 404, so a cached asset is revalidated in the background: it may be a 404 from
 * before a rollback.
 */
function headersFile(policy: Policy, page: string): string {
  return [
    block("/*", headersOf(policy, page)),
    block("/", { "Cache-Control": CACHE_CONTROL.page }),
    block("/index.html", { "Cache-Control": CACHE_CONTROL.page }),
    block(`${ASSETS}*`, { "Cache-Control": CACHE_CONTROL.anyStatus }),
    block(CONFIG, { "Cache-Control": CACHE_CONTROL.config }),
    block(RELEASE, { "Cache-Control": CACHE_CONTROL.page }),
  ].join("\n") + "\n";
}

/**
 * Writes the nginx file. nginx drops inherited `add_header` lines in a block with its own, so each block repeats all of them.
 * Without `always` nginx sends them only with found files, so nobody caches a 404 of an asset.
 */
function nginxFile(policy: Policy, page: string): string {
  const security = Object.entries(headersOf(policy, page))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`).join("\n");
  const lines = (cache: string, always = " always") =>
    `${security}\n    add_header Cache-Control "${cache}"${always};`;
  return `# For inclusion in a server { } block with TLS; root is the folder that the build wrote.
# gzip_static needs ngx_http_gzip_static_module; with ngx_brotli add "brotli_static on;".
root ${APP_FOLDER};
gzip_static on;
gzip_vary on;

location ^~ /.well-known/ {
    try_files $uri =404;
}

location ~ /[._] {
    return 404;
}

location ${ASSETS} {
    try_files $uri @missing;
${lines(CACHE_CONTROL.asset, "")}
}

location @missing {
    return 404;
${lines(CACHE_CONTROL.config)}
}

location = ${CONFIG} {
    try_files $uri =404;
${lines(CACHE_CONTROL.config)}
}

location = ${MANIFEST} {
    types { }
    default_type application/manifest+json;
${lines(CACHE_CONTROL.page)}
}

location / {
    try_files $uri /index.html;
${lines(CACHE_CONTROL.page)}
}
`;
}

/** Splits the headers: CloudFront expects four of them in a special form, and refuses these as custom headers. */
function headersPolicy(headers: Headers, { hstsSubDomains }: Policy) {
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": _hsts,
    "Referrer-Policy": referrer,
    "X-Content-Type-Options": _nosniff,
    ...others
  } = headers;
  return {
    Name: "pressdock",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: HSTS_SECONDS,
        IncludeSubdomains: hstsSubDomains,
        Override: true,
      },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      ContentTypeOptions: { Override: true },
    },
    CustomHeadersConfig: {
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/** Runs before CloudFront's cache: an address without a file name gets the page. A missing file remains a 404. */
const FALLBACK = `function handler(event) {
  var request = event.request;
  if (!/\\.(${FILE_ENDINGS.join("|")})$/.test(request.uri)) request.uri = "/index.html";
  return request;
}`;

/** Writes the setup of an S3 bucket behind CloudFront: metadata by path, one headers policy, the fallback to the page. */
function s3File(policy: Policy, page: string): string {
  const setup = {
    Upload: [
      { Include: "assets/*", CacheControl: CACHE_CONTROL.asset },
      { Include: "config.json", CacheControl: CACHE_CONTROL.config },
      { Include: "*", CacheControl: CACHE_CONTROL.page },
    ],
    Exclude: ["_*", ".*", "*.br", "*.gz"],
    ResponseHeadersPolicyConfig: headersPolicy(headersOf(policy, page), policy),
    ViewerRequestFunction: FALLBACK,
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    Compress: true,
  };
  return JSON.stringify(setup, null, 2) + "\n";
}

export const pageFiles = (policy: Policy, page: string): Readonly<Record<string, string>> => ({
  _headers: headersFile(policy, page),
  _redirects: REDIRECTS,
});

/** Returns recipes by file name. @param page the texts of all served pages */
export function hostingFiles(deployment: Deployment, page: string): Readonly<Record<string, string>> {
  return {
    "nginx.conf": nginxFile(deployment, page),
    "nginx-api.conf": nginxProxy(deployment),
    "Caddyfile": caddyProxy(deployment),
    "s3.json": s3File(deployment, page),
  };
}
