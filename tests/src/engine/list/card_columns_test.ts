import assert from "node:assert/strict";
import { resources } from "../../../../resources/mod.ts";
import { cardColumnsOf } from "../../../../src/engine/list/card_columns.ts";

Deno.test("the card of every list says which record it is", () => {
  const nameless = resources.filter(({ columns }) => {
    const { head, title } = cardColumnsOf(columns.filter(({ hidden }) => !hidden), {
      _id: "one",
      version: 1,
    });
    return !head && !title;
  });
  assert.deepEqual(nameless.map(({ id }) => id), []);
});
