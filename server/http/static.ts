/** Serves the built app. All files are read at the start, so that no request reads the disk or leaves the folder. */
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { acceptsEncoding } from "./accept_encoding.ts";
import { cacheControl, CONFIG, CONFIG_PRELOAD, FILE_TYPES, securityHeaders } from "./static_headers.ts";

const PAGE = "/index.html";

/** Encodings, best first, with the ending of the compressed files that the build writes. */
const ENCODINGS = [{ name: "br", ending: ".br" }, { name: "gzip", ending: ".gz" }] as const;
/** Files up to this size are sent whole, which is faster; larger ones in pieces. */
const COPIED_BYTES = 256 * 1024;
const PIECE_BYTES = 64 * 1024;
type Encoding = (typeof ENCODINGS)[number]["name"];

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  /** The uncompressed size. */
  readonly size: number;
  /** The uncompressed content; null while only the gzip is stored, until a client needs it. */
  plain: Uint8Array<ArrayBuffer> | null;
  readonly packed: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** An answer whose response is made only when it is sent, because a response has a copy of its bytes. */
export interface StaticAnswer {
  readonly bytes: number;
  readonly make: () => Response;
}

export type StaticAnswers = (request: Request) => StaticAnswer;
export type StaticHandler = (request: Request) => Response;

/** Returns undefined for a path without a known ending, such as `/a.constructor`. */
function typeOf(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf(".") + 1);
  return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined;
}

/** Returns the paths of public files with a leading slash; names with a leading dot or underscore are for the host. */
async function listFiles(dir: string, prefix = "/"): Promise<string[]> {
  const paths: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(dir)) {
    if (/^[._]/.test(name)) continue;
    if (isDirectory) paths.push(...await listFiles(`${dir}/${name}`, `${prefix}${name}/`));
    else paths.push(prefix + name);
  }
  return paths;
}

/** Makes a weak etag, because the compressed bodies share it. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `W/"${hash.toHex().slice(0, 20)}"`;
}

async function toFile(
  type: string,
  plain: Uint8Array<ArrayBuffer>,
  packed: StaticFile["packed"] = {},
): Promise<StaticFile> {
  const uncompressed = packed.gzip ? null : plain;
  return { type, size: plain.byteLength, plain: uncompressed, etag: await etagOf(plain), packed };
}

async function readFiles(dir: string): Promise<Map<string, StaticFile>> {
  const paths = new Set(await listFiles(dir));
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const type = typeOf(path);
    if (!type) continue;
    const packed: StaticFile["packed"] = {};
    for (const { name, ending } of ENCODINGS) {
      if (paths.has(path + ending)) packed[name] = await Deno.readFile(dir + path + ending);
    }
    files.set(path, await toFile(type, await Deno.readFile(dir + path), packed));
  }
  return files;
}

/** Sends large files in pieces, because a response's copy of its bytes lives until garbage collection. */
function bodyOf(bytes: Uint8Array<ArrayBuffer>): BodyInit {
  if (bytes.byteLength <= COPIED_BYTES) return bytes;
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at += PIECE_BYTES));
      if (at >= bytes.byteLength) controller.close();
    },
  }, { highWaterMark: 0 });
}

function answer(
  request: Request,
  path: string,
  file: StaticFile,
  always: Readonly<Record<string, string>>,
): StaticAnswer {
  const headers = new Headers({
    ...always,
    "Content-Type": file.type,
    "Cache-Control": cacheControl(path),
    ETag: file.etag,
    Vary: "Accept-Encoding",
  });
  const empty = (status: number) => ({ bytes: 0, make: () => new Response(null, { status, headers }) });
  if (request.headers.get("If-None-Match") === file.etag) return empty(304);
  const accepted = request.headers.get("Accept-Encoding");
  const encoding = ENCODINGS.find(({ name }) => file.packed[name] && acceptsEncoding(accepted, name))?.name;
  if (encoding) headers.set("Content-Encoding", encoding);
  const packed = encoding && file.packed[encoding];
  const bytes = packed?.byteLength ?? file.size;
  headers.set("Content-Length", String(bytes));
  if (request.method === "HEAD") return empty(200);
  const contents = () => packed ?? (file.plain ??= new Uint8Array(gunzipSync(file.packed.gzip!)));
  return { bytes, make: () => new Response(bodyOf(contents()), { headers }) };
}

function refuse(status: 404 | 405, text: string, always: Readonly<Record<string, string>>): StaticAnswer {
  const headers = new Headers({
    ...always,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  if (status === 405) headers.set("Allow", "GET, HEAD");
  return { bytes: text.length, make: () => new Response(text, { status, headers }) };
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes the settings into the page, so that the first screen need not wait for a request. */
async function withConfig(page: string, configText: string): Promise<StaticFile> {
  // JSON in an element needs no exception in the policy. `<`, which could end the element, is escaped.
  const data = `<script type="application/json" id="config">${
    configText.replaceAll("<", "\\u003c")
  }</script>`;
  const plain = new TextEncoder().encode(page.replace(CONFIG_PRELOAD, () => data));
  const [br, zip] = await Promise.all([
    promisify(brotliCompress)(plain, QUALITY),
    promisify(gzip)(plain),
  ]);
  return toFile(FILE_TYPES["html"]!, plain, { br: new Uint8Array(br), gzip: new Uint8Array(zip) });
}

/** @param configText body of `/config.json`; null without an API @throws without `index.html` */
export async function staticAnswers(distDir: string, configText: string | null): Promise<StaticAnswers> {
  const files = await readFiles(distDir);
  const built = files.get(PAGE);
  if (!built) throw new Error(`${distDir} has no index.html: run "deno task build" first.`);
  const text = await Deno.readTextFile(distDir + PAGE);
  const page = configText === null ? built : await withConfig(text, configText);
  files.set(PAGE, page);
  if (configText !== null) {
    files.set(CONFIG, await toFile(FILE_TYPES["json"]!, new TextEncoder().encode(configText)));
  }
  const pages = [...files.keys()].filter((path) => path.endsWith(".html"));
  const texts = await Promise.all(pages.map((path) => Deno.readTextFile(distDir + path)));
  const api = configText && (JSON.parse(configText) as { api: string }).api;
  const always = securityHeaders(api, texts.join("\n"));
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(405, "This address answers GET and HEAD only.", always);
    }
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return answer(request, pathname, file, always);
    // A missing asset must not be answered with the page, which an old tab would run as a script.
    if (typeOf(pathname)) return refuse(404, "There is no such file.", always);
    return answer(request, PAGE, page, always);
  };
}

export async function staticHandler(distDir: string, configText: string | null): Promise<StaticHandler> {
  const answerOf = await staticAnswers(distDir, configText);
  return (request) => answerOf(request).make();
}
