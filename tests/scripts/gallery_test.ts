import assert from "node:assert/strict";
import { SHOTS } from "../../scripts/gallery/shots.ts";

Deno.test("each screen of the gallery has a name of its own, so that no picture replaces another", () => {
  const names = SHOTS.map(({ name }) => name);
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) < at), []);
});
