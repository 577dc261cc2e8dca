/** Copies the npm packages of production, without packages that only build and tests import. */
import { readdir } from "node:fs/promises";

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies: readonly string[];
  readonly localPath: string;
}
export type Packages = Readonly<Record<string, Package>>;

type Imports = Readonly<Record<string, string>>;

/** Matches fonts, whose names `server/documents/fonts.ts` composes at run time. */
const LOADED = /^@fontsource(-variable)?\//;

/** Returns the entries of the import map that sources name, or load by a composed name. @param packed text of all packed sources */
export function productionImports(imports: Imports, packed: string): Imports {
  const isNamed = (specifier: string) =>
    ["'", '"'].some((quote) => [quote, "/"].some((end) => packed.includes(quote + specifier + end)));
  return Object.fromEntries(
    Object.entries(imports).filter(([specifier]) => LOADED.test(specifier) || isNamed(specifier)),
  );
}

/** Returns these packages and their dependencies, by their key in `deno info`. */
export function closureOf(imports: Imports, packages: Packages): Packages {
  const wanted = new Set(Object.values(imports).map((target) => /^npm:(@?[^@]+@[^/]+)/.exec(target)?.[1]));
  const found: Record<string, Package> = {};
  const add = (key: string): void => {
    const one = packages[key];
    // Optional packages for other platforms are not installed.
    if (!one || found[key]) return;
    found[key] = one;
    one.dependencies.forEach(add);
  };
  for (const [key, { name, version }] of Object.entries(packages)) {
    if (wanted.has(`${name}@${version}`)) add(key);
  }
  return found;
}

/** Returns false for source maps and type declarations, which only developers need. */
const isNeeded = (name: string): boolean => !/\.(map|d\.[cm]?ts)$/.test(name);

export async function copyTree(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await Deno.symlink(await Deno.readLink(source), target);
    else if (isNeeded(entry.name)) await Deno.copyFile(source, target);
  }
}

const DENO = "node_modules/.deno";

/** Copies packages in Deno's layout: each in its own folder with links to its dependencies. */
export async function copyPackages(
  root: string,
  imports: Imports,
  packages: Packages,
  to: string,
): Promise<void> {
  const real = await Deno.realPath(`${root}${DENO}`);
  for (const { localPath } of Object.values(closureOf(imports, packages))) {
    const folder = localPath.slice(real.length + 1).split("/")[0]!;
    await copyTree(`${real}/${folder}`, `${to}/${DENO}/${folder}`);
  }
  for (const target of new Set(Object.values(imports).map((each) => /^npm:(@?[^@]+)/.exec(each)![1]!))) {
    const link = `${to}/node_modules/${target}`;
    await Deno.mkdir(link.slice(0, link.lastIndexOf("/")), { recursive: true });
    await Deno.symlink(await Deno.readLink(`${root}node_modules/${target}`), link);
  }
}
