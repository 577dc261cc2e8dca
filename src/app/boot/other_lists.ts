/**
 * Lists whose pictures do not stand in the page: what they are and say is in a file of its own, which the build makes
 * (scripts/build/early.ts) and the early script loads for their addresses. Without a build there are none.
 */
import type { Resource } from "../../../resources/define.ts";
import type { Tree } from "../../lib/merge_words.ts";

interface Lists {
  readonly resources: readonly Resource[];
  /** The English words that they say. */
  readonly words: Tree;
}

export const paths: readonly string[] = [];
export const load = (): Promise<Lists> => Promise.reject(new Error("There are no other lists."));
