import assert from "node:assert/strict";
import { SHOTS } from "../../scripts/gallery/shots.ts";

Deno.test("no two screens of the gallery have the same name, so that no picture replaces another", () => {
  const names = SHOTS.map(({ name }) => name);
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) < at), []);
});
