import assert from "node:assert/strict";
import { COUNTRIES, isCountry } from "../../../api/places/countries.ts";
import { ORDER_PROBLEMS, orderProblems, problemText } from "../../../api/orders/order_problems.ts";

const whole = {
  company: "",
  recipient_name: "Zoë",
  address_line1: "Lange Straße 4",
  city: "Köln",
  country: "DE",
  shipping_method: "standard",
  lines: [{ known: true, quantity: 1, total_minor: 1 }],
};
const codes = (more: Partial<typeof whole>) =>
  orderProblems({ ...whole, ...more }).map(({ code, path }) => `${code} ${path}`);

Deno.test("a complete order has no problems", () => assert.deepEqual(codes({}), []));

Deno.test("an order's problems are named, most urgent first", () => {
  assert.deepEqual(codes({ recipient_name: " ", address_line1: "", city: "", country: "", lines: [] }), [
    "linesMissing lines",
    "recipientMissing recipient_name",
    "addressMissing address_line1",
    "cityMissing city",
    "countryMissing country",
  ]);
});

Deno.test("each line reports its problems, and an unknown SKU hides the missing price", () => {
  const lines = [
    { known: true, quantity: 1, total_minor: 5 },
    { known: false, quantity: 1, total_minor: 0 },
    {
      known: true,
      quantity: 1,
      total_minor: 0,
    },
  ];
  assert.deepEqual(codes({ lines, country: "XX" }), [
    "skuUnknown lines.1.sku",
    "priceMissing lines.2.sku",
    "countryUnknown country",
  ]);
});

Deno.test("every problem has English words; a code of another build is shown unchanged", () => {
  for (const [code, text] of Object.entries(ORDER_PROBLEMS)) assert.equal(problemText(code), text);
  assert.equal(problemText("later"), "later");
});

Deno.test("there are 249 countries and Kosovo, each with a name in every language of the app", () => {
  assert.equal(new Set(COUNTRIES).size, 250);
  for (const language of ["en", "de", "fr", "pt"]) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    assert.deepEqual(COUNTRIES.filter((code) => names.of(code) === undefined), []);
  }
  assert.equal(isCountry("DE"), true);
  assert.equal(isCountry("de"), false);
});
