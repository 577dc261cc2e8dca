/** A payment's day is today or in the past. */
import assert from "node:assert/strict";
import { safeParse } from "valibot";
import { paymentDay } from "../../../api/inputs/payment_day.ts";

const NOW = Date.UTC(2026, 2, 15, 12) / 1_000;

Deno.test("S2.11 the day of a payment is today or before, in any common format", () => {
  const codeOf = (day: string) => {
    const read = safeParse(paymentDay({ now: NOW, timeZone: "UTC" }), day);
    return read.success ? read.output : read.issues[0].message;
  };
  assert.equal(codeOf("15-03-2026"), "15-03-2026");
  assert.equal(codeOf("2026-03-14"), "14-03-2026");
  assert.equal(codeOf(""), "");
  assert.equal(codeOf("16-03-2026"), "paidDay");
  assert.equal(codeOf("32-03-2026"), "badDate");
});
