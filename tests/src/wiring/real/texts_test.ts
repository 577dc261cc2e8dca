import assert from "node:assert/strict";
import { shownText } from "../../../../api/csv/cells.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

Deno.test("Real input 6: entities are decoded once in texts, and never in SKUs and web addresses", async () => {
  const { preview } = await readReal("06_entities.csv");
  assert.deepEqual(problemsOf(preview), []);
  const [order] = preview.orders;
  assert.deepEqual([order?.recipient_name, order?.address_line1], ["Mary O'Neil", "13 O'Connell St"]);
  assert.equal(order?.note, `"Ring" &#39;twice&#39; https://shop.example/?a=1&amp;b=2 &copy; <3`);
  const [line] = order?.lines ?? [];
  assert.deepEqual([line?.sku, line?.title], ["A&amp;B", "Salt & Pepper"]);
});

Deno.test("Real input 6: text escaped once as HTML is read back unchanged", () => {
  const signs = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" } as const;
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."ab &<>\"'#;39x"), maxLength: 30 }), (text) => {
    const written = text.replaceAll(/[&<>"']/g, (sign) => signs[sign as "&"]);
    assert.equal(shownText(written), text);
  }));
});
