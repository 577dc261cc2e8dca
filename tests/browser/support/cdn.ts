/**
 * A static host as a CDN is one: it knows nothing of the app but the folder, `_headers` and `_redirects` that the
 * build made for such hosts. So the browser tests prove what was emitted, not what our own server sends.
 */
import { hostingFiles } from "../../../scripts/build/hosting.ts";

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

/** Headers of every rule that matches; the same name twice is joined, as these hosts do. */
function headersOf(rules: readonly Rule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules.filter(({ matches }) => matches(path))) {
    for (const [name, value] of rule.headers) headers.append(name, value);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return headers;
}

async function readAsset(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return await Deno.readFile(`${root}dist${path}`).catch(() => null);
}

/**
 * @param config What this deployment's `config.json` says.
 */
export function cdn(
  config: { readonly api: string } & Readonly<Record<string, string>>,
): (request: Request) => Promise<Response> {
  const pages = ["index.html", "flow-file.html"].map((name) => Deno.readTextFileSync(`${root}dist/${name}`))
    .join("");
  const hosting = hostingFiles(config.api, pages);
  const rules = readHeaders(hosting["dist/_headers"]!);
  const [from, to, status] = hosting["dist/_redirects"]!.trim().split(" ");
  if (from !== "/*" || status !== "200") {
    throw new Error("The test host knows the rewrite of every path only.");
  }
  return async (request) => {
    const { pathname } = new URL(request.url);
    const headers = headersOf(rules, pathname);
    const send = (path: string, body: BodyInit) => {
      headers.set("Content-Type", TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream");
      return new Response(body, { headers });
    };
    if (pathname === "/config.json") return send(pathname, JSON.stringify(config));
    const asked = pathname === "/" || /\/[._]/.test(pathname) ? null : pathname;
    const path = asked && await readAsset(asked) ? asked : to!;
    const plain = await readAsset(path);
    if (!plain) throw new Error('There is no build to serve: run "deno task build" first.');
    if (!/\bbr\b/.test(request.headers.get("Accept-Encoding") ?? "")) return send(path, plain);
    const packed = await readAsset(`${path}.br`);
    if (packed) headers.set("Content-Encoding", "br");
    return send(path, packed ?? plain);
  };
}
