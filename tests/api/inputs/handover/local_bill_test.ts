import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { LocalBillInput, LocalBillMoveInput } from "../../../../api/generated/schema.ts";
import { localBillInput } from "../../../../api/inputs/handover/local_bill.ts";
import { moveInputOf } from "../../../../api/inputs/move.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const areWhole: [
  InferOutput<typeof localBillInput> extends LocalBillInput ? true : false,
  keyof LocalBillInput extends keyof InferOutput<typeof localBillInput> ? true : false,
] = [true, true];

Deno.test("S2.10 a bill's texts are lines of at most 60 characters, its day is an instant", () => {
  assert.ok(areWhole.every(Boolean));
  const problemsOf = (params: LocalBillInput) => {
    const read = readInput(localBillInput, params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(
    problemsOf({ forwarder: "x".repeat(60), vehicle: "51C 123.45", driver: "Anh", bill_day: 0 }),
    [],
  );
  assert.deepEqual(problemsOf({ forwarder: "x".repeat(61) }), ["forwarder tooLong"]);
  assert.deepEqual(problemsOf({ driver: "Two\nlines" }), ["driver invalid"]);
  assert.deepEqual(problemsOf({ bill_day: -1 }), ["bill_day badDate"]);
});

Deno.test("S2.10 a handover requires count and name; a payment has a day that is not in the future", () => {
  const clock = { now: Date.UTC(2026, 7, 3, 12) / 1_000, timeZone: "UTC" };
  const problemsOf = (asks: readonly string[], params: LocalBillMoveInput) => {
    const read = readInput(moveInputOf("LocalBillMoveInput", asks, clock), params);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  const sign = ["count", "signed_by", "chargeable_g?", "photo_id?"];
  assert.deepEqual(problemsOf(sign, { count: 2, signed_by: "Binh" }), []);
  assert.deepEqual(problemsOf(sign, { signed_by: " " }), ["count required", "signed_by required"]);
  assert.deepEqual(problemsOf(sign, { count: 101, signed_by: "Binh" }), ["count badNumber"]);
  assert.deepEqual(problemsOf(["paid_on"], { paid_on: "03-08-2026" }), []);
  assert.deepEqual(problemsOf(["paid_on"], { paid_on: "04-08-2026" }), ["paid_on paidDay"]);
  assert.deepEqual(problemsOf(["paid_on"], { paid_on: "31-02-2026" }), ["paid_on badDate"]);
});
