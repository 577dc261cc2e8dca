/**
 * Which lists stand in the page, and the file of all others: each new one would make the page larger for everybody, while
 * it is opened first by few.
 */
import { createHash } from "node:crypto";
import type { OutputFile } from "esbuild";
import type { Resource } from "../../resources/define.ts";
import { resources } from "../../resources/mod.ts";
import { firstLists } from "../../resources/first.ts";
import { earlyResources } from "./early_resources.ts";
import { wordsOf } from "./early_words.ts";

export interface EarlyLists {
  readonly inPage: readonly Resource[];
  /** In the place of src/app/boot/other_lists.ts. */
  readonly others: string;
  readonly file?: OutputFile;
}

const HASH_CHARS = 8;

/** @param outdir Where the file goes, with the others of its kind. */
export function earlyLists(root: string, outdir: string): EarlyLists {
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
export const ALL_IN_PAGE: EarlyLists = {
  inPage: resources,
  others: "export const paths=[];export const load=()=>Promise.reject();",
};
