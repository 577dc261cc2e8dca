import assert from "node:assert/strict";
import { meantText } from "../../../../api/csv/cells.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";
import { bookOf, inline, rowsXml } from "../../../support/files/workbooks.ts";

Deno.test("Real input 5: a cell escaped against formulas has its inner text", async () => {
  const { preview } = await readReal("05_safe_text.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(
    preview.orders.map(({ external_number, postal_code, phone, lines }) => [
      external_number,
      postal_code,
      phone,
      ...lines.map(({ sku }) => sku),
    ]),
    [["1001", "02138", "15550100000", "0042", 'A"B'], ["1002", "02138", "", "=1+1"]],
  );
});

Deno.test("Real input 5: a workbook's formula that is only a text is read as that text, any other formula is refused", async () => {
  const sheet = rowsXml(
    ["Order Number", "SKU", "Quantity"].map(inline),
    [`<c t="str"><f>"1001"</f><v>1001</v></c>`, inline("MUG"), "<c><v>2</v></c>"],
    [`<c t="str"><f>A2</f><v>1001</v></c>`, inline("MUG"), "<c><v>2</v></c>"],
  );
  const { preview } = await readReal(new Uint8Array(bookOf({ sheets: { March: sheet } })));
  assert.deepEqual(preview.orders.map(({ external_number }) => external_number), ["1001"]);
  assert.deepEqual(problemsOf(preview), ["Line 3: Order Number formula"]);
});

Deno.test("Real input 5: each escaped text is read back unchanged, and no other cell changes", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      assert.equal(meantText(`="${text.replaceAll('"', '""')}"`), text);
      if (!text.trim().startsWith('="')) assert.equal(meantText(text), text);
    }),
  );
});
