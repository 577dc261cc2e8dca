import assert from "node:assert/strict";
import { negatedFigure, spreadDiscount } from "../../../../api/csv/amounts.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

Deno.test("Real input 12: a removed line is left out and named, a discount reduces the declared value of the others", async () => {
  const { preview } = await readReal("12_removed_lines.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(
    preview.orders.map(({ external_number, lines }) => [
      external_number,
      ...lines.map(({ quantity, sku, total }) => `${quantity} ${sku} ${total?.minor}`),
    ]),
    [["L-1", "2 MUG-WHITE 3200", "1 TEE-BLACK-M 800"], ["L-3", "1 MUG-WHITE 2000"]],
  );
  assert.deepEqual(preview.remarks, [
    { code: "removed", rows: 2, orders: 2 },
    { code: "discount", rows: 1, orders: 1 },
  ]);
});

Deno.test("Real input 12: an order with only a discount is not an order", async () => {
  const { preview } = await readReal(
    "Order ID,SKU,Title,Quantity,Line Total\nL-1,,Gift,1,(5.00)\nL-2,MUG,Mug,1,5.00\n",
  );
  assert.deepEqual([preview.orderCount, preview.orders.length, preview.refusedRows], [1, 1, 0]);
});

Deno.test("Real input 12: a negative amount is recognised by any minus sign", () => {
  const cells = [
    "-10.00",
    "−10.00",
    "10.00-",
    "(10.00)",
    "-$10.00",
    "$-10.00",
    "- 10.00",
    "10-20",
    "10.00",
    "T-shirt",
  ];
  assert.deepEqual(cells.map(negatedFigure), [
    ...["10.00", "10.00", "10.00", "10.00", "$10.00", "$10.00", "10.00"],
    null,
    null,
    null,
  ]);
});

Deno.test("Real input 12: a discount is subtracted exactly, but from no line more than its value", () => {
  const minors = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(fc.property(minors, fc.integer({ min: 0, max: 50_000_000 }), (given, off) => {
    const parts = spreadDiscount(given, off);
    const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
    assert.equal(sumOf(parts), Math.max(0, sumOf(given) - off));
    parts.forEach((part, at) =>
      assert.ok(part >= 0 && part <= (given[at] ?? 0) + 1, `${part} of ${given[at]}`)
    );
  }));
});
