/**
 * Names scripts by a hash of their own text, so that a change renames few (ADR 89). The hashes of esbuild also cover all
 * imported files, and here nearly every file imports all others, directly or not: one changed word renamed almost every
 * script.
 *
 * Files that most others import statically are imported by a stable name, which the page's import map resolves; files that
 * are loaded later are looked up in one file that names them all. Each new name is as long as the old one, so that the source
 * maps stay right.
 */
import { createHash } from "node:crypto";
import type { Metafile } from "esbuild";
import { outputOf } from "./metafile.ts";

interface Made {
  readonly files: readonly File[];
  readonly metafile: Metafile;
}

interface File {
  readonly path: string;
  readonly contents: Uint8Array;
}

export interface NamedOutputs extends Made {
  readonly imports: Readonly<Record<string, string>>;
}

/** Scripts that more files than this import are in the page's import map, at about 15 bytes each. */
const FEW = 40;
/** This group is in the import map although it is loaded later, because a changed word would otherwise rename many files. */
const WORDS = "group:words_generated_en";
const LATE = "#late";
/** Replaces the word `import`, and has the same length. */
const LOAD = "__late";
/** Matches the hash at the end of a script's name. */
const HASH = /-[A-Z0-9]{8}\.js$/;
const HASH_CHARS = 8;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

type Outputs = Metafile["outputs"];

const fileOf = (output: string) => output.slice(output.lastIndexOf("/") + 1);
const addressOf = (output: string) => output.slice(output.indexOf("/"));

function hashOf(text: string, chars = HASH_CHARS): string {
  const digest = createHash("sha256").update(text).digest();
  return Array.from(digest.subarray(0, chars), (byte) => BASE32[byte % BASE32.length]).join("");
}

/** Identifies a script independently of its contents: by its layer, its entry point, or else its first module. */
function identityOf({ entryPoint, inputs }: Outputs[string], main: string): string {
  const paths = Object.keys(inputs).sort();
  return entryPoint ?? paths.find((path) => path.startsWith("layer:")) ??
    (main in inputs ? main : paths[0] ?? "");
}

const stayingOf = (identity: string): string =>
  (/^layer:(\w+)$/.exec(identity)?.[1] ?? hashOf(identity, 4).toLowerCase())
    .slice(0, HASH_CHARS).padEnd(HASH_CHARS, "_");

