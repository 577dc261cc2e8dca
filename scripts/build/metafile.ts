/** Reads esbuild's metafile: which modules are loaded together, from which package, and which are forbidden. */
import type { Metafile } from "esbuild";

/** Prefix of the names of groups, modules that the build makes from lazy modules (groups.ts). */
export const GROUP_PREFIX = "group:";

/** Packages of the server or of tests, which must not be in the browser's bundle. */
const FORBIDDEN_PACKAGES = [
  "graphql",
  "graphql-http",
  "graphql-jit",
  "kysely",
  "postgres",
  "esbuild",
  "happy-dom",
];
const FORBIDDEN_FOLDERS = /^(server|scripts|tests)\//;

/**
 * Packages that must not be bundled twice: hooks, style rules and focus handling are in module state, so two copies break the
 * app.
 */
const SINGLE_PACKAGES = /^(react|react-dom|scheduler|xstate|tabster|@griffel\/.*|@preact\/signals.*)$/;

/** Returns name and version of the package of an input in `node_modules/.deno/react@19.3.1/…`; null for our own files. */
export function packageOf(input: string): { name: string; version: string } | null {
  const match = /\.deno\/[^/]+@([^@/]+)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
  return match ? { name: match[2]!, version: match[1]! } : null;
}

type Inputs = Metafile["inputs"];

/** Returns modules and everything that they import statically, directly or not. */
export function reachableFrom(inputs: Inputs, from: readonly string[]): Set<string> {
  const seen = new Set(from.filter((path) => path in inputs));
  for (const path of seen) {
    for (const each of inputs[path]?.imports ?? []) {
      if (!each.external && each.kind !== "dynamic-import") seen.add(each.path);
    }
  }
  return seen;
}

/** Returns the modules that are loaded by `import()`. */
export const lazyIn = (inputs: Inputs): string[] => [
  ...new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind, external }) => kind === "dynamic-import" && !external).map(({ path }) => path)
    ),
  ),
];

/** Returns the minified bytes of each input. */
export function bytesOfInputs({ outputs }: Metafile): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      bytes.set(path, (bytes.get(path) ?? 0) + bytesInOutput);
    }
  }
  return bytes;
}

/** Returns the output of an entry, or of a file loaded by `import()`, alone or within its group. */
export function outputOf(metafile: Metafile, entry: string): string {
  const outputs = Object.entries(metafile.outputs);
  const hasIt = (point: string) =>
    point.startsWith(GROUP_PREFIX) && metafile.inputs[point]?.imports.some(({ path }) => path === entry);
  const found = outputs.find(([, { entryPoint }]) => entryPoint === entry) ??
    outputs.find(([, { entryPoint = "" }]) => hasIt(entryPoint));
  if (!found) throw new Error(`No output was made from ${entry}: it must be an entry or loaded by import().`);
  return found[0];
}

export function closureOf(metafile: Metafile, output: string): string[] {
  const seen = new Set([output]);
  for (const name of seen) {
    for (const { path, kind, external } of metafile.outputs[name]?.imports ?? []) {
      if (!external && kind === "import-statement") seen.add(path);
    }
  }
  return [...seen];
}

/** Returns a sentence for each fault of the bundle. @param without further sources that must not be in the bundle */
export function problemsOf(metafile: Metafile, without: RegExp | null = null): string[] {
  const problems: string[] = [];
  const versions = new Map<string, Set<string>>();
  for (const output of Object.values(metafile.outputs)) {
    for (const input of Object.keys(output.inputs)) {
      if (FORBIDDEN_FOLDERS.test(input) || without?.test(input)) {
        problems.push(`${input} must not be in the browser's bundle.`);
      }
      const from = packageOf(input);
      if (!from) continue;
      versions.set(from.name, (versions.get(from.name) ?? new Set()).add(from.version));
    }
  }
  for (const name of FORBIDDEN_PACKAGES) {
    if (versions.has(name)) problems.push(`The package ${name} must not be in the browser's bundle.`);
  }
  for (const [name, found] of versions) {
    if (found.size > 1 && SINGLE_PACKAGES.test(name)) {
      problems.push(
        `The package ${name} is in the bundle in ${found.size} versions: ${[...found].join(", ")}.`,
      );
    }
  }
  return problems;
}

/**
 * Returns pieces of the app that esbuild split off, because a lazy module shares them and does not import the app (see
 * split.ts). Each is a request before the first row. Empty if the app is one file.
 */
export function findSplitPieces(metafile: Metafile, entry: string): string[] {
  const main = outputOf(metafile, entry);
  const pieces = closureOf(metafile, main)
    .map((name) => ({ name, output: metafile.outputs[name]! }))
    // The entry is left out if it only imports the app.
    .filter(({ name, output }) => name !== main || Object.keys(output.inputs).length > 0)
    .sort((one, other) => other.output.bytes - one.output.bytes);
  return pieces.slice(1).map(({ name, output }) =>
    `${name} is torn off the app, with ${
      Object.keys(output.inputs).slice(0, 3).join(", ") || "helpers of esbuild"
    }: what shares it must ` +
    "be loaded by an import() that scripts/build/split.ts finds."
  );
}

/** Returns minified bytes per package in the given outputs, largest first; our own files count as "Pressdock". */
export function packageSizes(metafile: Metafile, outputs: readonly string[]): [string, number][] {
  const sizes = new Map<string, number>();
  for (const name of outputs) {
    for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[name]?.inputs ?? {})) {
      const key = packageOf(input)?.name ?? "Pressdock";
      sizes.set(key, (sizes.get(key) ?? 0) + bytesInOutput);
    }
  }
  return [...sizes].sort((one, other) => other[1] - one[1]);
}
