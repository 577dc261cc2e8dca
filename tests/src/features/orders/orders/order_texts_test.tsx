/** Tests that the screens show each text of an order; a failure names the text and the file that lacks it. */
import { data, FakeApi, onStage, screen } from "../../../engine/record/stage.tsx";
import { order } from "../../../engine/record/sample.ts";
import assert from "node:assert/strict";
import { ORDER_TEXTS, type OrderTextField } from "../../../../../api/orders/order_texts.ts";
import { orders } from "../../../../../resources/orders/orders.ts";
import { hasFieldWord } from "../../../../../src/engine/field_words.ts";
import NewOrderPage from "../../../../../src/features/orders/orders/new_order_page.tsx";
import OrderRecord from "../../../../../src/features/workshop/units/order_record.tsx";
import { lateWords } from "../../../../../src/lib/i18n.ts";

/** Texts that only the record shows: the list has recipient, city and country, and no room for more. */
const NOT_LISTED: readonly OrderTextField[] = [
  "company",
  "address_line1",
  "address_line2",
  "email",
  "phone",
  "note",
];

const VALUES = Object.fromEntries(
  ORDER_TEXTS.map(({ field }) => [field, field === "country" ? "US" : `Text of ${field}`]),
) as Record<OrderTextField, string>;

Deno.test("each text of an order is a column of its list, or is listed as an exception", () => {
  const listed = new Set<string>(orders.columns.flatMap(({ fields }) => fields));
  for (const { field } of ORDER_TEXTS) {
    assert.notEqual(
      listed.has(field),
      NOT_LISTED.includes(field),
      `Expected a column "${field}" in resources/orders/orders.ts, or its name in NOT_LISTED of this test`,
    );
  }
});

Deno.test("each text of an order has one name that form, list, import and history share", async () => {
  await lateWords();
  for (const { field } of ORDER_TEXTS) {
    assert.ok(
      hasFieldWord("orders", field),
      `Expected the word entity.orders.field.${field} in src/features/orders/orders/words/ in every language`,
    );
  }
});

Deno.test("a new order's form has a field for each text, with its number of lines", async () => {
  const api = new FakeApi().on("ActiveStores", data({ stores: [] })).on("Items", data({ items: [] }))
    .on("ShippingMethods", data({ shippingMethods: [] }));
  localStorage.clear();
  await onStage(api, <NewOrderPage />, async () => {
    await screen.findByRole("form");
    for (const { field, kind } of ORDER_TEXTS) {
      const input = document.querySelector(`form [name="${field}"]`);
      assert.ok(input, `Expected a field "${field}" in src/features/orders/orders/new_order_page.tsx`);
      assert.equal(
        input.tagName === "TEXTAREA",
        kind === "paragraphs",
        `Lines of "${field}" in order_fields.tsx`,
      );
    }
  });
});

Deno.test("an order's page shows each text that the order has", async () => {
  const api = new FakeApi().on("GetOrder", data({ getOrderById: order(VALUES) }))
    .on("ShippingMethods", data({ shippingMethods: [] }));
  await onStage(api, <OrderRecord id="o1" level={1} />, async () => {
    await screen.findByRole("heading", { name: "PD-000123", level: 1 });
    const text = document.body.textContent ?? "";
    for (const { field, part } of ORDER_TEXTS) {
      const shown = field === "country" ? "United States" : VALUES[field];
      const file = part === "remarks" ? "facts.tsx" : "about.tsx";
      assert.ok(
        text.includes(shown),
        `Expected the value of "${field}" from src/features/orders/orders/${file}`,
      );
    }
  });
});
