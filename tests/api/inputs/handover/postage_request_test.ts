/** The params of a postage request: its kind, a tracking number and an amount. */
import assert from "node:assert/strict";
import { postageRequestInput } from "../../../../api/inputs/handover/postage_request.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (input: object) => {
  const read = readInput(postageRequestInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("S2.14 a request has one of four kinds and an amount of whole cents, and may leave out the rest", () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(problemsOf({ kind: "claim", tracking_number: "RR1", expected_minor: 320 }), []);
  assert.deepEqual(problemsOf({ kind: "gift" }), ["kind unknown"]);
  assert.deepEqual(problemsOf({ expected_minor: -1 }), ["expected_minor badAmount"]);
  assert.deepEqual(problemsOf({ tracking_number: "x".repeat(61) }), ["tracking_number tooLong"]);
});
