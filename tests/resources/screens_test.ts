import assert from "node:assert/strict";
import { pages } from "../../resources/pages.ts";
import { resources } from "../../resources/generated/resources.ts";
import { SCREEN_IDS, screenAt } from "../../resources/screens.ts";

Deno.test("S2.31 every path below a menu screen belongs to that screen, but a longer name with the same beginning does not", () => {
  for (const { id, path } of [...pages, ...resources]) {
    assert.equal(screenAt(path), id);
    assert.equal(screenAt(`${path}/all/1?page=2#x`), id);
    assert.notEqual(screenAt(`${path}s`), id);
  }
  assert.equal(screenAt("/orders/import"), "orders");
  assert.deepEqual(["/", "/profile/info", "", "orders"].map(screenAt), [null, null, null, null]);
  assert.equal(new Set(SCREEN_IDS).size, SCREEN_IDS.length);
});
