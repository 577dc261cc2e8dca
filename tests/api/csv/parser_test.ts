/** The CSV parser against RFC 4180, against papaparse, and against files that shops really send. */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { MAX_ROW_CHARS } from "../../../api/csv/bounds.ts";
import { createCsvParser, type CsvRow } from "../../../api/csv/parser.ts";
import { fc } from "../../support/property.ts";

/** Parses text that arrives in pieces of the given sizes, in rotation. */
function parse(text: string, sizes: readonly number[] = [text.length || 1]): CsvRow[] {
  const parser = createCsvParser();
  const rows: CsvRow[] = [];
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    rows.push(...parser.push(text.slice(at, at + size)));
    at += size;
  }
  return [...rows, ...parser.end()];
}

const cellsOf = (rows: readonly CsvRow[]) => rows.map((row) => row.cells);

const tricky = fc.string({
  unit: fc.constantFrom('"', ",", "\n", "\r", "a", "é", " ", "\0", "田"),
  maxLength: 12,
});
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

Deno.test("text of an RFC 4180 writer is read back the same, however it is cut into pieces", () => {
  const table = fc.array(fc.array(tricky, { minLength: 2, maxLength: 4 }), { maxLength: 8 });
  const eol = fc.constantFrom("\n", "\r\n", "\r");
  fc.assert(fc.property(table, eol, sizes, (rows, newline, cut) => {
    const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",") + newline)
      .join("");
    assert.deepEqual(cellsOf(parse(text, cut)), rows);
  }));
});

Deno.test("our parser reads the same rows as papaparse", () => {
  const table = fc.array(fc.array(tricky, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });
  fc.assert(fc.property(table, sizes, (rows, cut) => {
    const text = Papa.unparse([...rows], { newline: "\r\n" });
    const expected =
      Papa.parse<string[]>(text, { delimiter: ",", newline: "\r\n", skipEmptyLines: true }).data;
    assert.deepEqual(cellsOf(parse(text, cut)), expected);
  }));
});

Deno.test("any text is read the same in pieces as whole, and no line is lost", () => {
  const text = fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", "x"), maxLength: 80 });
  fc.assert(fc.property(text, sizes, (any, cut) => {
    const whole = parse(any);
    assert.deepEqual(parse(any, cut), whole);
    const lines = whole.map((row) => row.line);
    assert.deepEqual(
      lines,
      [...new Set(lines)].sort((one, other) => one - other),
      "line numbers must increase",
    );
  }));
});

Deno.test("a byte order mark is dropped and mixed line ends all end a row", () => {
  const rows = parse("\ufeffa,b\r\n1,2\n3,4\r5,6", [1]);
  assert.deepEqual(rows.map(({ line, cells }) => [line, ...cells]), [
    [1, "a", "b"],
    [2, "1", "2"],
    [3, "3", "4"],
    [4, "5", "6"],
  ]);
});

Deno.test("line numbers count the lines inside quotes and the blank ones", () => {
  const rows = parse('a,b\n"x\ny",1\n\n2,3\n');
  assert.deepEqual(rows.map((row) => row.line), [1, 2, 5]);
});

Deno.test("an inch mark in an unquoted cell is text", () => {
  assert.deepEqual(cellsOf(parse('3" pipe,5\n')), [['3" pipe', "5"]]);
});

Deno.test("a stray quote breaks only its own line", () => {
  const rows = parse('1,a\n2,"1.5" pads, blue"\n3,c\n4,"open\n5,e\n6,f\n');
  assert.deepEqual(rows.map(({ line, broken }) => [line, broken]), [
    [1, null],
    [2, "badQuotes"],
    [3, null],
    [4, "badQuotes"],
    [5, null],
    [6, null],
  ]);
});

Deno.test("a quote that is never closed costs one line of a long file, and bounded time", () => {
  const good = "7,seven\n".repeat(40_000);
  const rows = parse(`1,"one\n${good}`, [4_096]);
  assert.equal(rows.length, 40_001);
  assert.deepEqual(rows.filter((row) => row.broken).map((row) => row.line), [1]);
});

Deno.test("an overlong line is one broken row, and the next line is read", () => {
  const text = `a,b\n${"x".repeat(3 * MAX_ROW_CHARS)}\r\nc,d\n`;
  for (const cut of [[1_000], [text.length], [MAX_ROW_CHARS + 5]]) {
    const rows = parse(text, cut);
    assert.deepEqual(rows.map(({ line, broken }) => [line, broken]), [[1, null], [2, "tooLong"], [3, null]]);
    assert.equal(rows[1]?.cells[0]?.length, MAX_ROW_CHARS);
  }
});
