import assert from "node:assert/strict";
import { orderOfDays, readInstant, readScanRows, scanTableOf } from "../../../api/csv/box_scan_table.ts";
import { RefusedCell } from "../../../api/csv/cells.ts";
import type { CsvRow } from "../../../api/csv/parser.ts";

const rowsOf = (...rows: readonly (readonly string[])[]): CsvRow[] =>
  rows.map((cells, at) => ({ cells: [...cells], line: at + 1, broken: null }));
const WORDS = { code: "Code", time: "Zeit", place: "Ort", kind: "Art" };
const ANSWERS = { order: null, timeZone: "Asia/Ho_Chi_Minh", kind: null, kinds: {} } as const;
const read = (cell: string, order: "dmy" | "mdy" | null = null, timeZone = "UTC"): string => {
  const at = readInstant(cell, { order, timeZone });
  return at instanceof RefusedCell ? at.code : new Date(at * 1000).toISOString().slice(0, 19);
};

Deno.test("S2.8 a time is read as ISO or as spreadsheets write it, in its own zone or the chosen one", () => {
  assert.equal(read("2026-11-29T10:05:00Z"), "2026-11-29T10:05:00");
  assert.equal(read("2026-11-29T10:05:30.5+07:00"), "2026-11-29T03:05:30");
  assert.equal(read("2026-11-29 10:05", null, "Asia/Ho_Chi_Minh"), "2026-11-29T03:05:00");
  assert.equal(read("29.11.2026 10:05:30", null, "Europe/Berlin"), "2026-11-29T09:05:30");
  assert.equal(read("11/29/2026, 3:05 PM", "mdy"), "2026-11-29T15:05:00");
  assert.equal(read("11/29/2026 12:05 a.m.", "mdy"), "2026-11-29T00:05:00");
  assert.equal(read("05/11/2026 10:05", "dmy"), "2026-11-05T10:05:00");
});

Deno.test("S2.8 an ambiguous day, a day without a time and a spreadsheet's serial number are refused", () => {
  assert.equal(read("05/11/2026 10:05"), "unclearDate");
  assert.equal(read("2026-11-29"), "badTime");
  assert.equal(read("2026-11-29 25:00"), "badTime");
  assert.equal(read("2026-11-29 13:00 PM"), "badTime");
  assert.equal(read("31.02.2026 10:00"), "badDate");
  assert.equal(read("46355.42"), "badDate");
  assert.equal(read(""), "required");
});

Deno.test("S2.8 a forwarder's columns are found by name, a pasted table needs none, and unknown words are left to the person", () => {
  const [header, ...below] = rowsOf(
    ["Scan type", "SSCC", "Timestamp", "Hub"],
    ["RECEIVED", "(00)340123450000000017", "2026-11-28 10:00", "LAX"],
    ["IN", "3.40123E+17", "2026-11-28 10:00", "LAX"],
    ["IN", "BX-000001", "2026-11-28", ""],
    ["", "", "", ""],
  );
  const table = scanTableOf(header!, below, WORDS);
  assert.deepEqual(table.columns, { kind: 0, code: 1, time: 2, place: 3 });
  const open = readScanRows(table.rows, table.columns, ANSWERS);
  assert.deepEqual([open.scans.length, open.words], [1, ["in"]]);
  const answered = readScanRows(table.rows, table.columns, { ...ANSWERS, kinds: { in: "scanned" } });
  assert.deepEqual(answered.scans, [{
    line: 2,
    code: "(00)340123450000000017",
    at: Date.UTC(2026, 10, 28, 3) / 1000,
    place: "LAX",
    kind: "received",
  }]);
  assert.deepEqual(answered.refusals, [
    { line: 3, field: "code", code: "shortened" },
    { line: 4, field: "time", code: "badTime" },
  ]);
  const out = readScanRows(table.rows, table.columns, { ...ANSWERS, kinds: { in: null } });
  assert.deepEqual([out.scans.length, out.refusals], [1, []]);
  const pasted = rowsOf(["BX-000001", "05/11/2026 10:00"], ["BX-000002", "06/11/2026 10:00"]);
  const bare = scanTableOf(pasted[0]!, pasted.slice(1), WORDS);
  assert.deepEqual([bare.columns, bare.rows.length], [{ code: 0, time: 1 }, 2]);
  const orderOf = (...days: readonly string[]) => orderOfDays(rowsOf(...days.map((cell) => [cell])), 0);
  assert.deepEqual(orderOfDays(bare.rows, 1), { proven: null, open: "05/11/2026 10:00" });
  assert.deepEqual(orderOf("2026-11-28 10:00", "05/11/2026 10:00").open, "05/11/2026 10:00");
  assert.deepEqual(orderOf("28/11/2026 10:00", "05/11/2026 10:00"), { proven: "dmy", open: null });
  assert.deepEqual(orderOf("28/11/2026 10:00", "11/28/2026 10:00"), { proven: null, open: "" });
  assert.deepEqual(orderOf("2026-11-28 10:00", "2026-11-05 10:00"), { proven: null, open: null });
  assert.equal(
    readScanRows(bare.rows, bare.columns, { ...ANSWERS, kind: "scanned", order: "dmy" }).scans.length,
    2,
  );
});
