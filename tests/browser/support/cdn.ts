/**
 * A static host like a CDN: it only has the folder, `_headers` and `_redirects` of the build. So the browser
 * tests check what the build emitted, not what our own server sends.
 */
import { pageFiles } from "../../../scripts/build/host_recipes.ts";

const root = decodeURIComponent(new URL("../../../", import.meta.url).pathname);

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads a `_headers` file: a path, then its headers, indented. `*` stands for any rest. */
export function readHeaders(text: string): readonly Rule[] {
  const blocks = text.trimEnd().split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = "", ...lines] = block.split("\n");
    const prefix = path.endsWith("*") ? path.slice(0, -1) : null;
    return {
      matches: (asked) => prefix === null ? asked === path : asked.startsWith(prefix),
      headers: lines.map((line) => {
        const at = line.indexOf(":");
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      }),
    };
  });
}

/** Returns the headers of all matching rules; values of the same name are joined, as these hosts do. */
function headersOf(rules: readonly Rule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules.filter(({ matches }) => matches(path))) {
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return headers;
}

/** Returns the target of a path without a file, by the first matching rule of `_redirects`. */
function redirected(rules: string, path: string): { readonly to: string; readonly status: number } {
  for (const rule of rules.trim().split("\n")) {
    const [from = "", to = "", status] = rule.split(" ");
    if (!from.endsWith("*")) throw new Error("The test host knows rules of all paths below one only.");
    if (path.startsWith(from.slice(0, -1))) return { to, status: Number(status) };
  }
  throw new Error(`No rule says what ${path} is.`);
}

/**
 * @param folder The folder that is served.
 * @param own Contents by file name that replace those of the folder.
 */
export function cdnAt(
  folder: string,
  own: Readonly<Record<string, string>> = {},
): (request: Request) => Promise<Response> {
  const read = (path: string): Promise<Uint8Array<ArrayBuffer> | null> =>
    Deno.readFile(folder + path).catch(() => null);
  const textOf = (name: string) => own[name] ?? Deno.readTextFileSync(`${folder}/${name}`);
  const [rules, redirects] = [readHeaders(textOf("_headers")), textOf("_redirects")];
  return async (request) => {
    const { pathname } = new URL(request.url);
    const headers = headersOf(rules, pathname);
    const send = (path: string, body: BodyInit, status = 200) => {
      headers.set("Content-Type", TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream");
      return new Response(body, { headers, status });
    };
    const ours = own[pathname.slice(1)];
    if (ours !== undefined) return send(pathname, ours);
    const asked = pathname === "/" || /\/[._]/.test(pathname) ? null : pathname;
    const isFile = asked !== null && await read(asked) !== null;
    const { to: path, status } = isFile ? { to: asked, status: 200 } : redirected(redirects, pathname);
    if (status === 404) return send("", "", 404);
    const plain = await read(path);
    if (!plain) throw new Error('There is no build to serve: run "deno task build" first.');
    headers.set("Vary", "Accept-Encoding");
    if (!/\bbr\b/.test(request.headers.get("Accept-Encoding") ?? "")) return send(path, plain);
    const packed = await read(`${path}.br`);
    if (packed) headers.set("Content-Encoding", "br");
    return send(path, packed ?? plain);
  };
}

/** Serves the build as a CDN would. @param config Contents of this deployment's `config.json`. */
export function cdn(
  config: { readonly api: string } & Readonly<Record<string, string>>,
): (request: Request) => Promise<Response> {
  const page = ["index.html", "flow-file.html"].map((name) => Deno.readTextFileSync(`${root}dist/${name}`))
    .join("");
  return cdnAt(`${root}dist`, {
    ...pageFiles({ api: config.api, hstsSubDomains: false }, page),
    "config.json": JSON.stringify(config),
  });
}
