import assert from "node:assert/strict";
import { resources } from "../../../resources/generated/resources.ts";
import { orders } from "../../../resources/orders/orders.ts";
import { userGroups } from "../../../resources/people/user_groups.ts";
import { en } from "../../../src/words/generated/en_first.ts";
import { english } from "../../../src/words/english.ts";
import type { Tree } from "../../../src/lib/merge_words.ts";
import { addWords, lateWords } from "../../../src/lib/i18n.ts";
import { fieldWord, hasFieldWord, hasFieldWords } from "../../../src/engine/field_words.ts";

/** Returns the words of a group, or an empty object without one. */
function groupOf(words: Tree, ...path: readonly string[]): Tree {
  const found = path.reduce<string | Tree | undefined>(
    (node, step) => typeof node === "object" ? node[step] : undefined,
    words,
  );
  return typeof found === "object" ? found : {};
}

Deno.test("the first screen names the fields of orders at once; a list with separate words waits for them", async () => {
  assert.ok(hasFieldWords(orders));
  assert.equal(fieldWord("orders", "seller_name"), "Seller");
  assert.equal(hasFieldWords(userGroups), false);
  assert.equal(hasFieldWord("user_groups", "path"), false);
  await lateWords();
  assert.ok(hasFieldWords(userGroups));
  assert.equal(fieldWord("user_groups", "path"), "Group");
});

Deno.test("an entity's own word for a field takes precedence over the shared one, only for that entity", () => {
  const none = () => Promise.resolve({});
  addWords({ entity: { parcels: { field: { status: "Whereabouts" } } } }, { de: none, fr: none, pt: none });
  assert.equal(fieldWord("parcels", "status"), "Whereabouts");
  assert.equal(fieldWord("parcels", "name"), "Name");
  assert.equal(fieldWord("orders", "status"), "Status");
});

Deno.test("an unnamed field has no word", async () => {
  await lateWords();
  assert.equal(hasFieldWord("orders", "toString"), false);
  assert.equal(hasFieldWord("nowhere", "path"), false);
  assert.ok(hasFieldWord("nowhere", "status"));
});

Deno.test("no list shows a shared word first and its own word later", () => {
  const shared = groupOf(en, "field");
  for (const { id, columns, filters } of resources) {
    const late = Object.keys(groupOf(english, "entity", id, "field")).filter((key) => key in shared);
    const shown = [...columns.map(({ key }) => key), ...filters.map(({ key, label = key }) => label)];
    const doubled = shown.filter((key) => late.includes(key));
    const waits = shown.some((key) => !(key in shared) && !(key in groupOf(en, "entity", id, "field")));
    assert.ok(doubled.length === 0 || waits, `${id}: ${doubled.join(", ")}`);
  }
});
