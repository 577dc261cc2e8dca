import assert from "node:assert/strict";
import { productionCostInput } from "../../../../api/inputs/money/production_cost.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(productionCostInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a production cost is whole minor units, zero or more, effective from a given day", () => {
  const day = 1_774_000_000;
  assert.deepEqual(problemsOf({ item_id: "i", cost_minor: 0, effective_at: day }), []);
  assert.deepEqual(problemsOf({ location_id: "", cost_minor: 520 }), []);
  assert.deepEqual(problemsOf({ cost_minor: -1 }), ["cost_minor badAmount"]);
  assert.deepEqual(problemsOf({ cost_minor: 1.5 }), ["cost_minor badAmount"]);
  assert.deepEqual(problemsOf({ effective_at: -day }), ["effective_at badDate"]);
});
