import assert from "node:assert/strict";
import { exactUnits } from "../../../api/typed_amount.ts";
import { amountText, moneyText } from "../../../src/lib/amount_text.ts";
import { fractionText } from "../../../src/lib/fraction_text.ts";
import { addEnglish, type Key, LANGUAGES, setLanguage, t } from "../../../src/lib/i18n.ts";
import { numberIn } from "../../../api/number_text.ts";
import { fc } from "../../support/property.ts";

const SEED = 20261128;

Deno.test("Clear answers 13: numbers have the separators that the browser uses for each language", () => {
  for (const language of LANGUAGES) {
    const own = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(whole, (value) => assert.equal(numberIn(language, value), own.format(value))),
      { seed: SEED },
    );
    assert.equal(numberIn(language, 1234.5), own.format(1234.5));
  }
});

Deno.test("Clear answers 13: amounts follow the language shown", async () => {
  const expected = { en: "1,000.00", de: "1.000,00", fr: "1\u202f000,00", pt: "1.000,00" };
  for (const language of LANGUAGES) {
    await setLanguage(language);
    assert.equal(amountText(100_000, "USD"), expected[language]);
    assert.equal(moneyText(-100_000, "USD"), `-${expected[language]} USD`);
    assert.equal(amountText(1_000_000, "VND"), numberIn(language, 1_000_000));
  }
  await setLanguage("en");
});

Deno.test("Clear answers 13: a field reads every amount that any language prints", async () => {
  const units = fc.integer({ min: 0, max: 99_999_999_999 });
  for (const language of LANGUAGES) {
    await setLanguage(language);
    fc.assert(
      fc.property(units, (minor) => {
        assert.equal(exactUnits(amountText(minor, "USD"), 2), minor);
        assert.equal(exactUnits(fractionText(minor, 2), 2), minor);
      }),
      { seed: SEED },
    );
  }
  await setLanguage("en");
});

Deno.test("Clear answers 13: a number within a sentence follows the language, its plural form does not change", () => {
  addEnglish({
    sample: { plain: "{n} garments, {code}", many: { one: "{count} garment", other: "{count} garments" } },
  });
  const text = (key: string, params: Record<string, string | number>) => t(`sample.${key}` as Key, params);
  assert.equal(text("plain", { n: 12_500, code: "1000" }), "12,500 garments, 1000");
  assert.equal(text("many", { count: 1 }), "1 garment");
  assert.equal(text("many", { count: 1_001 }), "1,001 garments");
});
