import assert from "node:assert/strict";
import { suggestItem } from "../../../server/modules/shops/variants/suggest.ts";

const item = (_id: string, title: string, color: string, size: string, product_id = "tees") => ({
  ...{ _id, title, color, size, product_id },
});
const ITEMS = [
  item("black-m", "Organic cotton tee", "Black", "M"),
  item("black-l", "Organic cotton tee", "Black", "L"),
  item("navy-m", "Organic cotton tee", "Navy", "M"),
  item("hoodie-m", "Zip hoodie", "Black", "Medium", "hoodies"),
  item("mug", "Enamel mug", "", "", "mugs"),
];
const suggested = (title: string, variant: string, products: readonly string[] = []) =>
  suggestItem({ title, variant }, ITEMS, new Set(products))?._id ?? null;

Deno.test("S2.35 an item is suggested for a product of a shop with the same options, in any order and spelling", () => {
  for (const variant of ["Black / M", "M / Black", "medium, BLACK", "Medium | black"]) {
    assert.equal(suggested("Cotton Tee", variant), "black-m", variant);
  }
  assert.equal(suggested("Enamel mug with anchor", "Default Title"), "mug");
  assert.equal(suggested("Cotton tee", "Black / XL"), null);
  assert.equal(suggested("Cotton tee", "Black"), null, "an option is missing");
});

Deno.test("S2.35 a product to which other variants of the same name are mapped takes precedence over a similar name", () => {
  assert.equal(suggested("Sail", "Navy / M"), null);
  assert.equal(suggested("Sail", "Navy / M", ["tees"]), "navy-m");
  assert.equal(suggested("Cotton tee", "Black / M", ["hoodies"]), "hoodie-m");
  assert.equal(suggested("Sail", "Black / M", ["tees", "hoodies"]), null, "two products fit");
});

Deno.test("S2.35 nothing is suggested if two items have equally similar names", () => {
  const twins = [item("one", "Basic tee", "Red", "S", "p1"), item("two", "Tee basic", "Red", "S", "p2")];
  assert.equal(suggestItem({ title: "Basic tee", variant: "Red / S" }, twins, new Set()), null);
});
