import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { CaseInput } from "../../../../api/generated/schema.ts";
import { caseInput } from "../../../../api/inputs/support/case.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const areWhole: [
  InferOutput<typeof caseInput> extends CaseInput ? true : false,
  keyof CaseInput extends keyof InferOutput<typeof caseInput> ? true : false,
] = [true, true];

Deno.test("S2.12 a case accepts only values of its closed lists, and 1 to 200 lines of one garment or more", () => {
  assert.ok(areWhole.every(Boolean));
  const problemsOf = (params: object) => {
    const read = readInput(caseInput, params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  const line = { order_line_id: "x", quantity: 1 };
  assert.deepEqual(problemsOf({ support_case: "Print", reason: "blurredPrint", lines: [line] }), []);
  assert.deepEqual(
    problemsOf({ support_case: "Weather", reason: "rain", requested: "Reject", priority: "Low" }),
    [
      "support_case unknown",
      "reason unknown",
      "requested unknown",
      "priority unknown",
    ],
  );
  assert.deepEqual(problemsOf({ lines: [{ ...line, quantity: 0 }] }), ["lines.0.quantity invalid"]);
  assert.deepEqual(problemsOf({ lines: Array.from({ length: 201 }, () => line) }), ["lines tooMany"]);
});
