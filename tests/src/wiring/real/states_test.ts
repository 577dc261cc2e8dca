import assert from "node:assert/strict";
import type { Preview } from "../../../../api/csv/preview.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

const madeOf = ({ orders }: Preview) =>
  orders.map(({ external_number, lines }) =>
    `${external_number.slice(-5)}: ${lines.map(({ quantity, sku }) => `${quantity} ${sku}`).join(", ")}`
  );
const remarksOf = ({ remarks }: Preview) =>
  Object.fromEntries(remarks.map(({ code, orders, rows }) => [code, `${orders} in ${rows}`]));

Deno.test("Real input 13: cancelled, returned and shipped TikTok orders are left out and counted by reason", async () => {
  const { preview } = await readReal("13_tiktok_states.csv");
  assert.deepEqual(madeOf(preview), ["85701: 2 TEE", "85706: 3 TEE"]);
  assert.deepEqual(remarksOf(preview), {
    cancelled: "3 in 3",
    shipped: "1 in 1",
    returned: "1 in 1",
    returnedSome: "1 in 1",
  });
  assert.deepEqual([preview.orderCount, problemsOf(preview)], [2, []]);
  // The line's value was 40.00 for four pieces, of which three remain.
  assert.equal(preview.orders[1]?.lines[0]?.total?.minor, 3_000);
});

Deno.test("Real input 13: Shopify's cancelled, voided, refunded and fulfilled orders are left out, and so are shipped lines", async () => {
  const { preview } = await readReal("13_shopify_states.csv");
  assert.deepEqual(madeOf(preview), ["#1001: 1 MUG", "#1006: 2 TEE"]);
  assert.deepEqual(remarksOf(preview), { cancelled: "1 in 2", refunded: "2 in 2", shipped: "2 in 3" });
});

Deno.test("Real input 13: a partly refunded order is left to the person, and is neither imported nor lost until then", async () => {
  const { preview } = await readReal("13_shopify_states.csv");
  assert.equal(preview.partlyRefunded, 1);
  assert.deepEqual(problemsOf(preview), ["Line 11: Financial Status partlyRefunded"]);
  const choose = (isKept: boolean) =>
    readReal("13_shopify_states.csv", {
      events: [{ type: "rows.choose", choice: "partlyRefunded", isKept }],
    });
  const withRows = await choose(true);
  assert.deepEqual([madeOf(withRows.preview).at(-1), withRows.preview.partlyRefunded], ["#1007: 1 MUG", 0]);
  const left = await choose(false);
  assert.deepEqual([left.preview.orderCount, left.preview.partlyRefunded, problemsOf(left.preview)], [
    2,
    0,
    [],
  ]);
  assert.equal(remarksOf(left.preview)["partlyRefunded"], "1 in 1");
});

Deno.test("Real input 13: excluded orders are imported if the person says so", async () => {
  const { preview, plan } = await readReal("13_shopify_states.csv", {
    events: [
      { type: "rows.choose", choice: "cancelled", isKept: true },
      { type: "rows.choose", choice: "shipped", isKept: true },
      { type: "rows.choose", choice: "shipped", isKept: false },
    ],
  });
  assert.deepEqual(plan.keep, ["cancelled"]);
  assert.deepEqual(madeOf(preview), ["#1001: 1 MUG", "#1002: 1 MUG, 1 TEE", "#1006: 2 TEE"]);
});

Deno.test("Real input 13: a status column of any other file is read by its words", async () => {
  const { preview } = await readReal(
    "Order ID,SKU,Quantity,Order Status\nA,MUG,1,Open\nB,MUG,1,Storniert\nC,MUG,1,CANCELLED\nD,MUG,1,shipped\n",
  );
  assert.deepEqual(preview.orders.map(({ external_number }) => external_number), ["A"]);
  assert.deepEqual(remarksOf(preview), { cancelled: "2 in 2", shipped: "1 in 1" });
});
