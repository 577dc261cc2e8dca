import assert from "node:assert/strict";
import { MAX_WORKBOOK_UNPACKED } from "../../../api/xlsx/bounds.ts";
import { WorkbookRefused } from "../../../api/xlsx/workbook_refusal.ts";
import { openWorkbook } from "../../../api/xlsx/workbook.ts";
import { bookFiles, bookOf, inline, readRows, rowsXml, zipOf } from "../../support/files/workbooks.ts";

const cellsOf = async (bytes: Uint8Array<ArrayBuffer>, sheet?: string) =>
  (await readRows(bytes, sheet === undefined ? {} : { sheet })).map(({ cells }) => cells);

async function codeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const error = await readRows(bytes).then(() => null, (caught: unknown) => caught);
  if (error === null) return "";
  assert.ok(error instanceof WorkbookRefused, String(error));
  return error.code;
}

const HEAD = rowsXml([inline("A"), inline("B")]);
const STYLES = '<numFmts><numFmt numFmtId="164" formatCode="[$-407]dd\\.mm\\.yyyy"/>' +
  '<numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/>' +
  '<xf numFmtId="166"/><xf numFmtId="21"/></cellXfs>';
const day = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;

Deno.test("shared, rich and inline texts are read whole, without their phonetic text", async () => {
  const shared = "<si><t>plain</t></si><si><r><t>ri</t></r><r><rPr/><t>ch</t></r><rPh><t>no</t></rPh></si>" +
    "<si><t>a&amp;b &#x41;_x000D_&lt;</t></si><si/>";
  const cells = ["0", "1", "2", "3"].map((at) => `<c t="s"><v>${at}</v></c>`);
  const sheet = rowsXml(["A", "B", "C", "D", "E"].map(inline), [...cells, inline("<![CDATA[x<y]]>")]);
  assert.deepEqual((await cellsOf(bookOf({ sheets: { One: sheet }, shared })))[1], [
    "plain",
    "rich",
    "a&b A\r<",
    "",
    "x<y",
  ]);
});

Deno.test("days are ISO in both date systems, by built-in and custom formats; durations and counts stay numbers", async () => {
  const values = ["1", "59", "61", "45356", "45356.4381944444", "0.5"];
  const sheet = rowsXml(values.map(inline), values.map((value) => day(1, value)));
  assert.deepEqual((await cellsOf(bookOf({ sheets: { One: sheet }, styles: STYLES })))[1], [
    "1900-01-01",
    "1900-02-28",
    "1900-03-01",
    "2024-03-05",
    "2024-03-05 10:31:00",
    "12:00:00",
  ]);
  const styled = rowsXml(
    [..."ABCDEF"].map(inline),
    [1, 2, 3, 4, 5, 0].map((style) => day(style, "43894.25")),
  );
  const book = { sheets: { One: styled }, styles: STYLES, isFrom1904: true };
  assert.deepEqual((await cellsOf(bookOf(book)))[1], [
    "2024-03-05 06:00:00",
    "2024-03-05 06:00:00",
    "43894.25",
    "2024-03-05 06:00:00",
    "43894.25",
    "43894.25",
  ]);
});

Deno.test("a number is read as shown, in the file's own decimal mark; one that lost digits is marked", async () => {
  const values = ["12.949999999999999", "0.30000000000000004", "5", "1E-7", "5.76461000000001E+17", "-3"];
  const sheet = rowsXml([..."ABCDEF"].map(inline), values.map((value) => `<c><v>${value}</v></c>`));
  const [, row] = await readRows(bookOf({ sheets: { One: sheet } }), { decimal: "," });
  assert.deepEqual(row?.cells, ["12,95", "0,3", "5", "0,0000001", "5,76461000000001E+17", "-3"]);
});

Deno.test("a formula is read as its text, never its result; formulas and errors are marked", async () => {
  const sheet = rowsXml([..."ABCDE"].map(inline), [
    "<c><f>B2*2</f><v>99</v></c>",
    '<c t="e"><v>#REF!</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c><f t="shared" ref="D2:E2" si="0">A1+1</f><v>7</v></c>',
    '<c><f t="shared" si="0"/><v>8</v></c>',
  ]);
  const [, row] = await readRows(bookOf({ sheets: { One: sheet } }));
  assert.deepEqual(row?.cells, ["=B2*2", "#REF!", "TRUE", "=A1+1", "=A1+1"]);
  assert.deepEqual(row?.faults, [[0, "formula"], [1, "errorCell"], [3, "formula"], [4, "formula"]]);
});

