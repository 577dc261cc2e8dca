import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { owedInput } from "../../../../api/inputs/money/wallet.ts";
import { MAX_TOPUP_CENTS } from "../../../../api/money/topups.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(owedInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a debt is paid in a named seller's name, in whole minor units, however high it is", () => {
  for (const amount_minor of [1_240, MAX_TOPUP_CENTS + 1]) {
    assert.deepEqual(problemsOf({ seller_id: "anna", amount_minor }), []);
  }
  for (const amount_minor of [0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1, "12", Number.NaN]) {
    const problems = problemsOf({ seller_id: "anna", amount_minor });
    assert.deepEqual([...new Set(problems)], ["amount_minor badAmount"], String(amount_minor));
  }
  assert.deepEqual(problemsOf({ seller_id: " ", amount_minor: 1 }), ["seller_id required"]);
});
