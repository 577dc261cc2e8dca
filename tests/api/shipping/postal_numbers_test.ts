/** Postal numbers are checked against the public vectors of UPU S10 and GS1. */
import assert from "node:assert/strict";
import { MAX_SCAN_LENGTH } from "../../../api/codes/scan_codes.ts";
import { s10CheckDigit, s10Of } from "../../../api/codes/s10.ts";
import { numberSheets } from "../../../api/documents/number_sheets.ts";
import {
  checkNumber,
  checkNumbersIn,
  type CheckProblem,
  spacedNumber,
} from "../../../api/shipping/postal_numbers.ts";

Deno.test("S2.16 the public S10 vectors pass, with the three special check digits", () => {
  for (
    const [serial, digit] of [
      ["47312482", "9"],
      ["12345678", "5"],
      ["28704377", "5"],
      ["00016427", "3"],
      ["00000000", "5"],
      ["00000008", "0"],
      ["00000015", "5"],
      ["99999999", "5"],
    ] as const
  ) assert.equal(s10CheckDigit(serial), digit, serial);
});

Deno.test("S2.16 a number is checked for length, form, class, check digit and country, in this order", () => {
  const cases: readonly (readonly [string, CheckProblem | null, string?])[] = [
    ["RB123456785GB", null, "R"],
    ["rb 123 456 785 us", null, "R"],
    ["RR287043775IN", null, "R"],
    ["RR000164273KH", null, "R"],
    ["LX000000005VN", null, "L"],
    ["GA473124829US", null, "domestic"],
    ["RB123456786US", "digit", "R"],
    ["RB123456785XX", "country", "R"],
    ["JA123456785VN", "class", ""],
    ["RB12345678VN", "length", ""],
    ["RB12345678501", "form", ""],
    ["", "length", ""],
    ["106141412345678908", null, ""],
    ["(00) 106141411234567897", null, ""],
    ["000123456000000005", null, ""],
    ["106141412345678909", "digit", ""],
  ];
  for (const [text, problem, service] of cases) {
    const check = checkNumber(text);
    assert.deepEqual([check.problem, check.service], [problem, service], text);
  }
  assert.equal(checkNumber("RB123456786US").expected, "5");
  assert.equal(checkNumber("106141412345678909").expected, "8");
});

Deno.test("S2.16 property: each wrong digit of a number is found", () => {
  for (let serial = 0; serial < 100_000_000; serial += 999_983) {
    const text = String(serial).padStart(8, "0");
    const code = s10Of("RB", text, "VN");
    assert.equal(checkNumber(code).problem, null);
    for (let at = 2; at < 11; at++) {
      const digit = (Number(code[at]) + 1 + serial % 9) % 10;
      if (String(digit) === code[at]) continue;
      const wrong = code.slice(0, at) + digit + code.slice(at + 1);
      // The digits 0 and 5 each represent two remainders.
      const isTwin = s10CheckDigit(wrong.slice(2, 10)) === wrong[10];
      assert.equal(checkNumber(wrong).problem, isTwin ? null : "digit", wrong);
    }
  }
});

Deno.test("S2.16 pasted text is read line by line, each number once, 200 at most", () => {
  const codesIn = (text: string) => checkNumbersIn(text).checks.map(({ code }) => code);
  assert.deepEqual(codesIn("RB 123\n\n--\nLX1, l-x 1;\tLX2"), ["RB123", "LX1", "LX2"]);
  assert.deepEqual(codesIn("(00) 106141411234567897\n106141411234567897"), ["106141411234567897"]);
  assert.deepEqual(codesIn("A".repeat(MAX_SCAN_LENGTH + 1)), ["A".repeat(MAX_SCAN_LENGTH)]);
  // A number that appears twice is checked once, and does not count as left over.
  const lines = Array.from({ length: 300 }, (_, at) => `N${at}\nn ${at}`).join("\n");
  assert.deepEqual([codesIn(lines).length, codesIn(lines).at(-1), checkNumbersIn(lines).left], [
    200,
    "N199",
    100,
  ]);
  assert.equal(spacedNumber("RB123456785VN"), "RB 123 456 785 VN");
});

Deno.test("S2.16 a sheet has 24 numbers on A4 in rows of three, or one on each label", () => {
  const codes = Array.from({ length: 25 }, (_, at) => s10Of("LX", String(at).padStart(8, "0"), "VN"));
  const made = { language: "en", at: 0, timeZone: "UTC" };
  const a4 = numberSheets(codes, "a4", made);
  assert.equal(a4.labels.length, 2);
  assert.equal(a4.labels[0]?.filter(({ kind }) => kind === "columns").length, 8);
  assert.equal(a4.labels[1]?.filter(({ kind }) => kind === "columns").length, 1);
  assert.equal(numberSheets(codes, "4x6", made).labels.length, 25);
});
