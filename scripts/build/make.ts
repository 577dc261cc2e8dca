/** Builds a target into its folder and compresses it; does nothing when nothing changed. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Metafile } from "esbuild";
import { type Bundle, bundle } from "./bundle.ts";
import { commitOf } from "./commit.ts";
import { findSplitPieces, problemsOf } from "./metafile.ts";
import { pageOf } from "./page.ts";
import { releaseText } from "./release.ts";
import { stampOf } from "./stamp.ts";
import type { SecondPage, Target } from "./target.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const PACKED = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;

export interface BuildResult {
  readonly metafile: Metafile;
  readonly packed: ReadonlyMap<string, number>;
}

/** Makes the texts of files beside the bundle, by path in the project, from the texts of all pages. */
type Extra = (pages: string) => Readonly<Record<string, string>>;

interface Order {
  readonly extra: Extra;
  readonly version: string;
  readonly commit: string;
  readonly stamp: string;
  readonly compression: Compression;
}

async function write(path: string, data: Uint8Array | string): Promise<void> {
  await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  await (typeof data === "string" ? Deno.writeTextFile(path, data) : Deno.writeFile(path, data));
}

/**
 * Level of compression: `best` takes half of a build's time and is for hosts; `quick`, for this machine and tests, makes
 * files a twentieth larger.
 */
export type Compression = "best" | "quick";

const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: constants.Z_BEST_SPEED },
} as const;

/** Seconds of a whole build on two cores. */
const USUAL_SECONDS = { best: 25, quick: 15 } as const;

/** Writes `file.br` and `file.gz` beside the file; returns the size of the first. */
async function pack(path: string, compression: Compression): Promise<number> {
  const plain = await Deno.readFile(path);
  const level = LEVELS[compression];
  const [brotli, zip] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli } }),
    promisify(gzip)(plain, { level: level.gzip }),
  ]);
  await Promise.all([Deno.writeFile(`${path}.br`, brotli), Deno.writeFile(`${path}.gz`, zip)]);
  return brotli.byteLength;
}

interface Written {
  readonly paths: readonly string[];
  readonly pages: string;
}

/** Writes the assets, the source maps into another folder, the files of static/, and the page. */
async function writeFiles(
  target: Target,
  made: Bundle,
  { version, commit }: Pick<Order, "version" | "commit">,
): Promise<Written> {
  const { dist, kept, statics } = target;
  const paths: string[] = [];
  for (const { path, contents } of made.files) {
    const name = path.slice(root.length);
    await write(name.endsWith(".map") ? `${root}${kept}/${name}` : root + name, contents);
    if (!name.endsWith(".map")) paths.push(name);
  }
  for await (const { name, isFile } of Deno.readDir(`${root}static`)) {
    if (!isFile || name === "index.html" || (statics && !statics.includes(name))) continue;
    await write(`${root}${dist}/${name}`, await Deno.readFile(`${root}static/${name}`));
    paths.push(`${dist}/${name}`);
  }
  const template = await Deno.readTextFile(root + target.page);
  const page = pageOf(template, made, target, `${version} ${commit}`);
  await write(`${root}${dist}/index.html`, page);
  await write(`${root}${dist}/version.json`, releaseText(page, version));
  paths.push(`${dist}/index.html`);
  if (!target.beside) return { paths, pages: page };
  const beside = await writeBeside(target, target.beside, { version, commit });
  return { paths: [...paths, ...beside.paths], pages: page + beside.pages };
}

/** Writes the second page and its assets; assets that both pages load have the same names. */
async function writeBeside(
  target: Target,
  { main, page, name }: SecondPage,
  { version, commit }: Pick<Order, "version" | "commit">,
): Promise<Written> {
  const own: Target = { ...target, main, page, early: null };
  const made = await bundle(root, version, own);
  const problems = problemsOf(made.metafile, target.without);
  if (problems.length > 0) throw new Error(`Cannot build ${main}:\n${problems.join("\n")}`);
  const paths: string[] = [];
  for (const { path, contents } of made.files) {
    const file = path.slice(root.length);
    await write(file.endsWith(".map") ? `${root}${target.kept}/${file}` : root + file, contents);
    if (!file.endsWith(".map")) paths.push(file);
  }
  const template = await Deno.readTextFile(root + page);
  const pages = pageOf(template, made, own, `${version} ${commit}`);
  await write(`${root}${target.dist}/${name}`, pages);
  return { paths: [...paths, `${target.dist}/${name}`], pages };
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await Deno.readTextFile(`${root}deno.json`)) as { version: string };
  return version;
}

async function build(target: Target, order: Order): Promise<BuildResult> {
  const { extra, version, stamp, compression } = order;
  const made = await bundle(root, version, target);
  const { metafile } = made;
  const problems = [...problemsOf(metafile, target.without), ...findSplitPieces(metafile, target.main)];
  if (problems.length > 0) throw new Error(`Cannot build ${target.main}:\n${problems.join("\n")}`);
  const folders = new Set([
    target.dist,
    target.kept,
    ...Object.keys(extra("")).map((path) => path.split("/")[0]!),
  ]);
  for (const folder of folders) await Deno.remove(root + folder, { recursive: true }).catch(() => {});
  const { paths, pages } = await writeFiles(target, made, order);
  await write(`${root}${target.kept}/metafile.json`, JSON.stringify(metafile));
  for (const [name, text] of Object.entries(extra(pages))) await write(root + name, text);
  const packed = new Map<string, number>();
  await Promise.all(
    paths.filter((path) => PACKED.test(path)).map(async (path) => {
      packed.set(path, await pack(root + path, compression));
    }),
  );
  // The stamp is written last, so that an interrupted build is made again.
  await write(`${root}${target.dist}/.stamp`, `${stamp} ${compression}`);
  return { metafile, packed };
}

/** @returns null if nothing changed since the last build, which was compressed at least as well as wanted */
export async function make(
  target: Target,
  extra: Extra,
  compression: Compression,
): Promise<BuildResult | null> {
  const [version, commit] = await Promise.all([readVersion(), commitOf(root, Deno.env.get("COMMIT"))]);
  const stamp = await stampOf(root, JSON.stringify([target, extra(""), commit]));
  const [last, lastCompression] = (await Deno.readTextFile(`${root}${target.dist}/.stamp`).catch(() => ""))
    .split(" ");
  if (last === stamp && (lastCompression === "best" || compression === "quick")) return null;
  console.log(`Building ${target.dist}/: about ${USUAL_SECONDS[compression]} s.`);
  return await build(target, { extra, version, commit, stamp, compression });
}
