import assert from "node:assert/strict";
import { limitInAny } from "../../../../api/money_limits.ts";
import { MAX_TOPUP_CENTS } from "../../../../api/money/topups.ts";
import type { InferOutput } from "valibot";
import type {
  ApprovalInput,
  FxRateInput,
  PaymentMethodInput,
  TopupInput,
} from "../../../../api/generated/schema.ts";
import { fxRateInput, paymentMethodInput } from "../../../../api/inputs/money/payment_method.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { approvalInput, topupInput } from "../../../../api/inputs/money/topup.ts";

const areWhole: [
  InferOutput<typeof topupInput> extends TopupInput ? true : false,
  keyof TopupInput extends keyof InferOutput<typeof topupInput> ? true : false,
  keyof ApprovalInput extends keyof InferOutput<typeof approvalInput> ? true : false,
  keyof PaymentMethodInput extends keyof InferOutput<typeof paymentMethodInput> ? true : false,
  keyof FxRateInput extends keyof InferOutput<typeof fxRateInput> ? true : false,
] = [true, true, true, true, true];

function outcome(schema: Parameters<typeof readInput>[0], input: unknown): unknown {
  const read = readInput(schema, input);
  return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`);
}

Deno.test("the schemas of manual transactions give the generated input types", () =>
  assert.ok(areWhole.every(Boolean)));

Deno.test("S2.23 a transaction id is the same however it is typed; a malformed amount is refused", () => {
  assert.deepEqual(outcome(topupInput, { tx_ref: " ft 12-a/3 ", paid: "250,5", paid_at: 1 }), {
    tx_ref: "FT12-A/3",
    paid: "250,5",
    paid_at: 1,
  });
  assert.deepEqual(
    outcome(topupInput, { paid: "1.234,56" }),
    { paid: "1.234,56" },
    "an amount is kept as printed",
  );
  const wrong = {
    tx_ref: "<b>",
    paid: "1,23.45",
    paid_at: 1.5,
    note: "x".repeat(501),
    method_id: "",
    proof_id: "…",
  };
  assert.deepEqual(outcome(topupInput, wrong), [
    "method_id required",
    "paid badPaid",
    "paid_at badDate",
    "tx_ref invalid",
    "note tooLong",
    "proof_id fileWaits",
  ]);
});

Deno.test("a transaction by accounting has a kind and an amount; a rate is a positive decimal number", () => {
  assert.deepEqual(outcome(approvalInput, { kind: "topup", credited_minor: 0, note: "" }), [
    "kind unknown",
    "credited_minor badAmount",
    "note required",
  ]);
  const tooHigh = limitInAny(MAX_TOPUP_CENTS) + 1;
  assert.deepEqual(outcome(approvalInput, { credited_minor: tooHigh }), ["credited_minor badAmount"]);
  assert.deepEqual(outcome(fxRateInput, { rate: "25,450.5", currency: "XXX" }), [
    "currency unknown",
    "rate badRate",
  ]);
  for (const rate of ["25,450", "25.450", "1.365"]) {
    assert.deepEqual(outcome(fxRateInput, { rate }), ["rate badRate"], `${rate} may mean thousands`);
  }
  for (const rate of ["25450", "0.925", "1.3650", "25.45", "1234.567"]) {
    assert.deepEqual(outcome(fxRateInput, { rate }), { rate });
  }
  assert.deepEqual(outcome(fxRateInput, { rate: "25450,5" }), { rate: "25450,5" });
  assert.deepEqual(outcome(paymentMethodInput, { name: "", min_minor: -1, status: "Gone" }), [
    "name required",
    "min_minor badAmount",
    "status unknown",
  ]);
});
