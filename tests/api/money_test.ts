import assert from "node:assert/strict";
import { exponentOf, formatMinor } from "../../api/money.ts";
import { exactUnits } from "../../api/typed_amount.ts";
import { fc } from "../support/property.ts";

Deno.test("S9.10 an amount shows two decimals, thousand separators and a leading minus", () => {
  assert.equal(formatMinor(0, "USD"), "0.00");
  assert.equal(formatMinor(5, "USD"), "0.05");
  assert.equal(formatMinor(123456789, "USD"), "1,234,567.89");
  assert.equal(formatMinor(-100000, "USD"), "-1,000.00");
  assert.equal(formatMinor(1500000, "VND"), "1,500,000");
});

Deno.test("formatMinor() and exactUnits() are each other's inverse, in every currency's decimals", () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(fc.property(amounts, fc.constantFrom("USD", "VND", "KWD", "EUR"), (minor, currency) => {
    const text = formatMinor(minor, currency);
    assert.equal(exactUnits(text.replaceAll(",", ""), exponentOf(currency)), minor);
    assert.equal(text.split(".")[1]?.length ?? 0, exponentOf(currency));
  }));
});

Deno.test("Clear answers 10 a form reads every amount that the product prints, with either decimal mark", () => {
  const reads: readonly [text: string, decimals: number, units: number | null][] = [
    ["1,000.00", 2, 100_000],
    ["1.000,00", 2, 100_000],
    ["1 000,00", 2, 100_000],
    ["1\u202f000,5", 2, 100_050],
    ["12,345,678.9", 2, 1_234_567_890],
    ["1,000,000", 2, 100_000_000],
    ["1,000", 2, null],
    ["1.234", 2, null],
    ["1,000", 0, 1_000],
    ["1.000.000", 0, 1_000_000],
    ["1,000", 6, 1_000_000],
    ["0,125", 2, null],
    ["1,00,000", 2, null],
    ["1,000,00", 2, null],
    ["1,000.001", 2, null],
    ["1.5", 0, null],
    ["-1,000.00", 2, null],
  ];
  for (const [text, decimals, units] of reads) assert.equal(exactUnits(text, decimals), units, text);
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(fc.property(amounts, fc.constantFrom("USD", "VND", "EUR"), (minor, currency) => {
    const decimals = exponentOf(currency);
    assert.equal(exactUnits(formatMinor(minor, currency), decimals), minor);
    for (const language of ["en", "de", "fr", "pt"]) {
      const format = new Intl.NumberFormat(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      assert.equal(
        exactUnits(format.format(minor / 10 ** decimals), decimals),
        minor,
        `${language} ${minor}`,
      );
    }
  }));
});
