import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { pagesOf } from "../../../../src/app/shell/print_columns.ts";

Deno.test("Access 17 columns go on as many pages as they need, and each page begins with the first", () => {
  assert.deepEqual(pagesOf([100, 100, 100], 300), [[0, 1, 2]]);
  assert.deepEqual(pagesOf([100, 100, 101], 300), [[0, 1], [0, 2]]);
  assert.deepEqual(pagesOf([100, 100, 100, 100, 100, 100], 300), [[0, 1, 2], [0, 3, 4], [0, 5]]);
  // A column that is wider than paper is alone with the first.
  assert.deepEqual(pagesOf([100, 900, 100], 300), [[0, 1], [0, 2]]);
  assert.deepEqual(pagesOf([100], 300), [[0]]);
});
