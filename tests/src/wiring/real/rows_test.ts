import assert from "node:assert/strict";
import { predictProblems } from "../../../../api/csv/outlook.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

const KNOWN = {
  taken: new Set<string>(),
  unknown: new Set<string>(),
  unpriced: new Set<string>(),
  unavailable: new Set<string>(),
  withoutArt: new Set<string>(),
  withoutMethod: new Set<string>(),
};

Deno.test("Real input 9: a first line that names the separator is not a header", async () => {
  const { plan, preview } = await readReal("09_sep.csv");
  assert.deepEqual([plan.format.delimiter, plan.headers], [";", ["Order ID", "SKU", "Quantity"]]);
  assert.deepEqual([preview.orderCount, problemsOf(preview)], [1, []]);
});

Deno.test("Real input 15: a row of only separators is ignored, and a company without a person is a recipient", async () => {
  const { preview } = await readReal("15_blank_rows.csv");
  assert.deepEqual([preview.rows, preview.refusedRows, preview.orderCount], [2, 0, 2]);
  assert.deepEqual(preview.orders.map((order) => predictProblems(order, KNOWN)), [[], ["recipientMissing"]]);
});

Deno.test("Real input 15: district and commune of a TikTok export are parts of the address", async () => {
  const { preview } = await readReal("15_tiktok_vn.csv");
  assert.deepEqual(problemsOf(preview), []);
  const [order] = preview.orders;
  assert.deepEqual(
    [order?.address_line1, order?.address_line2, order?.city, order?.region, order?.country],
    ["12 Lê Lợi", "Tầng 2, Phường Bến Nghé", "Quận 1", "Hồ Chí Minh", "VN"],
  );
});

Deno.test("Real input 15: two columns with the same name are two items of the row, each a line of the order", async () => {
  const { plan, preview } = await readReal("15_repeated_columns.csv");
  assert.deepEqual(plan.furtherItems, [{ sku: 3, quantity: 4 }]);
  assert.deepEqual(preview.orders[0]?.lines.map(({ sku, quantity }) => [sku, quantity]), [["MUG", 1], [
    "CAP",
    2,
  ]]);
  const header = "Order ID,SKU,Quantity,SKU,Quantity\n";
  const some = await readReal(`${header}R-1,MUG,1,,\nR-2,MUG,1,CAP,0\nR-3,MUG,0,CAP,0\nR-4,MUG,1,CAP,many\n`);
  assert.deepEqual(some.preview.orders.map(({ lines }) => lines.length), [1, 1]);
  assert.deepEqual(problemsOf(some.preview), ["Line 5: Quantity badNumber"]);
  assert.deepEqual(some.preview.remarks, [{ code: "removed", rows: 2, orders: 2 }]);
});

Deno.test("Real input 15: columns of other names become an item if a person says so", async () => {
  const file = "Order ID,SKU,Quantity,Gift,Gifts\nG-1,MUG,1,CAP,2\n";
  const alone = await readReal(file);
  assert.deepEqual(alone.preview.orders[0]?.lines.length, 1);
  const { preview } = await readReal(file, {
    events: [{ type: "items.choose", items: [{ sku: 3, quantity: 4 }] }],
  });
  assert.deepEqual(preview.orders[0]?.lines.map(({ sku, quantity }) => [sku, quantity]), [["MUG", 1], [
    "CAP",
    2,
  ]]);
});

Deno.test("Real input 15: several columns can feed one field by a manual choice", async () => {
  const { preview } = await readReal("15_joined_columns.csv", {
    events: [
      { type: "column.choose", field: "recipient_name", position: 3 },
      { type: "column.join", field: "recipient_name", positions: [4] },
      { type: "column.join", field: "address_line1", positions: [6] },
      { type: "column.choose", field: "address_line2", position: 9 },
      { type: "column.join", field: "address_line2", positions: [8] },
    ],
  });
  assert.deepEqual(
    preview.orders.map((order) => [order.recipient_name, order.address_line1, order.address_line2]),
    [["Ada Lind", "Main Street 12b", "Kim Ma, Ba Dinh"], ["Bo", "Side Street", "Lang Ha"]],
  );
  // A column that the kind of file joins to a field can be removed from it.
  const tiktok = await readReal("15_tiktok_vn.csv", {
    events: [{ type: "column.join", field: "address_line2", positions: [] }],
  });
  assert.equal(tiktok.preview.orders[0]?.address_line2, "Tầng 2");
});
