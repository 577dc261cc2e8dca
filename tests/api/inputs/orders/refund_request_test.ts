import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { RefundRequestInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { refundRequestInput } from "../../../../api/inputs/orders/refund_request.ts";
import { MAX_REFUND_LINES } from "../../../../api/orders/refunds.ts";

const isWhole: [
  InferOutput<typeof refundRequestInput> extends RefundRequestInput ? true : false,
  keyof RefundRequestInput extends keyof InferOutput<typeof refundRequestInput> ? true : false,
] = [true, true];

function problemsOf(input: unknown): readonly string[] {
  const read = readInput(refundRequestInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
}

Deno.test("the schema of a refund request gives the generated input type", () =>
  assert.ok(isWhole.every(Boolean)));

Deno.test("S2.13 a request names a positive whole amount for each line, and at most the maximum of lines", () => {
  const line = { charge_line_id: "a", amount_minor: 1 };
  assert.deepEqual(problemsOf({ order_id: "o", reason: "A hole.\nTwo holes.", lines: [line] }), []);
  const amounts = [0, -1, 0.5, NaN, "12.50", "١٢", 1e300];
  for (const amount_minor of amounts) {
    const [problem] = problemsOf({ lines: [{ ...line, amount_minor }] });
    assert.equal(problem, "lines.0.amount_minor badAmount", String(amount_minor));
  }
  const many = Array.from({ length: MAX_REFUND_LINES + 1 }, () => line);
  assert.deepEqual(problemsOf({ order_id: "", reason: "x".repeat(501), lines: many }), [
    "order_id required",
    "reason tooLong",
    "lines tooMany",
  ]);
});
