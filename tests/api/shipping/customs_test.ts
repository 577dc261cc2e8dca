import assert from "node:assert/strict";
import {
  customsGapsOf,
  type CustomsLine,
  customsLines,
  type Declaration,
  type DeclaredPiece,
  formFor,
  isNetOver,
  shareOfUnit,
  sumsOf,
} from "../../../api/shipping/customs.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const line = (more: Partial<CustomsLine> = {}): CustomsLine => ({
  desc: "T-shirt",
  hs: "610910",
  origin: "VN",
  qty: 1,
  net_g: 180,
  value_minor: 1_995,
  currency: "USD",
  ...more,
});

Deno.test("S2.27 a package within one country has no form; abroad CN 22 up to the method's limit, CN 23 from a cent above", () => {
  const of = (more: Partial<Declaration> = {}) =>
    formFor({
      from: { country: "VN" },
      to: { country: "DE" },
      lines: [line()],
      cn22_max_minor: 40_000,
      cn22_currency: "USD",
      ...more,
    });
  assert.equal(of({ to: { country: "VN" } }), null);
  assert.equal(of({ to: { country: "" } }), null);
  assert.equal(of({ from: { country: "" } }), null);
  assert.equal(of({ lines: [line({ value_minor: 40_000 })] }), "CN22");
  assert.equal(of({ lines: [line({ value_minor: 40_001 })] }), "CN23");
  assert.equal(of({ lines: [line({ value_minor: 20_000 }), line({ value_minor: 20_001 })] }), "CN23");
  // Values in another currency, or in two, cannot be compared with the limit.
  assert.equal(of({ lines: [line({ currency: "EUR" })] }), "CN23");
  assert.equal(of({ lines: [line(), line({ currency: "EUR" })] }), "CN23");
  assert.equal(of({ lines: Array.from({ length: 4 }, () => line({ value_minor: 1 })) }), "CN22");
  assert.equal(of({ lines: Array.from({ length: 5 }, () => line({ value_minor: 1 })) }), "CN23");
  assert.equal(of({ lines: [] }), "CN23");
  assert.equal(of({ cn22_max_minor: 0 }), "CN23");
});

Deno.test("a missing HS code, origin, value or description is named once, and so is a package without lines", () => {
  assert.deepEqual(customsGapsOf([line()]), []);
  assert.deepEqual(customsGapsOf([]), ["lines"]);
  assert.deepEqual(customsGapsOf([line({ hs: "" }), line({ hs: "61091" })]), ["hs"]);
  assert.deepEqual(customsGapsOf([line({ hs: "61091000001" })]), ["hs"]);
  assert.deepEqual(customsGapsOf([line({ origin: "" }), line({ value_minor: 0 })]), ["origin", "value"]);
  assert.deepEqual(customsGapsOf([line({ desc: " " })]), ["desc"]);
  assert.deepEqual(customsGapsOf([line({ hs: "6109100010", value_minor: 1 })]), []);
});

Deno.test("the garments of a line add up to the line's value, to the cent, in any number", () => {
  assert.deepEqual([0, 1, 2].map((at) => shareOfUnit(1_000, 3, at)), [333, 333, 334]);
  assert.equal(shareOfUnit(1_000, 0, 0), 0);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 500 }), (total, of) => {
      const shares = Array.from({ length: of }, (_, at) => shareOfUnit(total, of, at));
      assert.equal(shares.reduce((sum, share) => sum + share, 0), total);
      assert.ok(Math.max(...shares) - Math.min(...shares) <= 1);
    }),
    { numRuns: isSoak ? 5_000 : 50 },
  );
});

const piece: fc.Arbitrary<DeclaredPiece> = fc.record({
  sku: fc.constantFrom("TEE-M", "TEE-L", "MUG"),
  source: fc.constantFrom("shop", "house"),
  desc: fc.constantFrom("Shirt", "Mug", "shirt"),
  hs: fc.constantFrom("610910", "691200", ""),
  origin: fc.constantFrom("VN", "US"),
  weight_g: fc.integer({ min: 0, max: 2_000 }),
  value_minor: fc.integer({ min: 0, max: 100_000 }),
  currency: fc.constantFrom("USD", "EUR"),
});

Deno.test("garments become lines without loss: number, weight and value by currency stay", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const lines = customsLines(pieces);
      const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
      assert.equal(sum(lines.map(({ qty }) => qty)), pieces.length);
      assert.equal(sum(lines.map(({ net_g }) => net_g)), sum(pieces.map(({ weight_g }) => weight_g)));
      for (const { currency, value_minor } of sumsOf(lines)) {
        const own = pieces.filter((each) => each.currency === currency);
        assert.equal(value_minor, sum(own.map((each) => each.value_minor)));
      }
      const keys = lines.map(({ desc, hs, origin, currency }) => [desc, hs, origin, currency].join("|"));
      assert.equal(new Set(keys).size, lines.length);
      const found = (of: readonly { readonly skus: readonly string[] }[]) =>
        [...new Set(of.flatMap(({ skus }) => skus))].sort();
      assert.deepEqual(found(lines), [...new Set(pieces.map(({ sku }) => sku))].sort());
    }),
    { numRuns: isSoak ? 5_000 : 50 },
  );
});

Deno.test("a line names its items and the source of its value: the shop, us, or both", () => {
  const of = (sku: string, source: "shop" | "house", more: Partial<DeclaredPiece> = {}): DeclaredPiece => ({
    ...{
      sku,
      source,
      desc: "Shirt",
      hs: "610910",
      origin: "VN",
      weight_g: 1,
      value_minor: 1,
      currency: "USD",
    },
    ...more,
  });
  const lines = customsLines([
    of("TEE-M", "shop"),
    of("TEE-L", "shop"),
    of("TEE-M", "shop"),
    of("MUG", "house", { desc: "Mug" }),
    of("CAP", "shop", { desc: "Cap" }),
    of("CAP", "house", { desc: "Cap" }),
  ]);
  assert.deepEqual(lines.map(({ skus, source }) => [...skus, source]), [
    ["TEE-M", "TEE-L", "shop"],
    ["MUG", "house"],
    ["CAP", "mixed"],
  ]);
});

const WEIGHTS = JSON.parse(
  Deno.readTextFileSync(new URL("../../fixtures/real/19_net_weights.json", import.meta.url)),
) as readonly {
  readonly kind: string;
  readonly net_g: readonly number[];
  readonly gross_g: number;
  readonly asked: boolean;
}[];

for (const { kind, net_g, gross_g, asked } of WEIGHTS) {
  Deno.test(`Real input 19 ${kind}: ${asked ? "left to the person" : "accepted as it is"}`, () => {
    assert.equal(isNetOver(net_g.map((net) => line({ net_g: net })), gross_g), asked);
  });
}
