import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { TaxRateInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { taxRateInput } from "../../../../api/inputs/money/tax_rate.ts";

const areWhole: [
  InferOutput<typeof taxRateInput> extends TaxRateInput ? true : false,
  keyof TaxRateInput extends keyof InferOutput<typeof taxRateInput> ? true : false,
] = [true, true];

Deno.test("a tax rate is a percentage from 0 to 100, with four decimals at most", () => {
  assert.ok(areWhole.every(Boolean));
  const codeOf = (rate: string) => {
    const read = readInput(taxRateInput, { rate, effective_at: 1 });
    return read.ok ? "ok" : read.problems[0]?.code;
  };
  for (const rate of ["0", "8.875", "19,5", "100", "100.0000"]) assert.equal(codeOf(rate), "ok", rate);
  for (const rate of ["-1", "100.0001", "101", "8.87512", "8%", "1e1", "١"]) {
    assert.equal(codeOf(rate), "badPercent", rate);
  }
  assert.equal(codeOf(""), "required");
});
