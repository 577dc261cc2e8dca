/** Reads every source file of the project and its imports, for the tests of the architecture. */
import { dirname, join, normalize } from "node:path";

export const ROOT = decodeURIComponent(new URL("../../..", import.meta.url).pathname);
export const FOLDERS = [
  "api",
  "extensions",
  "machines",
  "resources",
  "src",
  "server",
  "scripts",
  "tests",
] as const;
export type Folder = (typeof FOLDERS)[number];

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

function filesUnder(folder: string): string[] {
  const found: string[] = [];
  for (const entry of Deno.readDirSync(join(ROOT, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) found.push(...filesUnder(path));
    else if (/\.tsx?$/.test(entry.name)) found.push(path);
  }
  return found;
}

export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

/**
 * Returns the specifiers of static and dynamic imports and of re-exports, except those in comments and in
 * backticks.
 */
export function importsOf(text: string): string[] {
  const code = withoutComments(text).replace(/`[^`]*`/g, "``");
  const pattern = /(?:^\s*(?:import|export)\b[^"';]*?from\s*|^\s*import\s*|\bimport\(\s*)["']([^"']+)["']/gm;
  return [...code.matchAll(pattern)].map((match) => match[1]!);
}

export const sources: readonly Source[] = FOLDERS.flatMap(filesUnder).sort().map((path) => {
  const text = Deno.readTextFileSync(join(ROOT, path));
  return { path, text, imports: importsOf(text) };
});
export const paths = new Set(sources.map((source) => source.path));

export const resolve = (from: string, specifier: string): string => normalize(join(dirname(from), specifier));

export const importGraph: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map(({ path, imports }) => [
    path,
    imports.filter((each) => each.startsWith(".")).map((each) => resolve(path, each)).filter((each) =>
      paths.has(each)
    ),
  ]),
);
