/** Provider types that the documentation explains are known; a person says what every other type means. */
import assert from "node:assert/strict";
import { is } from "valibot";
import type { PostageType } from "../../../api/handover/postage.ts";
import { type PostagePlan, postagePlan, readPostageRow } from "../../../api/csv/postage_table.ts";
import { planOf } from "../../support/handover/postage_plan.ts";

const HEADER = "created_at,id,status,charge_type,amount,balance,shipment_id";

function typeOf(word: string, types: Readonly<Record<string, PostageType | null>> = {}): string {
  const plan: PostagePlan = { ...planOf(HEADER), types };
  assert.equal(plan.file, "easypost_payments");
  const cells = ["2026-11-02T10:00:00Z", "paylog_1", "complete", word, "3.20", "46.80", "shp_1"];
  const read = readPostageRow({ line: 2, cells, broken: null }, plan);
  return read === null ? "left out" : "code" in read ? read.code : read.type;
}

Deno.test("S2.11 types of EasyPost's payment log that its pages explain are known", () => {
  const words = ["recharge", "refund", "partial_refund", "insurance", "manual_credit", "manual_debit"];
  assert.deepEqual(words.map((word) => typeOf(word)), ["fund", "refund", "refund", "fee", "credit", "debit"]);
  assert.equal(typeOf("refund", { refund: "debit" }), "refund", "an answer changes no known type");
});

Deno.test("S2.11 a type of EasyPost that no page explains is refused until a person says what it means", () => {
  for (const word of ["service_fee", "payment_refund", "carbon_offset"]) {
    assert.equal(typeOf(word), "badPostageType");
    assert.equal(typeOf(word, { [word]: "print" }), "print");
    assert.equal(typeOf(word, { [word]: null }), "left out");
  }
});

Deno.test("S2.11 a row that a person leaves out is never refused, whatever its amount and currency", () => {
  const plan: PostagePlan = { ...planOf("Day,Type,Ref,Amount,Currency"), types: { Note: null } };
  const read = (type: string, amount: string, currency: string) =>
    readPostageRow({ line: 2, cells: ["2026-11-02", type, "A1", amount, currency], broken: null }, plan);
  assert.equal(plan.file, "other");
  for (const [amount, currency] of [["", ""], ["n/a", "USD"], ["1.00", "EUR"]] as const) {
    assert.equal(read("Note", amount, currency), null);
    assert.notEqual(read("print", amount, currency), null);
  }
});

Deno.test("S2.11 a plan names the time zone of its file: without one no day could be read", () => {
  const plan = planOf(HEADER);
  assert.deepEqual(["UTC", "", "+02:00"].map((timeZone) => is(postagePlan, { ...plan, timeZone })), [
    true,
    false,
    false,
  ]);
});
