import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { withoutUnseen, withoutUnseenInName } from "../../../../api/invisible_characters.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, readReal } from "../../../support/orders/real_input.ts";

Deno.test("Real input 4: numbers, codes and phones that look the same are equal", async () => {
  const { preview } = await readReal("04_unseen.csv");
  assert.deepEqual(problemsOf(preview), []);
  assert.deepEqual(
    preview.orders.map(({ external_number, lines }) => [external_number, lines.map(({ sku }) => sku)]),
    [["Z1", ["mug-white", "MUG-WHITE", "ＭＵＧ-ＷＨＩＴＥ"]], ["Z2", ["MUG-WHITE"]]],
  );
  const [first, second] = preview.orders;
  assert.deepEqual([first?.recipient_name, first?.postal_code, first?.phone], [
    "Ada Lind",
    "78701",
    "+1 512 555 0100",
  ]);
  assert.equal(second?.recipient_name, "می‌خواهم", "a joiner is a part of the name");
});

Deno.test("Real input 4: a form and the API normalize a number in the same way", () => {
  const read = readInput(orderInput, {
    external_number: "\u200eZ1\u200b",
    postal_code: "78701\ufeff",
    phone: "\u202a+1 512\u202c",
    lines: [{ sku: "MUG\u00ad-1", quantity: 1 }],
  });
  assert.ok(read.ok);
  const { external_number, postal_code, phone, lines } = read.value;
  assert.deepEqual([external_number, postal_code, phone, lines?.[0]?.sku], [
    "Z1",
    "78701",
    "+1 512",
    "MUG-1",
  ]);
});

const UNSEEN = [
  "\u00ad",
  "\u034f",
  "\u200b",
  "\u200c",
  "\u200d",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202e",
  "\u2060",
  "\ufeff",
];

Deno.test("Real input 4: a number with any invisible characters is the same number; a name keeps its letters", async () => {
  const pieces = fc.array(fc.tuple(fc.constantFrom(..."AZ09-#"), fc.constantFrom("", ...UNSEEN)), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const seen = parts.map(([sign]) => sign).join("");
      const written = parts.map((part) => part.join("")).join("");
      assert.equal(withoutUnseen(written), seen);
      assert.equal(withoutUnseenInName(written).replaceAll(/[\u200c\u200d]/g, ""), seen);
      const file = `Order ID,SKU,Quantity\nN${seen},MUG,1\nN${written},CAP,1\n`;
      const { preview } = await readReal(file);
      assert.deepEqual(preview.orders.map(({ external_number }) => external_number), [`N${seen}`]);
    }),
    { numRuns: 30 },
  );
});
