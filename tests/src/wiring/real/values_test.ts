import assert from "node:assert/strict";
import type { Preview } from "../../../../api/csv/preview.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

const totalsOf = ({ orders }: Preview) =>
  orders.map(({ lines }) => lines.map(({ total }) => total && `${total.minor} ${total.currency}`));

Deno.test("Real input 16: a shop's price is declared in the currency of the sale", async () => {
  const { preview } = await readReal("16_etsy_eur.csv");
  assert.deepEqual([problemsOf(preview), totalsOf(preview)], [[], [["2500 EUR"]]]);
});

Deno.test("Real input 16: Shopify's discounts, of a line and of the order, reduce the declared value", async () => {
  const { preview } = await readReal("16_shopify_discounts.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(totalsOf(preview), [["3000 USD"], ["1500 USD", "1500 USD"]]);
});

Deno.test("Real input 16: an amount's own sign gives its currency if the row names none, and must agree with the row otherwise", async () => {
  const read = async (price: string, currency: string) => {
    const { preview } = await readReal(
      `Order ID,SKU,Quantity,Unit Price,Currency\nA,MUG,1,${price},${currency}\n`,
    );
    return problemsOf(preview)[0] ?? totalsOf(preview)[0]?.[0];
  };
  assert.equal(await read("€12.50", ""), "1250 EUR");
  assert.equal(await read("12.50 GBP", ""), "1250 GBP");
  assert.equal(await read("$12.50", ""), "1250 USD");
  assert.equal(await read("$12.50", "CAD"), "1250 CAD");
  assert.equal(await read("€12.50", "USD"), "Line 2: Unit Price otherCurrency");
  assert.equal(await read("12.50", "EURO"), "Line 2: Currency badCurrency");
});
