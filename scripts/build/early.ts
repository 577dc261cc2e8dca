/** Bundles the early script, which stands in the page: a file of its own would be one more answer to wait for. */
import { createHash } from "node:crypto";
import type { Metafile, OutputFile, Plugin } from "esbuild";
import type { Resource } from "../../resources/define.ts";
import { firstLists } from "../../resources/first.ts";
import { resources } from "../../resources/generated/resources.ts";
import { earlyResources } from "./early_resources.ts";
import { wordsOf } from "./early_words.ts";
import { bundlePicture, type PictureTools } from "./picture_bundle.ts";
import { elementsOf, type Rules, sheetsOf, tokensOf } from "./sheet.ts";
import { APP } from "./target.ts";
import { readTheme } from "./theme.ts";

export interface Inline {
  readonly script: string;
  /** Elements with the rules of what it draws. */
  readonly styles: string;
}

export interface Early {
  readonly inline: Inline;
  /** The rules of what it draws, as they were found. */
  readonly rules: readonly Rules[];
  /** Beside the page. */
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/**
 * Lists that are in the page, and the file of all others: each new one would make the page larger for everybody, while it is
 * opened first by few.
 */
interface EarlyLists {
  readonly inPage: readonly Resource[];
  /** In the place of src/app/boot/other_lists.ts. */
  readonly others: string;
  readonly file?: OutputFile;
}

const HASH_CHARS = 8;

/** @param outdir Where the file goes, with the others of its kind. */
function earlyLists(root: string, outdir: string): EarlyLists {
  const others = resources.filter((each) => !firstLists.includes(each));
  const text = `${earlyResources(others)}export const words=${JSON.stringify(wordsOf(others))};`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  const name = `assets/lists-${hash}.js`;
  return {
    inPage: firstLists,
    others: `export const paths=${JSON.stringify(others.map(({ path }) => path))};
export const load=()=>import("/${name}");`,
    file: { path: `${root}${outdir}/${name}`, contents: new TextEncoder().encode(text), hash, text },
  };
}

/** All of them in the script itself: for a test that has no host. */
const ALL_IN_PAGE: EarlyLists = {
  inPage: resources,
  others: "export const paths=[];export const load=()=>Promise.reject();",
};

/** Fluent's own name for what holds the theme; whatever the app itself says of it stands behind, and counts. */
const PROVIDER = ".fui-FluentProvider";

/** In the place of all that the app's lists are. */
const onlyNeeded = ({ inPage, others }: EarlyLists): Plugin => ({
  name: "only-needed",
  setup({ onLoad }) {
    onLoad(
      { filter: /\/resources\/generated\/resources\.ts$/ },
      () => ({ contents: earlyResources(inPage), loader: "ts" }),
    );
    onLoad({ filter: /\/boot\/other_lists\.ts$/ }, () => ({ contents: others, loader: "ts" }));
  },
});

export async function bundleEarly(tools: PictureTools, entry: string): Promise<Early> {
  const { root, options, otherwise } = tools;
  const lists = otherwise ? ALL_IN_PAGE : earlyLists(root, options.outdir ?? APP.dist);
  const [{ script, rules, metafile }, theme] = await Promise.all([
    bundlePicture(tools, {
      name: "early",
      entry,
      format: "iife",
      lists: lists.inPage,
      plugins: [onlyNeeded(lists)],
    }),
    readTheme(root),
  ]);
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
  return { inline: { script, styles }, rules, files: lists.file ? [lists.file] : [], metafile };
}
