import assert from "node:assert/strict";
import { type LineDraft, pricedLine, repricedLine } from "../../../../server/modules/orders/orders/draft.ts";
import { fc } from "../../../support/property.ts";

const item = {
  _id: "i",
  sku: "A",
  title: "A tee",
  variant: "M",
  currency: "USD",
  price_minor: 1299,
  status: "Active",
  art: "none",
};
/** A line as a file gave it, with an unknown SKU. */
const imported: LineDraft = {
  item_id: null,
  sku: "A",
  title: "a tee of the file",
  variant: "",
  quantity: 2,
  total_minor: 0,
  declared_minor: 1001,
  declared_currency: "",
  raw_total: "10.0099",
  external_sku: "",
};

Deno.test("a SKU that is unknown, or priced in another currency, has no price", () => {
  const line = (sku: string, priced: typeof item | undefined, currency: string) => {
    const { item_id, title, total_minor } = pricedLine({ sku, quantity: 3 }, priced, currency);
    return [item_id, title, total_minor];
  };
  assert.deepEqual(line("A", item, "USD"), ["i", "A tee", 3897]);
  assert.deepEqual(line("A", item, "VND"), ["i", "A tee", 0]);
  assert.deepEqual(line("B", undefined, "USD"), [null, "B", 0]);
});

Deno.test("a known SKU has the catalogue's price and title; its source's amount is declared", () => {
  assert.deepEqual({ ...pricedLine(imported, item, "USD") }, {
    ...imported,
    item_id: "i",
    title: "A tee",
    variant: "M",
    total_minor: 2598,
  });
  assert.deepEqual({ ...pricedLine(imported, undefined, "USD") }, imported);
});

Deno.test("a line that stays has today's price, also if it was priced before or has just been mapped", () => {
  const known = { ...imported, item_id: "i", total_minor: 1 };
  for (const line of [imported, known]) {
    const { total_minor, declared_minor, raw_total } = repricedLine(line, 2, item, "USD");
    assert.deepEqual([total_minor, declared_minor, raw_total], [2598, 1001, "10.0099"]);
  }
});

Deno.test("with another quantity a line's declared value follows the value of one piece, rounded half up", () => {
  const three = repricedLine(imported, 3, item, "USD");
  assert.deepEqual([three.total_minor, three.declared_minor, three.raw_total], [3897, 1502, ""]);
  assert.equal(repricedLine({ ...imported, declared_minor: null }, 3, item, "USD").declared_minor, null);
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.integer({ min: 1, max: 1e4 }),
      fc.integer({ min: 1, max: 1e4 }),
      (declared, was, is) => {
        const line = repricedLine({ ...imported, declared_minor: declared, quantity: was }, is, item, "USD");
        assert.ok(Math.abs((line.declared_minor ?? -1) - declared * is / was) <= 0.5 + 1e-6);
        assert.equal(line.total_minor, is * item.price_minor);
      },
    ),
    { seed: 7 },
  );
});
