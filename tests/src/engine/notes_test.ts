import assert from "node:assert/strict";
import { resources } from "../../../resources/generated/resources.ts";
import { features } from "../../../src/app/generated/features.ts";

Deno.test("a list with a note above its rows reserves room for it from its first picture on, and no other list does", () => {
  const ids = features.flatMap(({ screens = {} }) =>
    Object.entries(screens).flatMap(([id, { ListNote }]) => ListNote ? [id] : [])
  );
  assert.deepEqual(resources.filter(({ note }) => note).map(({ id }) => id).sort(), ids.sort());
});
