import assert from "node:assert/strict";
import { parseDecimalAmount } from "../../../../api/money/decimal_amount.ts";
import {
  keyedAddress,
  withoutKey,
} from "../../../../server/modules/shipping/labels/providers/easypost_address.ts";
import { inches, ounces } from "../../../../server/modules/shipping/labels/providers/easypost_shapes.ts";

Deno.test("S2.29 weights and sides are sent rounded up to a tenth, never down; amounts are read to the nearest minor unit", () => {
  assert.deepEqual([28.349523125, 28.35, 1, 453.59237].map(ounces), [1, 1.1, 0.1, 16]);
  assert.deepEqual([25.4, 25.5, 254, 1].map(inches), [1, 1.1, 10, 0.1]);
  const dollars = ["7.58", "7", "0.5", "7.585", "1e3", ""].map((text) => parseDecimalAmount(text, "USD"));
  assert.deepEqual(dollars, [758, 700, 50, 759, null, null]);
  assert.deepEqual([parseDecimalAmount("812.00", "JPY"), parseDecimalAmount("1.25", "KWD")], [812, 1_250]);
  assert.deepEqual(keyedAddress("https://EZTK-good@api.easypost.com/v2/"), {
    base: "https://api.easypost.com/v2",
    key: "EZTK-good",
  });
  for (const user of ["", "EZ%zz@", "EZ%E0%A4@", "EZ%@", "EZ%3Akey@"]) {
    assert.equal(keyedAddress(`https://${user}api.easypost.com/v2`), null, user);
  }
  assert.equal(withoutKey("https://EZTK-good@api.easypost.com/v2"), "https://api.easypost.com/v2");
});
