/**
 * Lists without a picture in the page have a file, made by the build (scripts/build/early_script.ts), which the early script
 * loads for their addresses. Without a build there are none.
 */
import type { Resource } from "../../../resources/define.ts";
import type { Tree } from "../../lib/merge_words.ts";

interface Lists {
  readonly resources: readonly Resource[];
  readonly words: Tree;
}

export const paths: readonly string[] = [];
export const load = (): Promise<Lists> => Promise.reject(new Error("There are no other lists."));
