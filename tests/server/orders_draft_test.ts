import assert from "node:assert/strict";
import fc from "fast-check";
import { keptLine, type LineDraft, pricedLine } from "../../server/modules/orders/draft.ts";

const item = { _id: "i", sku: "A", title: "A tee", variant: "M", currency: "USD", price_minor: 1299 };
const imported: LineDraft = {
  item_id: null,
  sku: "A",
  title: "a tee of the file",
  variant: "",
  quantity: 2,
  total_minor: 1001,
  raw_total: "10.0099",
};

Deno.test("a SKU that is unknown, or priced in other money, has no price", () => {
  assert.equal(pricedLine("A", 3, item, "USD").total_minor, 3897);
  assert.deepEqual([pricedLine("A", 3, item, "VND").item_id, pricedLine("A", 3, item, "VND").total_minor], [
    "i",
    0,
  ]);
  assert.deepEqual(
    [pricedLine("B", 3, undefined, "USD").title, pricedLine("B", 3, undefined, "USD").item_id],
    [
      "B",
      null,
    ],
  );
});

Deno.test("an imported line that stays keeps its total, also when the catalogue has learned its SKU", () => {
  assert.deepEqual(keptLine(imported, 2, undefined, "USD"), imported);
  const known = { ...imported, item_id: "i", title: "A tee", variant: "M" };
  assert.deepEqual(keptLine(imported, 2, item, "USD"), known);
  assert.deepEqual(keptLine(known, 2, { ...item, price_minor: 5 }, "USD"), known);
  assert.equal(keptLine({ ...imported, total_minor: 0 }, 2, item, "USD").total_minor, 2598);
});

Deno.test("another quantity of a line follows the list, or its source's price of one piece, rounded half-up", () => {
  assert.equal(keptLine(imported, 3, item, "USD").total_minor, 3897);
  assert.equal(keptLine(imported, 3, undefined, "USD").total_minor, 1502);
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.integer({ min: 1, max: 1e4 }),
      fc.integer({ min: 1, max: 1e4 }),
      (total, was, is) => {
        const line = keptLine({ ...imported, total_minor: total, quantity: was }, is, undefined, "USD");
        assert.ok(Math.abs(line.total_minor - total * is / was) <= 0.5 + 1e-6);
      },
    ),
    { seed: 7 },
  );
});
