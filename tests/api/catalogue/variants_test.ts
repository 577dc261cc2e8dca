/** Colors and sizes as a matrix. */
import assert from "node:assert/strict";
import { MAX_VARIANTS } from "../../../api/catalogue/catalogue.ts";
import { comparableName, pairOf, variantsOf, wordsIn } from "../../../api/catalogue/variants.ts";
import { fc } from "../../support/property.ts";

Deno.test("a SKU has short colors and full sizes; a given code is used in it; a repeated value counts once", () => {
  const colors = wordsIn("Black\nHeather Grey, Navy=NV2; black\n\nＢlack");
  assert.deepEqual(colors.map(({ name, short }) => `${name}=${short}`), [
    "Black=BLA",
    "Heather Grey=HEGR",
    "Navy=NV2",
  ]);
  const made = variantsOf("TEE", colors.slice(0, 2), wordsIn("S\n2XL", true)) ?? [];
  assert.deepEqual(made.map(({ sku, color, size }) => `${sku}: ${color}/${size}`), [
    "TEE-BLA-S: Black/S",
    "TEE-BLA-2XL: Black/2XL",
    "TEE-HEGR-S: Heather Grey/S",
    "TEE-HEGR-2XL: Heather Grey/2XL",
  ]);
  assert.deepEqual(variantsOf("MUG", [], wordsIn("11oz", true)), [{
    sku: "MUG-11OZ",
    color: "",
    size: "11oz",
  }]);
});

Deno.test("at most 300 variants are made at once, and empty input makes none", () => {
  const words = (count: number) =>
    wordsIn(Array.from({ length: count }, (_, at) => `C${at}`).join("\n"), true);
  assert.equal(variantsOf("T", words(30), words(10))?.length, MAX_VARIANTS);
  assert.equal(variantsOf("T", words(43), words(7)), null);
  assert.equal(variantsOf("T", [], []), null);
});

Deno.test("a variant matrix has no duplicate SKU and no duplicate pair of color and size, regardless of case and width", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "A", "ａ", "ß", "ü", "U\u0308", "1", " ", "\u3000", "-", "=", "ﬁ"),
    maxLength: 6,
  });
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join("\n"));
  fc.assert(fc.property(text, text, (colors, sizes) => {
    const made = variantsOf("TEE", wordsIn(colors), wordsIn(sizes, true)) ?? [];
    assert.equal(new Set(made.map(({ sku }) => comparableName(sku))).size, made.length);
    assert.equal(new Set(made.map(pairOf)).size, made.length);
  }));
});
