/** Bundles the early script, which stands in the page: a file of its own would be one more answer to wait for. */
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from "esbuild";
import type { Tree } from "../../src/lib/merge_words.ts";
import { dense } from "./dense.ts";
import type { Makers } from "./direct_imports.ts";
import type { GriffelCore } from "./griffel.ts";
import { ALL_IN_PAGE, type EarlyLists, earlyLists } from "./early_lists.ts";
import { earlyResources } from "./early_resources.ts";
import { earlyWords } from "./early_words.ts";
import { elementsOf, type Rules, sheetsOf, tokensOf } from "./sheet.ts";
import { standIns, type Taken } from "./stand_ins.ts";
import { APP } from "./target.ts";
import { readTheme } from "./theme.ts";

export interface Inline {
  readonly script: string;
  /** Elements with the rules of what it draws. */
  readonly styles: string;
}

export interface Early {
  readonly inline: Inline;
  /** Beside the page. */
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** Fluent's own name for what holds the theme; whatever the app itself says of it stands behind, and counts. */
const PROVIDER = ".fui-FluentProvider";

/** In the place of the app's first words and of all that its lists are. */
const onlyNeeded = (words: Tree, { inPage, others }: EarlyLists): Plugin => ({
  name: "only-needed",
  setup({ onLoad }) {
    onLoad({ filter: /\/resources\/mod\.ts$/ }, () => ({ contents: earlyResources(inPage), loader: "ts" }));
    onLoad({ filter: /\/boot\/other_lists\.ts$/ }, () => ({ contents: others, loader: "ts" }));
    onLoad({ filter: /\/words\/generated\/en_first\.ts$/ }, () => ({
      contents: `export const en = ${JSON.stringify(words)};`,
      loader: "ts",
    }));
  },
});

/** What tests do otherwise. */
interface Otherwise {
  /** Stands for the stand-in of Fluent; the properties of styles keep their names then. */
  readonly fluent: string;
}

/** A number for each name, the same for the same one. */
function numbers(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    if (!known.has(name)) known.set(name, String(known.size + 1));
    return known.get(name)!;
  };
}

export async function bundleEarly(
  root: string,
  options: BuildOptions,
  entry: string,
  makers: Makers,
  griffel: GriffelCore,
  otherwise?: Otherwise,
): Promise<Early> {
  const lists = otherwise ? ALL_IN_PAGE : earlyLists(root, options.outdir ?? APP.dist);
  const bundled = (words: Tree, taken: Taken) =>
    build({
      ...options,
      entryPoints: { early: entry },
      format: "iife",
      sourcemap: false,
      metafile: true,
      write: false,
      minify: false,
      minifySyntax: true,
      plugins: [onlyNeeded(words, lists), standIns(root, makers, griffel, taken)],
    });
  // Its files say which words and styles it needs.
  const { metafile: { inputs } } = await bundled({}, {
    rules: [],
    isRead: () => true,
    nameOf: String,
    ...otherwise,
  });
  const own = Object.keys(inputs).filter((path) => /^(src|api)\//.test(path));
  const texts = await Promise.all(own.map((path) => Deno.readTextFile(root + path)));
  const words = earlyWords(texts, lists.inPage);
  const drawn = texts.filter((_, at) => !own[at]?.endsWith(".styles.ts")).join("\n");
  const names = new Set(drawn.match(/\b[a-z]\w*\b/g));
  const rules: Rules[] = [];
  const taken: Taken = {
    rules,
    isRead: (name) => names.has(name),
    nameOf: otherwise ? String : numbers(),
    ...otherwise,
  };
  const [{ outputFiles, metafile }, theme] = await Promise.all([bundled(words, taken), readTheme(root)]);
  const written = outputFiles[0]?.text.trim() ?? "";
  // A test that runs it has no use for the time that takes.
  const script = otherwise ? written : await dense(written);
  const sheets = sheetsOf(rules);
  const sheetTexts = sheets.map(({ text }) => text);
  const base = `body{margin:0}${PROVIDER}{${tokensOf(sheetTexts.join(""), theme)}}`;
  // What would end the element before its time, or make it a comment.
  for (const text of [script, base, ...sheetTexts]) {
    if (/<\/(script|style)|<!--/i.test(text)) {
      throw new Error("Cannot put the early script into the page: it holds a tag.");
    }
  }
  const styles = `<style>${base}</style>${elementsOf(sheets)}`;
  return { inline: { script, styles }, files: lists.file ? [lists.file] : [], metafile };
}
