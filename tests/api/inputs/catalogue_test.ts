import assert from "node:assert/strict";
import { type GenericSchema, type InferOutput, object } from "valibot";
import type { ItemInput, ProductInput } from "../../../api/generated/schema.ts";
import { itemInput } from "../../../api/inputs/catalogue/item.ts";
import { productInput } from "../../../api/inputs/catalogue/product.ts";
import { sku } from "../../../api/inputs/catalogue/sku.ts";
import { mendFields } from "../../../api/inputs/orders/job.ts";
import { orderInput } from "../../../api/inputs/orders/order.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { SKU_CHARS } from "../../../api/catalogue/catalogue.ts";

const isItem: InferOutput<typeof itemInput> extends ItemInput ? true : false = true;
const isProduct: InferOutput<typeof productInput> extends ProductInput ? true : false = true;
const hasItem: keyof ItemInput extends keyof InferOutput<typeof itemInput> ? true : false = true;
const hasProduct: keyof ProductInput extends keyof InferOutput<typeof productInput> ? true : false = true;

function outcome(schema: GenericSchema, input: unknown): unknown {
  const read = readInput(schema, input);
  return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`);
}

Deno.test("the schemas of the catalogue give the generated input types", () => {
  assert.ok(isItem && isProduct && hasItem && hasProduct);
});

Deno.test("S2.22 every problem of an item is reported at once, with its path", () => {
  assert.deepEqual(
    outcome(itemInput, {
      sku: "TEE,BLACK",
      price_minor: 0.5,
      prices: [{ level: 2, price_minor: -1 }, { level: 0, price_minor: 800 }],
      weight_g: -1,
      packed_l_mm: 10_001,
      art: "maybe",
    }),
    [
      "sku invalid",
      "price_minor badAmount",
      "prices.0.price_minor badAmount",
      "prices.1.level badNumber",
      "weight_g badNumber",
      "packed_l_mm badNumber",
      "art unknown",
    ],
  );
  const twice = { prices: [{ level: 2, price_minor: 1 }, { level: 2, price_minor: 2 }] };
  assert.deepEqual(outcome(itemInput, twice), ["prices taken"]);
});

Deno.test("S2.22 a SKU is read without full-width letters and invisible characters, and orders take the longest; prices are sorted by level", () => {
  assert.deepEqual(outcome(itemInput, { sku: "  ＴＥＥ－Ｍ\u200b " }), { sku: "TEE-M" });
  assert.deepEqual(outcome(itemInput, { sku: "\u200b" }), ["sku required"]);
  assert.deepEqual(outcome(itemInput, { sku: "A".repeat(SKU_CHARS + 1) }), ["sku tooLong"]);
  const longest = { sku: "A".repeat(SKU_CHARS) };
  const lines = [{ ...longest, quantity: 1 }];
  assert.deepEqual([outcome(sku, longest.sku), outcome(itemInput, longest)], [longest.sku, longest]);
  assert.deepEqual(outcome(orderInput, { lines }), { lines });
  assert.deepEqual(outcome(object(mendFields), { external_sku: longest.sku }), { external_sku: longest.sku });
  const prices = [{ level: 5, price_minor: 700 }, { level: 2, price_minor: 800 }];
  assert.deepEqual(outcome(itemInput, { prices }), { prices: prices.toReversed() });
});

Deno.test("S2.22 a product's HS code is stored without dots, its country as a code, its areas with their defaults", () => {
  const areas = [{ key: "front", w_mm: 300, h_mm: 400 }];
  assert.deepEqual(outcome(productInput, { hs_code: " 6109.10 00 ", origin: "vietnam", areas }), {
    hs_code: "61091000",
    origin: "VN",
    areas: [{ ...areas[0], safe_mm: 5, dpi_min: 150, dpi_good: 300 }],
  });
});

Deno.test("S2.22 every problem of a product is reported at once, with its path", () => {
  const front = { key: "front", w_mm: 300, h_mm: 400 };
  assert.deepEqual(
    outcome(productInput, {
      code: "",
      title: " ",
      type: "castle",
      methods: ["gilding"],
      route: ["qc", "print"],
      areas: [front, front],
      hs_code: "61091",
      origin: "Atlantis",
      customs_desc: "x".repeat(51),
      vip_points: 0.5,
      status: "Out Of Stock",
    }),
    [
      "code required",
      "title required",
      "type unknown",
      "methods.0 unknown",
      "route routeEnd",
      "areas taken",
      "hs_code badHsCode",
      "origin badCountry",
      "customs_desc tooLong",
      "vip_points badAmount",
      "status unknown",
    ],
  );
});