function importersOf(outputs: Outputs, kind: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { imports } of Object.values(outputs)) {
    const paths = imports.filter((each) => each.kind === kind && each.path in outputs).map(({ path }) =>
      path
    );
    for (const path of new Set(paths)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** Maps each lazy output to its key: the file name, with part of a digest if several share it. */
function keysOf(outputs: Outputs): Map<string, string> {
  const paths = [...importersOf(outputs, "dynamic-import").keys()].filter((path) =>
    outputs[path]!.entryPoint !== WORDS
  );
  const plain = (path: string) => fileOf(path).replace(HASH, "");
  const counts = Map.groupBy(paths, plain);
  return new Map(paths.map((path) => {
    const name = plain(path);
    const isAlone = counts.get(name)!.length === 1;
    return [path, isAlone ? name : `${name}~${hashOf(outputs[path]!.entryPoint ?? path, 4)}`];
  }));
}

const lateText = (names: Readonly<Record<string, string>>): string =>
  `const names=${JSON.stringify(names)};` +
  'export const load=key=>import(`./${key.split("~")[0]}-${names[key]}.js`);\n';

const LOADER = `function ${LOAD}(key){return import("${LATE}").then(late=>late.load(key))}\n`;
/** Preloads the file of names as soon as the app's own code has run, because every lazy import needs that file. */
const AHEAD = `import("${LATE}").catch(()=>{});\n`;

/** Maps esbuild's name of each script to its final name and text. */
function named(
  outputs: Outputs,
  main: string,
  staying: ReadonlyMap<string, string>,
  keys: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, string>,
): ReadonlyMap<string, { readonly name: string; readonly text: string }> {
  const made = new Map<string, { name: string; text: string }>();
  const begun = new Set<string>();
  const make = (output: string): string => {
    if (begun.has(output)) throw new Error(`Cannot name ${output}: it imports what imports it.`);
    begun.add(output);
    let text = written.get(output)!;
    const { imports, inputs } = outputs[output]!;
    const others = imports.filter(({ path }) => written.has(path));
    for (const { path, kind } of others) {
      const specifier = `"./${fileOf(path)}"`;
      const key = keys.get(path);
      if (kind === "dynamic-import" && key) {
        text = text.replaceAll(
          `import(${specifier})`,
          () => `${LOAD}(${JSON.stringify(key).padEnd(specifier.length)})`,
        );
      } else {
        const name = staying.get(path) ?? made.get(path)?.name ?? make(path);
        text = text.replaceAll(specifier, () => `"./${fileOf(name)}"`);
      }
    }
    if (others.some(({ kind, path }) => kind === "dynamic-import" && keys.has(path))) text += LOADER;
    if (main in inputs) text += AHEAD;
    // A file may contain its own name, which its hash must not depend on.
    const own = fileOf(output).replace(/\.js$/, "");
    const hash = hashOf(`${identityOf(outputs[output]!, main)}\n${text.replaceAll(own, "")}`);
    const name = output.replace(HASH, `-${hash}.js`);
    made.set(output, { name, text: text.replaceAll(own, () => fileOf(name).replace(/\.js$/, "")) });
    return name;
  };
  for (const output of written.keys()) if (!made.has(output)) make(output);
  return made;
}

/** @param main path of the entry, as in the metafile @param root absolute path of the project, which is removed from source maps */
export function nameByContents({ files, metafile }: Made, main: string, root: string): NamedOutputs {
  const { outputs } = metafile;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const written = new Map(
    files.filter(({ path }) => HASH.test(path)).map(({ path, contents }) => [
      path.slice(root.length),
      decoder.decode(contents),
    ]),
  );
  const importers = importersOf(outputs, "import-statement");
  const staying = new Map(
    [...written.keys()].filter((path) =>
      (importers.get(path) ?? 0) > FEW || outputs[path]!.entryPoint === WORDS
    ).map((path) => [path, path.replace(HASH, `-${stayingOf(identityOf(outputs[path]!, main))}.js`)]),
  );
  const keys = keysOf(outputs);
  const made = named(outputs, main, staying, keys, written);
  const renamed = (path: string): string => {
    const [script = path] = /^.*?\.js/.exec(path) ?? [];
    return (made.get(script)?.name ?? script) + path.slice(script.length);
  };
  const late = lateText(
    Object.fromEntries(
      [...keys].map(([path, key]) => [key, made.get(path)!.name.slice(-HASH_CHARS - 3, -3)]).sort(),
    ),
  );
  const lateName = outputOf(metafile, main).replace(/[^/]+$/, `late-${hashOf(late)}.js`);
  return {
    files: [
      ...files.map(({ path, contents }) => {
        const output = path.slice(root.length);
        const text = made.get(output)?.text ??
          (path.endsWith(".map") ? decoder.decode(contents).replaceAll(root, "") : null);
        return { path: root + renamed(output), contents: text === null ? contents : encoder.encode(text) };
      }),
      { path: root + lateName, contents: encoder.encode(late) },
    ],
    metafile: {
      inputs: metafile.inputs,
      outputs: Object.fromEntries(
        Object.entries(outputs).map(([path, output]) => [renamed(path), {
          ...output,
          imports: output.imports.map((each) => ({ ...each, path: renamed(each.path) })),
        }]),
      ),
    },
    imports: Object.fromEntries(
      [
        [LATE, addressOf(lateName)],
        ...[...staying].map(([path, name]) => [addressOf(name), addressOf(made.get(path)!.name)]),
      ].sort(),
    ),
  };
}
