/** Choices of the import form: which rows form one order, which columns are used, and the country. */
import assert from "node:assert/strict";
import { columnProofs } from "../../../api/csv/evidence.ts";
import { matchColumns } from "../../../api/csv/match.ts";
import { OutlookCounter } from "../../../api/csv/outlook.ts";
import { createPreview } from "../../../api/csv/preview.ts";
import { type ImportPlan, importPlan } from "../../../api/csv/plan.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { planOf } from "../../support/orders/plans.ts";

const HEADER = ["Order Number", "SKU", "Quantity", "Recipient", "Order Date", "Country"];
const ROWS = [
  ["7", "A", "1", "Ana", "2026-03-01", "DE"],
  ["7", "B", "1", "Ana", "2026-03-01", ""],
  ["7", "A", "1", "Bo", "2026-03-01", ""],
  ["", "C", "1", "Bo", "2026-03-02", ""],
  ["", "C", "1", "Bo", "2026-03-02", ""],
];

/** Returns the order numbers with their counts of lines, and the refusals. */
function read(change: Partial<ImportPlan>) {
  const preview = createPreview({ ...planOf(HEADER), profile: "pressdock", ...change }, "USD");
  preview.take(ROWS.map((cells, at) => ({ line: at + 2, cells, broken: null })));
  const { orders, refusals } = preview.result();
  return {
    orders: orders.map(({ external_number, lines }) => [external_number, lines.length]),
    countries: orders.map(({ country }) => country),
    refused: refusals.map(({ line, code, column }) => [line, code, column]),
  };
}

Deno.test("each row is an order: a repeated number is counted, a row without one is identified by its content", () => {
  const { orders, refused } = read({ grouping: "row" });
  const [, , , [fourth] = [], [fifth] = []] = orders;
  assert.deepEqual(orders.slice(0, 3), [["7", 1], ["7 #2", 1], ["7 #3", 1]]);
  assert.match(String(fourth), /^R-[0-9a-f]{13}$/);
  assert.deepEqual([fifth, refused], [`${fourth} #2`, []]);
  assert.deepEqual(read({ grouping: "row" }).orders, orders, "the same file gives the same numbers again");
});

Deno.test("rows with equal values in several columns are one order, named by these values", () => {
  const { orders, refused, countries } = read({ grouping: [3, 4], country: "FR" });
  assert.deepEqual(orders, [["Bo · 2026-03-01", 1], ["Bo · 2026-03-02", 2]]);
  assert.deepEqual(countries, ["FR", "FR"], "a blank country becomes the chosen default");
  // The first two rows disagree about their country: DE in the file, and FR as the chosen default.
  assert.deepEqual(refused, [[2, "mismatch", ""], [3, "mismatch", ""]]);
  const blank = createPreview({ ...planOf(HEADER), grouping: [0] }, "USD");
  blank.take([{ line: 2, cells: ROWS[3] ?? [], broken: null }]);
  assert.deepEqual(blank.result().refusals.map(({ code, column }) => [code, column]), [[
    "required",
    "Order Number",
  ]]);
});

Deno.test("a plan can set how orders are grouped and their country, within its own header", () => {
  const columns = { sku: 1, quantity: 2 };
  const codesOf = (change: Partial<ImportPlan>) => {
    const result = readInput(importPlan, { ...planOf(HEADER), columns, ...change });
    return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(codesOf({ grouping: "row", country: "US" }), []);
  assert.deepEqual(codesOf({ grouping: [3, 4] }), []);
  assert.deepEqual(codesOf({}), ["columns.external_number required"]);
  assert.deepEqual(codesOf({ grouping: [9] }), ["grouping unknown"]);
  assert.deepEqual(codesOf({ grouping: "row", country: "Narnia" }), ["country badCountry"]);
  assert.equal(codesOf({ grouping: [] }).length, 1);
});

Deno.test("a State column is the state even after a Region column; a Region alone is used", () => {
  const at = (...headers: string[]) =>
    matchColumns(["Order ID", "SKU", "Quantity", ...headers]).columns.region;
  assert.equal(at("Region", "State"), 4);
  assert.equal(at("region", "Ship State", "State"), 4);
  assert.equal(at("Region"), 3);
});

Deno.test("a leading year separates days from months, in each column separately", () => {
  const rows = [["2026-03-04T10:00:00Z", "3/4/2026", "13.4.2026", "Ana"], [
    "2026-05-06",
    "5/6/2026",
    "1.2.2026",
    "",
  ]];
  assert.deepEqual(columnProofs(rows, 4).map(({ day }) => [day.proven, day.unclear]), [
    ["ymd", null],
    [null, "3/4/2026"],
    ["dmy", "1.2.2026"],
    [null, null],
  ]);
});

Deno.test("the store's answer counts skipped orders, problems of each new order, and complete orders", () => {
  const preview = createPreview({ ...planOf(HEADER), grouping: "row" }, "USD");
  preview.take(ROWS.map((cells, at) => ({ line: at + 2, cells, broken: null })));
  const counter = new OutlookCounter();
  const nothing = { unavailable: [], artless: [], methodless: [] };
  counter.learn({ ...nothing, taken: ["7"], unknown: ["B"], unpriced: ["C"] });
  counter.take(preview.result().orders);
  const { checked, skipped, ready, problems } = counter.result();
  assert.deepEqual([checked, skipped, ready], [5, 1, 0]);
  assert.deepEqual(Object.fromEntries(problems.map(({ code, orders }) => [code, orders])), {
    addressMissing: 4,
    cityMissing: 4,
    countryMissing: 4,
    priceMissing: 2,
    skuUnknown: 1,
  });
});
