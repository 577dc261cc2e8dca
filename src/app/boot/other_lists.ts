/** Lists whose picture is not in the page share one file. The build replaces this module (scripts/build/early_script.ts). */
import type { Resource } from "../../../resources/define.ts";
import type { Tree } from "../../lib/merge_words.ts";

interface Lists {
  readonly resources: readonly Resource[];
  readonly words: Tree;
}

export const paths: readonly string[] = [];
export const load = (): Promise<Lists> =>
  Promise.reject(new Error("Cannot load other lists: only a build has them."));
