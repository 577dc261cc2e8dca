import assert from "node:assert/strict";
import { exactUnits, unitsText } from "../../../api/typed_amount.ts";
import { levelAt, priceAt } from "../../../api/catalogue/pricing.ts";
import { bySize } from "../../../api/catalogue/sizes.ts";
import { fc } from "../../support/property.ts";

Deno.test("a level without its own price has the price of the next lower level, and the lowest that of level 0", () => {
  const item = {
    price_minor: 1000,
    prices: [{ level: 2, price_minor: 900 }, { level: 5, price_minor: 800 }],
  };
  const at = (level: number) => priceAt(item, level);
  assert.deepEqual([0, 1, 2, 4, 5, 99].map(at), [1000, 1000, 900, 900, 800, 800]);
  assert.equal(priceAt({ price_minor: 7, prices: [] }, 3), 7);
});

Deno.test("a plan's level applies during its time, and the person's own level before and after it", () => {
  const person = {
    vip: 1,
    plans: [{ vip: 4, effective_at: 100, expired_at: 200 }, { vip: 0, effective_at: 300 }],
  };
  assert.deepEqual([99, 100, 199, 200, 300, 9_999].map((at) => levelAt(person, at)), [1, 4, 4, 1, 0, 0]);
});

Deno.test("an amount that a person types is read exactly or refused, and a formatted amount is read back unchanged", () => {
  const cases = ["8.95", "8,95", "8", " 8.9 ", "0.005", "1e3", "-1", "", "8.", "1,234.50"];
  assert.deepEqual(cases.map((text) => exactUnits(text, 2)), [
    ...[895, 895, 800, 890],
    ...Array(5).fill(null),
    123_450,
  ]);
  assert.equal(exactUnits("0.5", 0), null, "a currency without decimals");
  fc.assert(fc.property(fc.nat(), fc.integer({ min: 0, max: 3 }), (units, decimals) => {
    assert.equal(exactUnits(unitsText(units, decimals), decimals), units);
  }));
});

Deno.test("sizes are sorted in the usual order", () => {
  const sizes = ["2XL", "10T", "M", "One", "S", "2T", "XL", "L"];
  assert.deepEqual(sizes.sort(bySize), ["S", "M", "L", "XL", "2XL", "2T", "10T", "One"]);
});
