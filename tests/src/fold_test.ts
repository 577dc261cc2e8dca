/** Real input 23: search folds texts the same in an index, in a query and in the browser. */
import assert from "node:assert/strict";
import { fold, foldings, searchedText } from "../../api/fold.ts";
import { suggestionsOf } from "../../machines/desk/bookmarks.ts";
import { offeredPeople, type SwitchContext } from "../../machines/people/switch_user.ts";
import { matchOptions } from "../../src/engine/list/filters/options_editor.tsx";
import { marksOf, rankMatches } from "../../src/features/desk/search/score.ts";
import { fc } from "../support/property.ts";
import { REAL_NAMES } from "../support/desk/real_letters.ts";

for (const { name, typed, kind } of REAL_NAMES) {
  Deno.test(`Real input 23: "${typed}" finds ${name} in each filter of the browser: ${kind}`, () => {
    const words = fold(typed).split(" ");
    assert.ok(words.every((word) => searchedText(name).includes(word)));
    assert.deepEqual(suggestionsOf([{ title: name }, { title: "Nobody" }], typed), [{ title: name }]);
    assert.deepEqual(
      matchOptions([{ value: "1", name }, { value: "2", name: "Nobody" }], words[0] ?? "", []),
      [
        { value: "1", name },
      ],
    );
    assert.deepEqual(rankMatches([name, "Zzz"], (each) => [each], typed), [name]);
    const person = { _id: "1", identity_label: name };
    const context = { people: [person], found: [], query: typed } as unknown as SwitchContext;
    assert.deepEqual(offeredPeople(context), [person]);
  });
}

Deno.test("Real input 23: a match in a name is marked in its own letters", () => {
  assert.deepEqual([...marksOf("O’Brien", "obr")], [0, 2, 3]);
  assert.deepEqual([...marksOf("Østrup", "oes")].toSorted(), [0, 1]);
  assert.deepEqual([...marksOf("Straße", "ass")], [3, 4]);
});

Deno.test("folding is idempotent, and every spelling is folded", () => {
  const texts = fc.array(fc.constantFrom(..."aÉøØßẞıİłŁĐðþÞæŒ'’ ´ﬁ½Ａέй한ก̈".split("")), { maxLength: 12 })
    .map((signs) => signs.join(""));
  fc.assert(fc.property(fc.oneof(texts, fc.string({ unit: "grapheme" })), (text) => {
    assert.equal(fold(fold(text)), fold(text));
    assert.equal(foldings(text)[0], fold(text));
    for (const spelling of foldings(text)) assert.deepEqual(foldings(spelling), [spelling]);
  }));
});
