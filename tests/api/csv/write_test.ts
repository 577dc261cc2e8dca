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
    "a",
    "é",
    " ",
    "\0",
    "田",
  ),
  maxLength: 10,
});
/** A row of one empty cell is a blank line, and no row. */
const table = fc.array(fc.array(tricky, { minLength: 2, maxLength: 5 }), { maxLength: 8 });

function parse(text: string): (readonly string[])[] {
  const parser = createCsvParser();
  return [...parser.push(text), ...parser.end()].map(({ cells, broken }) => {
    assert.equal(broken, null);
    return cells;
  });
}

Deno.test("what is written is read back the same, once the escape is undone", () => {
  fc.assert(fc.property(table, (rows) => {
    const text = BYTE_ORDER_MARK + csvRows(rows);
    assert.deepEqual(parse(text).map((cells) => cells.map(unescapeFormula)), rows);
  }));
});

Deno.test("another reader of RFC 4180 reads the same", () => {
  fc.assert(fc.property(table, (rows) => {
    const read = Papa.parse<string[]>(csvRows(rows), { delimiter: ",", newline: "\r\n" }).data;
    assert.deepEqual(read.slice(0, rows.length), rows.map((cells) => cells.map(escapeFormula)));
  }));
});

Deno.test("no text that is written begins as a formula does, and the escape can always be undone", () => {
  fc.assert(fc.property(tricky, (text) => {
    assert.doesNotMatch(escapeFormula(text), /^[=+\-@＝＋－＠\t\r]/);
    assert.equal(unescapeFormula(escapeFormula(text)), text);
  }));
});

Deno.test("numbers are no text: a minus stays a minus, and an amount keeps its zeros", () => {
  assert.equal(
    csvRow([-5, figure("-12.30"), "-5", null, 'a "b", c']),
    `-5,-12.30,'-5,,"a ""b"", c"\r\n`,
  );
});

Deno.test("full-width signs begin a formula too: each is escaped, and read back as it was", () => {
  for (const sign of ["＝", "＋", "－", "＠"]) {
    assert.equal(escapeFormula(`${sign}1`), `'${sign}1`);
    assert.equal(escapeFormula(`'${sign}1`), `''${sign}1`);
    assert.equal(csvRow([`${sign}SUM(A1)`]), `'${sign}SUM(A1)\r\n`);
    assert.equal(unescapeFormula(escapeFormula(`${sign}1`)), `${sign}1`);
    assert.equal(escapeFormula(`a${sign}`), `a${sign}`);
  }
});
