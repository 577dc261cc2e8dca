import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { pagesOf } from "../../../../src/app/shell/print_columns.ts";

Deno.test("Access 17 columns are on as many pages as they need, and each page begins with the first column", () => {
  assert.deepEqual(pagesOf([100, 100, 100], 300), [[0, 1, 2]]);
  assert.deepEqual(pagesOf([100, 100, 101], 300), [[0, 1], [0, 2]]);
  assert.deepEqual(pagesOf([100, 100, 100, 100, 100, 100], 300), [[0, 1, 2], [0, 3, 4], [0, 5]]);
  // A column wider than the paper shares a page only with the first.
  assert.deepEqual(pagesOf([100, 900, 100], 300), [[0, 1], [0, 2]]);
  assert.deepEqual(pagesOf([100], 300), [[0]]);
});
