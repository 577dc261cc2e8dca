import assert from "node:assert/strict";
import { reopenInput } from "../../../../api/inputs/money/month.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (reason: unknown) => {
  const read = readInput(reopenInput, { reason });
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("reopening a month requires a reason in one line", () => {
  assert.deepEqual(problemsOf("A bill came late"), []);
  assert.deepEqual(problemsOf("  "), ["reason required"]);
  assert.deepEqual(problemsOf("x".repeat(501)), ["reason tooLong"]);
});
