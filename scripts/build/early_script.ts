/** Bundles the early script, which is inline in the page, because a separate file would be one more response to wait for. */
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
  readonly styles: string;
}

export interface EarlyScript {
  readonly inline: Inline;
  readonly rules: readonly Rules[];
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/**
 * Lists in the page, and a file with all other lists: within the page each list would make the page larger for everybody,
 * although few people open it first.
 */
interface EarlyLists {
  readonly inPage: readonly Resource[];
  /** Text of the module that replaces src/app/boot/other_lists.ts. */
  readonly others: string;
  readonly file?: OutputFile;
}

const HASH_CHARS = 8;

function earlyLists(root: string, outdir: string): EarlyLists {
  const others = resources.filter((each) => !firstLists.includes(each));
  const text = `${earlyResources(others)}export const words=${JSON.stringify(wordsOf(others))};`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  const pathText = others.map(({ path }) => path.slice(1)).join(" ");
  const name = `assets/lists-${hash}.js`;
  return {
    inPage: firstLists,
    // A single string is shorter in the page than an array of strings.
    others: `export const paths=${JSON.stringify(pathText)}.split(" ").map(each=>"/"+each);
export const load=()=>import("/${name}");`,
    file: { path: `${root}${outdir}/${name}`, contents: new TextEncoder().encode(text), hash, text },
  };
}

/** Puts all lists into the script, for tests that have no server for the second file. */
const ALL_IN_PAGE: EarlyLists = {
  inPage: resources,
  others: "export const paths=[];export const load=()=>Promise.reject();",
};

/** Fluent's class of the element that sets the theme's tokens. */
const PROVIDER = ".fui-FluentProvider";

/** Replaces the modules of the app's lists by their parts for the first picture. */
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

export async function bundleEarly(tools: PictureTools, entry: string): Promise<EarlyScript> {
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
  // These characters would end the element early, or begin a comment.
  for (const text of [script, base, ...sheetTexts]) {
    if (/<\/(script|style)|<!--/i.test(text)) {
      throw new Error("Cannot put the early script into the page: it holds a tag.");
    }
  }
  const styles = `<style>${base}</style>${elementsOf(sheets)}`;
  return { inline: { script, styles }, rules, files: lists.file ? [lists.file] : [], metafile };
}
