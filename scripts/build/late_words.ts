/** Writes the late English words so that a large part becomes an object only when it is read: few are. */
import type { Plugin } from "esbuild";
import type { Tree } from "../../src/lib/merge_words.ts";
import { enLate } from "../../src/words/generated/en.ts";

/** A smaller part is written within the one around it. */
const MIN_PART_CHARS = 400;

const MAKE = "const keep=(all,key,value)=>" +
  "(Object.defineProperty(all,key,{value,enumerable:true,configurable:true}),value);";

function codeOf(tree: Tree): string {
  const entries = Object.entries(tree).map(([key, value]) => {
    const name = JSON.stringify(key);
    if (typeof value === "string" || JSON.stringify(value).length < MIN_PART_CHARS) {
      return `${name}:${JSON.stringify(value)}`;
    }
    return `get ${name}(){return keep(this,${name},${codeOf(value)})}`;
  });
  return `{${entries.join()}}`;
}

/** Returns a module with the same words, in which large parts are getters: engines compile them when read. */
export const lateWordsModule = (words: Tree): string => `${MAKE}export const enLate=${codeOf(words)};`;

export const withLateWords: Plugin = {
  name: "late-words",
  setup({ onLoad }) {
    onLoad(
      { filter: /\/src\/words\/generated\/en\.ts$/ },
      () => ({ contents: lateWordsModule(enLate as unknown as Tree), loader: "ts" }),
    );
  },
};
