/** Bundles the code that draws a first picture: a script as small as possible, and separately its style rules. */
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import type { Resource } from "../../resources/define.ts";
import type { Tree } from "../../src/lib/merge_words.ts";
import { minifyEarlyScript } from "./minify_early_script.ts";
import type { Makers } from "./direct_imports.ts";
import { earlyWords } from "./early_words.ts";
import type { GriffelCore } from "./griffel.ts";
import type { Rules } from "./sheet.ts";
import { type ExtractedStyles, standIns } from "./stand_ins.ts";

/** Replacements for tests. */
export interface PictureOverrides {
  /** Path of a file that replaces the stand-in of Fluent. Properties of styles then keep their names. */
  readonly fluent: string;
}

interface Tools {
  readonly root: string;
  readonly options: BuildOptions;
  readonly makers: Makers;
  readonly griffel: GriffelCore;
  readonly otherwise?: PictureOverrides | undefined;
}

export type { Tools as PictureTools };

interface BundleRequest {
  readonly name: string;
  readonly entry: string;
  readonly format: "iife" | "esm";
  readonly lists: readonly Resource[];
  /** Keys of words that come from data, so that they are not found in the source. */
  readonly words?: readonly string[];
  readonly plugins: readonly Plugin[];
}

export interface PictureBundle {
  readonly script: string;
  readonly rules: readonly Rules[];
  readonly metafile: Metafile;
}

/** Replaces the words of the app's first bundle by these. */
const onlyWords = (words: Tree): Plugin => ({
  name: "only-words",
  setup({ onLoad }) {
    onLoad({ filter: /\/words\/generated\/en_first\.ts$/ }, () => ({
      contents: `export const en = ${JSON.stringify(words)};`,
      loader: "ts",
    }));
  },
});

/** Numbers the names in the order of files in the bundle, which is stable; files are read in any order. */
function numbersOf(names: ReadonlyMap<string, readonly string[]>, files: readonly string[]) {
  const numbers = new Map<string, string>();
  for (const name of files.flatMap((path) => names.get(path) ?? [])) {
    if (!numbers.has(name)) numbers.set(name, String(numbers.size + 1));
  }
  return (name: string): string => numbers.get(name)!;
}

export async function bundlePicture(tools: Tools, request: BundleRequest): Promise<PictureBundle> {
  const { root, options, makers, griffel, otherwise } = tools;
  const { name, entry, format, lists, words: more, plugins } = request;
  const bundled = (words: Tree, styles: ExtractedStyles) =>
    build({
      ...options,
      entryPoints: { [name]: entry },
      format,
      sourcemap: false,
      metafile: true,
      write: false,
      minify: false,
      minifySyntax: true,
      plugins: [onlyWords(words), ...plugins, standIns(root, makers, griffel, styles)],
    });
  const named = new Map<string, string[]>();
  // A first pass finds the files of the bundle, whose sources show which words and styles are needed.
  const { metafile: { inputs, outputs } } = await bundled({}, {
    rules: [],
    isRead: () => true,
    nameOf: (property, path) => {
      const file = path.slice(root.length);
      named.set(file, [...named.get(file) ?? [], property]);
      return property;
    },
    ...otherwise,
  });
  const own = Object.keys(inputs).filter((path) => /^(src|api)\//.test(path));
  const texts = await Promise.all(own.map((path) => Deno.readTextFile(root + path)));
  const words = earlyWords(texts, lists, more);
  const drawn = texts.filter((_, at) => !own[at]?.endsWith(".styles.ts")).join("\n");
  const names = new Set(drawn.match(/\b[a-z]\w*\b/g));
  const rules: Rules[] = [];
  const extracted: ExtractedStyles = {
    rules,
    isRead: (each) => names.has(each),
    nameOf: otherwise
      ? String
      : numbersOf(named, Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))),
    ...otherwise,
  };
  const { outputFiles, metafile } = await bundled(words, extracted);
  const written = outputFiles[0]?.text.trim() ?? "";
  // Tests skip the slow minification.
  return {
    script: otherwise ? written : await minifyEarlyScript(written, format === "esm"),
    rules,
    metafile,
  };
}
