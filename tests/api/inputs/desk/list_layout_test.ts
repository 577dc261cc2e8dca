import assert from "node:assert/strict";
import { listLayoutInput } from "../../../../api/inputs/desk/list_layout.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { MAX_COLUMNS } from "../../../../api/inputs/desk/view.ts";

const problems = (more: object) => {
  const read = readInput(listLayoutInput, { resource: "orders", columns: [], density: "normal", ...more });
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a list layout has a list, known rows and columns of a possible width, and is bounded", () => {
  assert.deepEqual(problems({ columns: [{ key: "code", width: 120 }] }), []);
  assert.deepEqual(problems({ density: "huge" }), ["density unknown"]);
  assert.deepEqual(problems({ resource: "" }), ["resource required"]);
  assert.deepEqual(problems({ columns: [{ key: "code", width: 10 }] }), ["columns.0.width badNumber"]);
  const many = Array(MAX_COLUMNS + 1).fill({ key: "code", width: 120 });
  assert.deepEqual(problems({ columns: many }), ["columns tooMany"]);
});
