import assert from "node:assert/strict";
import { none } from "../../../api/inputs/none.ts";
import { readInput } from "../../../api/inputs/read.ts";

Deno.test("S2.18 a record that nobody makes by hand has no form field", () => {
  assert.deepEqual(readInput(none, {}), { ok: true, value: {} });
  assert.deepEqual(readInput(none, { status: "Shipped" }), { ok: true, value: {} });
});
