import assert from "node:assert/strict";
import { lacksOf } from "../../../../api/csv/outlook.ts";
import { problemsOf, readReal } from "../../../support/real_input.ts";

const KNOWN = {
  taken: new Set<string>(),
  unknown: new Set<string>(),
  unpriced: new Set<string>(),
  unavailable: new Set<string>(),
  artless: new Set<string>(),
  methodless: new Set<string>(),
};

Deno.test("Real input 9: a first line that says the separator is no header", async () => {
  const { plan, preview } = await readReal("09_sep.csv");
  assert.deepEqual([plan.format.delimiter, plan.headers], [";", ["Order ID", "SKU", "Quantity"]]);
  assert.deepEqual([preview.orderCount, problemsOf(preview)], [1, []]);
});

Deno.test("Real input 15: a row of separators alone is nothing, and a company without a person is a recipient", async () => {
  const { preview } = await readReal("15_blank_rows.csv");
  assert.deepEqual([preview.rows, preview.refusedRows, preview.orderCount], [2, 0, 2]);
  assert.deepEqual(preview.orders.map((order) => lacksOf(order, KNOWN)), [[], ["recipientMissing"]]);
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
