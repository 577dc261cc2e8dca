/** The CSV writer against our own parser, against papaparse, and against spreadsheets' formulas. */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { createCsvParser } from "../../../api/csv/parser.ts";
import {
  BYTE_ORDER_MARK,
  csvRow,
  csvRows,
  escapeFormula,
  figure,
  unescapeFormula,
} from "../../../api/csv/write.ts";
import { fc } from "../../support/property.ts";

const tricky = fc.string({
  unit: fc.constantFrom(
    '"',
    ",",
    "\n",
    "\r",
    "\t",
    "'",
    "=",
    "+",
    "-",
    "@",
    "＝",
    "＋",
    "－",
    "＠",
    "﹦",
    "﹢",
    "﹣",
    "﹫",
    "−",
    "⩵",
    "\u200b",
    "\u00a0",
    "\u00ad",
    "\u202e",
    "\u{e0020}",
    "a",
    "é",
    " ",
    "\0",
    "田",
  ),
  maxLength: 10,
});
/** A row of one empty cell is written as a blank line, which is no row, so rows have two cells or more. */
const table = fc.array(fc.array(tricky, { minLength: 2, maxLength: 5 }), { maxLength: 8 });

function parse(text: string): (readonly string[])[] {
  const parser = createCsvParser();
  return [...parser.push(text), ...parser.end()].map(({ cells, broken }) => {
    assert.equal(broken, null);
    return cells;
  });
}

Deno.test("written text is read back the same, once the escape is undone", () => {
  fc.assert(fc.property(table, (rows) => {
    const text = BYTE_ORDER_MARK + csvRows(rows);
    assert.deepEqual(parse(text).map((cells) => cells.map(unescapeFormula)), rows);
  }));
});

Deno.test("another RFC 4180 reader reads the same", () => {
  fc.assert(fc.property(table, (rows) => {
    const read = Papa.parse<string[]>(csvRows(rows), { delimiter: ",", newline: "\r\n" }).data;
    assert.deepEqual(read.slice(0, rows.length), rows.map((cells) => cells.map(escapeFormula)));
  }));
});

/** Returns the first sign as a spreadsheet may read it: without invisible characters, normalized. */
const firstSign = (text: string): string =>
  text.replace(/^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]+/u, "").normalize("NFKC").slice(0, 1);

Deno.test("no written text begins like a formula, and the escape can always be undone", () => {
  fc.assert(fc.property(tricky, (text) => {
    const written = escapeFormula(text);
    assert.doesNotMatch(written, /^[\t\r\0]/);
    assert.ok(!["=", "+", "-", "@", "−"].includes(firstSign(written)), JSON.stringify(written));
    assert.equal(unescapeFormula(written), text);
  }));
});

Deno.test("a formula is escaped after every invisible character and in every form of its first sign; a word is not", () => {
  const all = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code));
  const signs = all.filter((sign) => ["=", "+", "-", "@", "−"].includes(sign.normalize("NFKC").slice(0, 1)));
  const unseen = all.filter((each) => /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(each));
  assert.ok(signs.includes("﹦") && unseen.includes("\ufeff") && signs.length > 15 && unseen.length > 300);
  for (const text of [...signs.map((sign) => `${sign}1`), ...unseen.map((each) => `${each}=1`), "\u2800=1"]) {
    assert.equal(escapeFormula(text), `'${text}`);
    assert.equal(escapeFormula(`'${text}`), `''${text}`);
    assert.equal(escapeFormula(`a${text}`), `a${text}`);
  }
});

Deno.test("numbers are not escaped: a minus stays a minus, and an amount keeps its zeros", () => {
  assert.equal(
    csvRow([-5, figure("-12.30"), "-5", null, 'a "b", c']),
    `-5,-12.30,'-5,,"a ""b"", c"\r\n`,
  );
});
