/** Numbers in a form: amounts in the currency of their record and its smallest unit, and whole numbers. */
import assert from "node:assert/strict";
import { paymentMethodInput } from "../../../api/inputs/money/payment_method.ts";
import { paymentMethods } from "../../../resources/money/payment_methods.ts";
import { shippingMethods } from "../../../resources/shipping/shipping_methods.ts";
import { editableFields, inputOf, problemsOf, valuesOf } from "../../../src/engine/form/entity_form.ts";
import { understoodText } from "../../../src/engine/form/form_values.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { person } from "../../support/client/person.ts";

configureApp({ login: "http://localhost:2/", register: "http://localhost:2/" });
const { shape } = paymentMethods;
const own = person({ role: "super_root" });

Deno.test("S2.23 the minimum of a payment method is typed as its currency is written: dong have no decimals", () => {
  const fields = editableFields(shape!, own, null);
  const sent = (currency: string, min_minor: string) =>
    inputOf(fields, { ...valuesOf(fields, null), currency, min_minor }, ["min_minor"], true)["min_minor"];
  assert.deepEqual(
    [sent("USD", "50.00"), sent("USD", "50"), sent("VND", "500000"), sent("JPY", "700"), sent("", "1.5")],
    [5_000, 5_000, 500_000, 700, 150],
  );
  const wrong = (currency: string, min_minor: string) =>
    problemsOf(fields, paymentMethodInput, { currency, min_minor }, ["min_minor"]).map(({ code }) => code);
  for (
    const [currency, typed] of [["VND", "0.5"], ["USD", "0.005"], ["USD", "1,234"], ["USD", "-1"], [
      "USD",
      "٥٠",
    ]]
  ) {
    assert.deepEqual(wrong(currency!, typed!), ["badAmount"], `${currency} ${typed}`);
  }
  const record = { _id: "m1", version: 1, name: "Vietcombank", currency: "VND", min_minor: 500_000 };
  const editable = editableFields(shape!, own, record);
  assert.equal(valuesOf(editable, record)["min_minor"], "500000");
  const changed = { ...valuesOf(editable, record), min_minor: "600000" };
  assert.equal(inputOf(editable, changed, ["min_minor"])["min_minor"], 600_000);
});

Deno.test("an amount of an existing record has the currency that is chosen beside it in the form", () => {
  const record = { _id: "m1", version: 1, cn22_currency: "USD", cn22_max_minor: 40_000 };
  const fields = editableFields(shippingMethods.shape!, own, record);
  const limit = fields.find(({ key }) => key === "cn22_max_minor")!;
  const values = valuesOf(fields, record);
  assert.equal(understoodText(limit, "400.00", values), "USD");
  assert.equal(understoodText(limit, "400.00", { ...values, cn22_currency: "EUR" }), "EUR");
});

Deno.test("a whole number may be typed with the marks between thousands of any language, and is never cut short", () => {
  const fields = editableFields(shippingMethods.shape!, own, null);
  const sent = (limit_g: string) =>
    inputOf(fields, { ...valuesOf(fields, null), limit_g }, ["limit_g"])["limit_g"];
  assert.deepEqual(["30000", " 30000 ", "30.000", "30,000", "1 030.000", "0"].map(sent), [
    ...[30_000, 30_000, 30_000, 30_000],
    ...[NaN, 0],
  ]);
  assert.deepEqual(["1.5", "1.50", "-3", "1e3", "0x10", "٥٠"].map(sent), [NaN, NaN, NaN, NaN, NaN, NaN]);
});
