import assert from "node:assert/strict";
import { readInput } from "../../../api/inputs/read.ts";
import { owedInput } from "../../../api/inputs/wallet.ts";
import { MAX_TOPUP_MINOR } from "../../../api/topups.ts";

const problemsOf = (input: object) => {
  const read = readInput(owedInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("what is owed is paid by whole minor units above nothing, up to what is booked at once", () => {
  assert.deepEqual(problemsOf({ seller_id: "anna", amount_minor: 1 }), []);
  assert.deepEqual(problemsOf({ seller_id: " anna ", amount_minor: MAX_TOPUP_MINOR }), []);
  for (const amount_minor of [0, -1, 1.5, MAX_TOPUP_MINOR + 1, NaN]) {
    assert.deepEqual(problemsOf({ seller_id: "anna", amount_minor }), ["amount_minor badAmount"]);
  }
  assert.deepEqual(problemsOf({ seller_id: "", amount_minor: 1 }).length, 1);
});
