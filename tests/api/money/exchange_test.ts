/** Conversion of money between currencies. */
import assert from "node:assert/strict";
import { convertSum, exchangeSum } from "../../../api/money/exchange.ts";
import { fc } from "../../support/property.ts";

Deno.test("1,000,000 dong at 25,450 are $39.29; half a cent is rounded up; a rate has six decimals", () => {
  const dong = (minor: number) => exchangeSum({ minor, currency: "VND" }, "USD", 25_450_000_000);
  assert.equal(dong(1_000_000), 3_929);
  assert.equal(dong(0), 0);
  assert.equal(exchangeSum({ minor: 201, currency: "EUR" }, "USD", 400_000), 503);
  assert.equal(exchangeSum({ minor: 1, currency: "EUR" }, "USD", 2_000_000), 1);
});

Deno.test("an exchanged amount is off by at most half a cent, and a larger amount never gives less", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 1_000_000, max: 10 ** 12 }),
      (minor, rate) => {
        const worth = exchangeSum({ minor, currency: "VND" }, "USD", rate);
        const exact = minor * 100 * 1e6 / rate;
        assert.ok(Math.abs(worth - exact) <= 0.5 + exact * 1e-12);
        assert.ok(exchangeSum({ minor: minor + 1, currency: "VND" }, "USD", rate) >= worth);
      },
    ),
    { seed: 42 },
  ));

Deno.test("an invalid rate, and a sum that does not fit, are refused", () => {
  for (const rate of [0, -1, 1.5, Number.NaN]) {
    assert.throws(() => exchangeSum({ minor: 1, currency: "VND" }, "USD", rate), RangeError);
  }
  assert.throws(() => exchangeSum({ minor: Number.MAX_SAFE_INTEGER, currency: "VND" }, "USD", 1), RangeError);
});

Deno.test("a sum is exchanged between two currencies through ours, rounded once; without a rate there is no result", () => {
  const rates = { ours: "USD", micro: new Map([["EUR", 920_000], ["VND", 25_450_000_000]]) };
  const sum = (minor: number, currency: string, into: string) => convertSum({ minor, currency }, into, rates);
  assert.deepEqual([sum(2_598, "USD", "EUR"), sum(587, "EUR", "USD"), sum(7, "EUR", "EUR")], [2_390, 638, 7]);
  assert.equal(
    sum(1_000_000, "VND", "USD"),
    exchangeSum({ minor: 1_000_000, currency: "VND" }, "USD", 25_450_000_000),
  );
  // 10.00 EUR are 276,630.43 dong.
  assert.deepEqual([sum(1_000, "EUR", "VND"), sum(276_630, "VND", "EUR")], [276_630, 1_000]);
  assert.deepEqual([sum(1, "GBP", "USD"), sum(1, "USD", "GBP")], [null, null]);
});
