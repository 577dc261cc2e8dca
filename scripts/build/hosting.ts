/** Headers and page fallback in the words of each kind of host, all from server/static_headers.ts. */
import {
  ASSETS,
  CACHE_CONTROL,
  CONFIG,
  HSTS_SECONDS,
  RELEASE,
  securityHeaders,
} from "../../server/static_headers.ts";
import { caddyProxy, nginxProxy } from "./proxies.ts";

/** Every address that is no file is the page. */
const REDIRECTS = "/* /index.html 200\n";

type Headers = Readonly<Record<string, string>>;

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Netlify and Cloudflare Pages. Rules of one path add up there, so the security headers stand under one rule only. */
function headersFile(api: string | null, page: string): string {
  return [
    block("/*", securityHeaders(api, page)),
    block("/", { "Cache-Control": CACHE_CONTROL.page }),
    block("/index.html", { "Cache-Control": CACHE_CONTROL.page }),
    block(`${ASSETS}*`, { "Cache-Control": CACHE_CONTROL.asset }),
    block(CONFIG, { "Cache-Control": CACHE_CONTROL.config }),
    block(RELEASE, { "Cache-Control": CACHE_CONTROL.page }),
  ].join("\n") + "\n";
}

/** nginx drops inherited `add_header` lines where a block has its own: each block repeats them all. */
function nginxFile(api: string, page: string): string {
  const lines = (cache: string) =>
    Object.entries({ ...securityHeaders(api, page), "Cache-Control": cache })
      .map(([name, value]) => `    add_header ${name} "${value}" always;`).join("\n");
  return `# For inclusion in a server { } block with TLS; root is the folder that the build wrote.
# gzip_static needs ngx_http_gzip_static_module; with ngx_brotli add "brotli_static on;".
root /srv/pressdock/dist;
gzip_static on;

location ~ /[._] {
    return 404;
}

location ${ASSETS} {
    try_files $uri =404;
${lines(CACHE_CONTROL.asset)}
}

location = ${CONFIG} {
    try_files $uri =404;
${lines(CACHE_CONTROL.config)}
}

location / {
    try_files $uri /index.html;
${lines(CACHE_CONTROL.page)}
}
`;
}

/** CloudFront takes these four in a form of their own, and refuses them as custom headers. */
function headersPolicy(headers: Headers) {
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
        IncludeSubdomains: true,
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

/** What an S3 bucket behind CloudFront needs: metadata by path, one headers policy, the fallback to the page. */
function s3File(api: string, page: string): string {
  const setup = {
    Upload: [
      { Include: "assets/*", CacheControl: CACHE_CONTROL.asset },
      { Include: "config.json", CacheControl: CACHE_CONTROL.config },
      { Include: "*", CacheControl: CACHE_CONTROL.page },
    ],
    Exclude: ["_*", ".*", "*.br", "*.gz"],
    ResponseHeadersPolicyConfig: headersPolicy(securityHeaders(api, page)),
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: "200",
      ResponsePagePath: "/index.html",
    })),
    Compress: true,
  };
  return JSON.stringify(setup, null, 2) + "\n";
}

/** Beside the page of a demonstration, which calls nobody. */
export function demonstrationFiles(page: string): Readonly<Record<string, string>> {
  return { "dist-demo/_headers": headersFile(null, page), "dist-demo/_redirects": REDIRECTS };
}

/**
 * Files by their path in the project's folder. `_headers` and `_redirects` belong beside the page.
 * @param api The address of the API that the policy allows.
 * @param page The texts of all pages that are served.
 */
export function hostingFiles(api: string, page: string): Readonly<Record<string, string>> {
  return {
    "dist/_headers": headersFile(api, page),
    "dist/_redirects": REDIRECTS,
    "dist-hosting/nginx.conf": nginxFile(api, page),
    "dist-hosting/nginx-api.conf": nginxProxy(api),
    "dist-hosting/Caddyfile": caddyProxy(api),
    "dist-hosting/s3.json": s3File(api, page),
  };
}
