/**
 * Builds the static app into `dist/`, and what each kind of host needs to serve it. Does nothing when nothing
 * changed. `API_URL`, `LOGIN_URL`, `REGISTER_URL`, `APP_NAME`, `CURRENCY` and `TIME_ZONE` go into `config.json`
 * and the headers only: the code is the same for every deployment.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Bundle, bundle, MAIN } from "./build/bundle.ts";
import { hostingFiles } from "./build/hosting.ts";
import { problemsOf, tornOff } from "./build/metafile.ts";
import { pageOf } from "./build/page.ts";
import { reportOf } from "./build/report.ts";
import { stampOf } from "./build/stamp.ts";

const root = decodeURIComponent(new URL("../", import.meta.url).pathname);
const STAMP = `${root}dist/.stamp`;
/** Not published: the metafile and the source maps, by the names of what they belong to. */
const PRIVATE = `${root}.cache/build/`;
const PACKED = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** The settings of one deployment, as `config.json` says them. */
function configOf(env: (name: string) => string | undefined) {
  return {
    api: env("API_URL") || "http://localhost:8000/api",
    login: env("LOGIN_URL") || "http://localhost:8001/",
    register: env("REGISTER_URL") || "http://localhost:8001/register",
    name: env("APP_NAME") || "Pressdock",
    currency: env("CURRENCY") || "USD",
    timeZone: env("TIME_ZONE") || "UTC",
  };
}

async function write(path: string, data: Uint8Array | string): Promise<void> {
  await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  await (typeof data === "string" ? Deno.writeTextFile(path, data) : Deno.writeFile(path, data));
}

/** Writes `file.br` and `file.gz` beside the file; returns the size of the first. */
async function pack(path: string): Promise<number> {
  const plain = await Deno.readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [brotli, zip] = await Promise.all([
    promisify(brotliCompress)(plain, quality),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([Deno.writeFile(`${path}.br`, brotli), Deno.writeFile(`${path}.gz`, zip)]);
  return brotli.byteLength;
}

/** Assets, source maps apart from them, the files of static/, and the page. Returns the paths in dist/. */
async function writeFiles(made: Bundle): Promise<string[]> {
  const paths: string[] = [];
  for (const { path, contents } of made.files) {
    const name = path.slice(root.length);
    await write(name.endsWith(".map") ? PRIVATE + name : root + name, contents);
    if (!name.endsWith(".map")) paths.push(name);
  }
  for await (const { name, isFile } of Deno.readDir(`${root}static`)) {
    if (!isFile || name === "index.html") continue;
    await write(`${root}dist/${name}`, await Deno.readFile(`${root}static/${name}`));
    paths.push(`dist/${name}`);
  }
  await write(`${root}dist/index.html`, pageOf(await Deno.readTextFile(`${root}static/index.html`), made));
  return [...paths, "dist/index.html"];
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await Deno.readTextFile(`${root}deno.json`)) as { version: string };
  return version;
}

async function build(stamp: string, config: ReturnType<typeof configOf>): Promise<string> {
  const made = await bundle(root, await readVersion());
  const problems = [...problemsOf(made.metafile), ...tornOff(made.metafile, MAIN)];
  if (problems.length > 0) throw new Error(`Cannot build the app:\n${problems.join("\n")}`);
  for (const folder of [`${root}dist`, `${root}dist-hosting`, PRIVATE]) {
    await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
  const paths = await writeFiles(made);
  await write(`${PRIVATE}metafile.json`, JSON.stringify(made.metafile));
  await write(`${root}dist/config.json`, JSON.stringify(config, null, 2) + "\n");
  for (const [name, text] of Object.entries(hostingFiles(config.api))) await write(root + name, text);
  const packed = new Map<string, number>();
  await Promise.all(
    paths.filter((path) => PACKED.test(path)).map(async (path) => {
      packed.set(path, await pack(root + path));
    }),
  );
  // Last, so that a build cut short is made again.
  await write(STAMP, stamp);
  return reportOf(made.metafile, packed);
}

if (import.meta.main) {
  const startedAt = performance.now();
  const config = configOf((name) => Deno.env.get(name));
  const stamp = await stampOf(root, JSON.stringify(config));
  if (await Deno.readTextFile(STAMP).catch(() => "") !== stamp) {
    console.log(await build(stamp, config));
    console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
}
