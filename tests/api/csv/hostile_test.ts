/** Files that are wrong in one place: that place is reported, and the good rows are kept. */
import assert from "node:assert/strict";
import { Surveyor } from "../../../api/csv/assembly.ts";
import { MAX_STORED_REFUSALS } from "../../../api/csv/bounds.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import { createPreview } from "../../../api/csv/preview.ts";
import { PROBLEM_HEADER, rowReader } from "../../../api/csv/reader.ts";
import { readHead } from "../../../api/csv/rows.ts";
import { encodeText } from "../../support/files/encoding.ts";
import { planOf } from "../../support/orders/plans.ts";

const HEADER = ["Order Number", "SKU", "Quantity", "City", "Note"];

/** Returns the preview of an import of a file whose columns are matched by name. */
function previewOf(text: string) {
  const bytes = encodeText(text, "utf-8");
  const { problem, format } = detectFormat(bytes, true);
  assert.equal(problem, null);
  const [header, ...rows] = readHead(bytes, true, format);
  assert.ok(header);
  const preview = createPreview(planOf(header.cells, format), "USD");
  preview.take(rows);
  const { orders, refusals, refusedRows, orderCount } = preview.result();
  return {
    made: orders.map((order) => order.external_number),
    orders,
    orderCount,
    refusedRows,
    refused: refusals.map(({ line, code, because }) => [line, code, because]),
  };
}

const rowOf = (number: string, note = "") => `${number},S-1,1,Austin,${note}`;
const file = (...rows: string[]) => [HEADER.join(","), ...rows].join("\n");

Deno.test("a file that is cut in the middle of a quote keeps the rows before it", () => {
  const { made, refused } = previewOf(file(rowOf("1"), rowOf("2", '"two\nlines"'), rowOf("3", '"cut')));
  assert.deepEqual([made, refused], [["1", "2"], [[5, "badQuotes", null]]]);
});

Deno.test("one broken row in ten thousand is refused alone", () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => rowOf(String(at), at === 5_000 ? '"x"y' : ""));
  const { orderCount, refused } = previewOf(file(...rows));
  assert.deepEqual([orderCount, refused], [9_999, [[5_002, "badQuotes", null]]]);
});

Deno.test("mixed line ends, blank lines and cells after the last column change nothing", () => {
  const { made, refused } = previewOf(
    `${HEADER.join(",")}\r\n${rowOf("1")}\r${rowOf("2")}\n\n${rowOf("3")},,\r\n`,
  );
  assert.deepEqual([made, refused], [["1", "2", "3"], []]);
});

Deno.test("a row that is too short or too long, a NUL and an invalid character are refused, each with its reason", () => {
  const { made, refused } = previewOf(
    file(rowOf("1"), "2,S-1", `${rowOf("3")},more`, rowOf("4", "a\0b"), rowOf("5", "\ufffd")),
  );
  assert.deepEqual([made, refused], [
    ["1"],
    [[3, "ragged", null], [4, "ragged", null], [5, "badText", null], [6, "badText", null]],
  ]);
});

Deno.test("a cell that looks like a formula is text", () => {
  const { orders } = previewOf(file(rowOf('"=HYPERLINK(""http://x"")"', "+1"), rowOf("@SUM(A1)", "-2")));
  assert.deepEqual(orders.map(({ external_number, note }) => [external_number, note]), [
    ['=HYPERLINK("http://x")', "+1"],
    ["@SUM(A1)", "-2"],
  ]);
});

Deno.test("two hundred columns, a repeated name and names of object properties are read like any other", () => {
  const more = Array.from(
    { length: 195 },
    (_, at) => ["__proto__", "constructor", "SKU", "City", ""][at % 5] ?? "",
  );
  const { orders, refused } = previewOf(
    [[...HEADER, ...more].join(","), [rowOf("1"), ...more.map(() => "x")].join(",")].join("\n"),
  );
  assert.deepEqual([orders[0]?.city, orders[0]?.lines[0]?.sku, refused], ["Austin", "S-1", []]);
});

Deno.test("a header that is too long, or has characters that no database stores, is shortened", () => {
  const header = `Qty\0${"x".repeat(300)}`;
  const plan = {
    ...planOf(["order id", "sku", header]),
    columns: { external_number: 0, sku: 1, quantity: 2 },
  };
  const found = rowReader(plan, "USD")({ line: 2, cells: ["1", "S", "none"], broken: null });
  assert.deepEqual(found && !found.ok && found.refusals, [
    { code: "badNumber", column: `Qty ${"x".repeat(196)}` },
  ]);
});

Deno.test("blank cells below an order's first row repeat it, and different ones refuse the order", () => {
  const { orders, refused } = previewOf(file(
    "1,S-1,1,Austin,",
    "1,S-2,2,,",
    "2,S-1,1,Austin,",
    "2,S-2,1,Boston,",
    "1,S-3,1,,",
  ));
  assert.deepEqual(orders, []);
  // A valid row of a refused order names the faulty row and the reason.
  assert.deepEqual(refused, [
    [2, "mismatch", 6],
    [3, "mismatch", 6],
    [4, "mismatch", 5],
    [5, "mismatch", null],
    // The row is not below its own order, so nothing says what its blank cell means.
    [6, "mismatch", null],
  ]);
  const { orders: [whole] } = previewOf(file("1,S-1,1,Austin,", "1,S-2,2,,"));
  assert.deepEqual([whole?.city, whole?.lines.length], ["Austin", 2]);
});

Deno.test("corrected refused rows lose the apostrophe and the last column that we added when they are imported again", () => {
  const header = [...HEADER, PROBLEM_HEADER].join(",");
  const { orders } = previewOf(`${header}\n1,'=S,1,Austin,'+1,"Quantity: wrong"`);
  assert.deepEqual([orders[0]?.lines[0]?.sku, orders[0]?.note], ["=S", "+1"]);
  const { orders: [other] } = previewOf(file("1,'=S,1,Austin,"));
  assert.equal(other?.lines[0]?.sku, "'=S", "in a file that is not ours it is a letter");
});

Deno.test("of very many refused rows only the first are stored, all are counted, and the rest never become orders", () => {
  const plan = planOf(HEADER);
  const surveyor = new Surveyor(rowReader(plan, "USD"));
  const cells = (at: number) => [String(at % 6_000), "S", at < 12_000 ? "none" : "1", "Austin", ""];
  for (let at = 0; at < 18_000; at++) surveyor.take([{ line: at + 2, cells: cells(at), broken: null }]);
  const { rows, orders, refusedRows, refusals } = surveyor.finish();
  assert.deepEqual([rows, orders, refusedRows], [18_000, 0, 18_000]);
  assert.equal(new Set(refusals.map(({ line }) => line)).size, MAX_STORED_REFUSALS);
  assert.equal(refusals.at(-1)?.line, MAX_STORED_REFUSALS + 1);
});
