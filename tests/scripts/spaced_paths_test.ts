import assert from "node:assert/strict";
import { sources } from "../support/structure/sources.ts";

const PLACE = /(\w+\()?new URL\([^()]*import\.meta\.url\)\.pathname/g;

Deno.test("a checkout works in a folder whose name has a space: the path of a file is decoded", () => {
  const wrong = sources.filter(({ text }) =>
    [...text.matchAll(PLACE)].some(([, decode]) => decode !== "decodeURIComponent(")
  );
  assert.deepEqual(wrong.map(({ path }) => path), []);
  const written = 'const a = new URL("a b", import' + ".meta.url).pathname;";
  assert.equal([...written.matchAll(PLACE)].length, 1);
});
