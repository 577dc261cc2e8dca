/** Words that become objects when they are read. */
import assert from "node:assert/strict";
import { lateWordsModule } from "../../../scripts/build/late_words.ts";
import { mergeLazily, mergeWords, type Tree } from "../../../src/lib/merge_words.ts";
import { en } from "../../../src/words/generated/en_first.ts";
import { enLate } from "../../../src/words/generated/en.ts";

const first = en as unknown as Tree;
const late = enLate as unknown as Tree;

/** Returns the paths of parts that nobody has read. */
const unread = (tree: Tree): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(tree)).flatMap(([key, { get }]) => get ? [key] : []);

async function built(): Promise<Tree> {
  const module = await import(`data:text/javascript,${encodeURIComponent(lateWordsModule(late))}`);
  return module.enLate;
}

Deno.test("S1.4 the build's late words are all words, merged with the first ones", async () => {
  assert.deepEqual(mergeLazily(first, await built()), mergeWords(first, late));
});

Deno.test("reading a word makes an object of its part only, also after another addition", async () => {
  const words = mergeLazily(mergeLazily(first, await built()), { menu: { added: "Added" } });
  const parts = unread(words).length;
  assert.ok(parts > 50, `${parts} parts`);
  assert.equal((words["menu"] as Tree)["added"], "Added");
  assert.equal(unread(words).length, parts - 1);
  const menu = words["menu"];
  assert.equal(words["menu"], menu, "it is made once");
});
