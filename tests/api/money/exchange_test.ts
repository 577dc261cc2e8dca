/** Money of one currency in another. */
import assert from "node:assert/strict";
import { exchanged } from "../../../api/money/exchange.ts";
import { fc } from "../../support/property.ts";

Deno.test("1,000,000 dong at 25,450 are $39.29; half a cent goes up; a rate has six decimals", () => {
  const dong = (minor: number) => exchanged({ minor, currency: "VND" }, "USD", 25_450_000_000);
  assert.equal(dong(1_000_000), 3_929);
  assert.equal(dong(0), 0);
  assert.equal(exchanged({ minor: 201, currency: "EUR" }, "USD", 400_000), 503);
  assert.equal(exchanged({ minor: 1, currency: "EUR" }, "USD", 2_000_000), 1);
});

Deno.test("what is exchanged is never off by more than half a cent, and never less for more", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 1_000_000, max: 10 ** 12 }),
      (minor, rate) => {
        const worth = exchanged({ minor, currency: "VND" }, "USD", rate);
        const exact = minor * 100 * 1e6 / rate;
        assert.ok(Math.abs(worth - exact) <= 0.5 + exact * 1e-12);
        assert.ok(exchanged({ minor: minor + 1, currency: "VND" }, "USD", rate) >= worth);
      },
    ),
    { seed: 42 },
  ));

Deno.test("a rate that is none, and a sum that does not fit, are refused", () => {
  for (const rate of [0, -1, 1.5, Number.NaN]) {
    assert.throws(() => exchanged({ minor: 1, currency: "VND" }, "USD", rate), RangeError);
  }
  assert.throws(() => exchanged({ minor: Number.MAX_SAFE_INTEGER, currency: "VND" }, "USD", 1), RangeError);
});
