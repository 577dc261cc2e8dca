/** Written workbooks are read back by our own reader, which is tested with files of other programs. */
import assert from "node:assert/strict";
import { type CsvCell, figure, moment } from "../../../api/csv/write.ts";
import { serialOf, sheetHead } from "../../../api/xlsx/write.ts";
import { fc } from "../../support/property.ts";
import { unzipTexts } from "../../support/files/unzip.ts";
import { readRows, writeWorkbook } from "../../support/files/workbooks.ts";

const text = fc.string({
  unit: fc.constantFrom(
    "a",
    "é",
    "田",
    "😀",
    "<",
    "&",
    '"',
    "'",
    "=",
    "+",
    "@",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u0001",
    " ",
    "_x0041_",
    "_",
    "]]>",
    "0",
    "\uffff",
  ),
  maxLength: 8,
});
const iso = (day: string) => day.split("-").toReversed().join("-");
const date = fc.date({ min: new Date("1901-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((at) => {
    const [day = "", time = ""] = at.toISOString().split("T");
    return `${iso(day)} ${time.slice(0, 8)}`;
  });

/** Generates a cell and the text that reading it back must give. */
const cell: fc.Arbitrary<readonly [CsvCell, string]> = fc.oneof(
  text.map((each) => [each, each] as const),
  fc.integer({ min: -1e9, max: 1e14 }).map((each) => [each, String(each)] as const),
  fc.tuple(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 3 })).map(([units, scale]) => {
    const amount = (units / 10 ** scale).toFixed(scale);
    return [figure(amount), String(Number(amount))] as const;
  }),
  date.map((each) =>
    [moment(each), `${iso(each.slice(0, 10))}${each.slice(10)}`.replace(/ 00:00:00$/, "")] as const
  ),
  date.map((each) => [moment(each.slice(0, 10)), iso(each.slice(0, 10))] as const),
  fc.constant([null, ""] as const),
);

Deno.test("random tables read back the same, in whatever pieces they were written", async () => {
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 4 }), async (rows, pieces) => {
      const file = await writeWorkbook(
        ["A", "B", "C"],
        rows.map((each) => each.map(([given]) => given)),
        pieces,
      );
      const expected = rows.map((each) => each.map(([, back]) => back)).filter((cells) =>
        cells.some((each) => each.trim() !== "")
      );
      const read = await readRows(file);
      assert.deepEqual(read.map(({ cells }) => cells), [["A", "B", "C"], ...expected]);
      assert.ok(read.every(({ faults }) => faults === undefined));
    }),
    { numRuns: 100 },
  );
});

Deno.test("the header is bold and stays visible, columns have a width, and no text is a formula", async () => {
  const parts = unzipTexts(await writeWorkbook(["Name", "Sum"], [["=HYPERLINK(1)", 5]]));
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  assert.match(sheet, /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/);
  assert.match(sheet, /<col min="1" max="1" width="12" customWidth="1"\/>/);
  assert.match(sheet, /<c r="A1" t="inlineStr" s="1">/);
  assert.match(parts.get("xl/styles.xml") ?? "", /<font><b\/>/);
  assert.match(sheet, /<c r="B2"><v>5<\/v><\/c>/);
  assert.doesNotMatch(sheet, /<f>/);
});

Deno.test("rows above the header stay visible with it", () => {
  const sheet = sheetHead(["Name"], [["Report"], []]);
  assert.match(sheet, /<pane ySplit="3" topLeftCell="A4" /);
  assert.match(sheet, /<row r="1"><c r="A1" t="inlineStr">.*<row r="3"><c r="A3" t="inlineStr" s="1">/);
});

Deno.test("an amount keeps its zeros, a number with too many digits becomes text, a day is stored as its serial number", async () => {
  const file = await writeWorkbook(["A"], [[figure("12.50")], [figure("12345678901234.567")], [
    moment("05-03-2024"),
  ]]);
  const sheet = unzipTexts(file).get("xl/worksheets/sheet1.xml") ?? "";
  assert.match(sheet, /<c r="A2" s="4"><v>12\.50<\/v>/);
  assert.match(sheet, /<c r="A3" t="inlineStr">.*12345678901234\.567/);
  assert.match(sheet, /<c r="A4" s="2"><v>45356<\/v>/);
  assert.equal(serialOf("05-03-2024 12:00:00"), 45356.5);
  assert.equal(serialOf("31-12-1899"), null);
});