Deno.test("rows are as wide as the header, gaps are empty cells, line numbers are the sheet's own, and merged cells have their value once", async () => {
  const sheet = `<row r="2"><c r="B2" t="inlineStr"><is><t>A</t></is></c>${inline("B")}</row><row r="3"/>` +
    `<row r="5"><c r="C5"><v>1</v></c><c r="H5"><v>9</v></c></row><row r="9">${inline("x")}</row>`;
  const merges = '</sheetData><mergeCells><mergeCell ref="A5:A9"/></mergeCells><sheetData>';
  const rows = await readRows(bookOf({ sheets: { One: sheet + merges } }));
  assert.deepEqual(rows.map(({ line, cells }) => [line, ...cells]), [[2, "", "A", "B"], [5, "", "", "1"], [
    9,
    "x",
    "",
    "",
  ]]);
});

Deno.test("the visible sheets are offered, and each is read by its name", async () => {
  const book = bookOf({
    sheets: { Notes: rowsXml([inline("N")]), Orders: HEAD, Old: HEAD },
    hidden: ["Old"],
  });
  assert.deepEqual((await openWorkbook(book)).sheets, ["Notes", "Orders"]);
  assert.deepEqual(await cellsOf(book, "Orders"), [["A", "B"]]);
  await assert.rejects(readRows(book, { sheet: "Gone" }), { code: "sheetGone" });
});

Deno.test("a file that is not a workbook, or has macros, entities or too many columns, is refused by name", async () => {
  const good = bookFiles({ sheets: { One: HEAD } });
  const wide = rowsXml(Array.from({ length: 201 }, (_, at) => inline(`c${at}`)));
  const macro = {
    "[Content_Types].xml": String(good["[Content_Types].xml"]).replace("</Types>", "") +
      '<Override PartName="/xl/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
  };
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>';
  const cases: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ["", zipOf(good)],
    ["notWorkbook", zipOf({ "readme.txt": "hello" })],
    [
      "notWorkbook",
      zipOf({ "[Content_Types].xml": '<Types><Override PartName="/word/document.xml"/></Types>' }),
    ],
    ["macros", zipOf({ ...good, ...macro })],
    ["macros", zipOf({ ...good, "xl/vbaProject.bin": "x" })],
    ["damaged", zipOf({ ...good, "xl/worksheets/sheet0.xml": entity })],
    ["damaged", zipOf({ ...good, "xl/worksheets/sheet0.xml": "<worksheet><sheetData></worksheet>" })],
    ["damaged", zipOf({ ...good, "XL/workbook.xml": "<workbook/>" })],
    ["damaged", zipOf(good).slice(0, -10)],
    ["damaged", bookOf({ sheets: { One: rowsXml(['<c t="s"><v>7</v></c>']) } })],
    ["tooManyColumns", bookOf({ sheets: { One: wide } })],
  ];
  for (const [code, bytes] of cases) assert.equal(await codeOf(bytes), code);
});

Deno.test("a zip bomb is stopped while it unpacks, whatever its directory says", async () => {
  // The size exceeds what garbage may occupy before it is collected, so that a full unpacking would be
  // noticed.
  const blanks = new Uint8Array(3 * MAX_WORKBOOK_UNPACKED).fill(32);
  const bomb = zipOf({ ...bookFiles({ sheets: { One: HEAD } }), "xl/worksheets/sheet0.xml": blanks }, 10);
  assert.ok(bomb.length < 300_000);
  const before = Deno.memoryUsage().external;
  assert.equal(await codeOf(bomb), "unpackedTooLarge");
  assert.ok(Deno.memoryUsage().external - before < 2 * MAX_WORKBOOK_UNPACKED);
});

Deno.test("many cells that share one long text are refused once their total text exceeds the limit", async () => {
  const shared = `<si><t>${"x".repeat(60_000)}</t></si>`;
  const rows = Array.from({ length: 1_000 }, () => ['<c t="s"><v>0</v></c>']);
  assert.equal(await codeOf(bookOf({ sheets: { One: rowsXml(...rows) }, shared })), "unpackedTooLarge");
});

Deno.test("a row above the length limit is broken, and the next one is read", async () => {
  const long = inline("x".repeat(40_000));
  const rows = await readRows(
    bookOf({ sheets: { One: rowsXml([inline("A"), inline("B")], [long, long], [inline("y")]) } }),
  );
  assert.deepEqual(rows.map(({ broken }) => broken), [null, "tooLong", null]);
  assert.equal(rows[1]?.cells.join("").length, 65_536);
});
