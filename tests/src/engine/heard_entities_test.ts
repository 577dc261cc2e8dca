/** Screens that load again after a change listen to a name under which the server sends changes. */
import assert from "node:assert/strict";
import { sources } from "../../support/structure/sources.ts";

/** Returns the names that a pattern finds in the files of a folder. */
const namesIn = (folder: string, pattern: RegExp): readonly string[] =>
  sources.filter(({ path }) => path.startsWith(`${folder}/`)).flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(([, name = ""]) => name)
  );

Deno.test("a screen listens only to names of lists, or to names that the server sends", () => {
  const sent = new Set([
    ...namesIn("resources", /\bquery: "(\w+)"/g),
    ...namesIn("server", /(?:\bentity: |const [A-Z_]+ = )"(\w+)"/g),
  ]);
  const heard = namesIn("src", /\bentities: \[([^\]]*)\]/g)
    .flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
  assert.ok(heard.length > 50, `only ${heard.length} names were found`);
  assert.deepEqual([...new Set(heard)].filter((name) => !sent.has(name)), []);
});
