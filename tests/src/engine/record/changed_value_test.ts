/** A change is shown in words: amounts in their currency, days, names, never as the database stores them. */
import assert from "node:assert/strict";
import { changedValueText } from "../../../../src/engine/record/changed_value.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { lateWords } from "../../../../src/lib/i18n.ts";

await lateWords();
configureApp({ login: "http://localhost:2/", register: "http://localhost:2/" });

const ID = "01a20310-bbee-7000-bb7b-2776132832c1";
const valueOf = (entity: string, field: string, text: string, record: Record<string, unknown> = {}) =>
  changedValueText(field, text, { entity, record, currency: "USD" });

Deno.test("S2.23 a top-up shows its amount in its currency, its day and its method's name, without ids, seconds, yes and no", () => {
  const dong = { currency: "VND", credited_currency: "USD" };
  assert.equal(valueOf("topup", "paid", "1000000", dong), "1,000,000 VND");
  assert.equal(valueOf("approvals", "paid", "250.5", { currency: "EUR" }), "250.50 EUR");
  assert.equal(valueOf("topup", "paid_minor", "1000000", dong), "1,000,000 VND");
  assert.equal(valueOf("topup", "credited_minor", "3929", dong), "39.29 USD");
  assert.equal(valueOf("topup", "paid_at", "1700000000"), "14-11-2023");
  assert.equal(valueOf("topup", "method_id", "Vietcombank"), "Vietcombank");
  assert.equal(valueOf("topup", "method_id", ID), "a deleted record");
  assert.equal(valueOf("payment_methods", "min_minor", "500000", { currency: "VND" }), "500,000 VND");
  assert.equal(valueOf("paymentMethods", "min_minor", "5000", { currency: "USD" }), "50.00 USD");
  assert.equal(valueOf("tax_rates", "effective_at", "1700000000"), "14-11-2023");
  assert.equal(valueOf("orders", "paid", "1"), "yes");
});

Deno.test("a number stays a number, even if its field is named as times are", () => {
  assert.equal(valueOf("stock", "low_at", "20"), "20");
});
