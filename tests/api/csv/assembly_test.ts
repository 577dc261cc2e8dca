/** Rows to orders: the fixture, refusals, and that no order is ever made of only some of its rows. */
import { OutlookCounter, predictProblems } from "../../../api/csv/outlook.ts";
import { repeatedLines } from "../../../api/orders/repeated_lines.ts";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createAssembler, type ImportedOrder, type Survey, Surveyor } from "../../../api/csv/assembly.ts";
import { MAX_ORDER_LINES } from "../../../api/orders/order_bounds.ts";
import { createCsvParser } from "../../../api/csv/parser.ts";
import { headersOf, missingHeaders } from "../../../api/csv/profile.ts";
import { RowMemory } from "../../../api/csv/order_number.ts";
import { rowReader } from "../../../api/csv/reader.ts";
import { superstore } from "../../../api/csv/superstore.ts";
import { planOf } from "../../support/orders/plans.ts";
import { fc } from "../../support/property.ts";

const FIXTURE = new URL("../../fixtures/superstore_small.csv", import.meta.url);
const HEADER = headersOf(superstore);

/** Returns a row of a small file; cells that are not given have valid values. */
function row(cells: Partial<Record<string, string>> = {}): string {
  const usual: Record<string, string> = {
    "Order ID": "A-1",
    "Order Date": "1/31/2019",
    "Ship Mode": "First Class",
    "Customer Name": "Ana",
    "City": "Austin",
    "State": "Texas",
    "Postal Code": "78701",
    "Country": "United States",
    "Product ID": "P-1",
    "Product Name": "Pen",
    "Quantity": "2",
    "Sales": "1.00",
  };
  return HEADER.map((name) => cells[name] ?? usual[name] ?? "").join(",");
}

function assemble(text: string): { survey: Survey; orders: ImportedOrder[] } {
  const parse = () => {
    const parser = createCsvParser();
    return [...parser.push(text), ...parser.end()];
  };
  const [header, ...rows] = parse();
  assert.ok(header);
  const plan = planOf(header.cells, { dateOrder: "mdy" });
  const first = new Surveyor(rowReader(plan, "USD"));
  first.take(rows);
  const survey = first.finish();
  const take = createAssembler(rowReader(plan, "USD"), survey);
  return { survey, orders: rows.flatMap((each) => take([each])) };
}

const file = (...rows: string[]) => [HEADER.join(","), ...rows].join("\n");
/** Returns the reason of each row, with the line of the faulty row if that is another one. */
const reasons = ({ refusals }: Survey) =>
  refusals.map(({ line, code, column, because }) =>
    because === null ? [line, code, column] : [line, code, column, because]
  );

Deno.test("the fixture gives whole orders although their rows are not adjacent", async () => {
  const { survey, orders } = assemble(await readFile(FIXTURE, "utf8"));
  assert.deepEqual(reasons(survey), []);
  assert.equal(survey.rows, 8);
  assert.deepEqual(orders.map(({ external_number, lines }) => [external_number, lines.length]), [
    ["CA-2019-900003", 1],
    ["US-2017-900002", 2],
    ["CA-2019-900004", 1],
    ["CA-2018-900001", 3],
    ["CA-2019-900005", 1],
  ]);
});

Deno.test("names keep their commas, inch marks and spaces; amounts are rounded half-up once and kept raw", async () => {
  const { orders } = assemble(await readFile(FIXTURE, "utf8"));
  const lines = orders.flatMap((order) => order.lines);
  assert.deepEqual(lines.map(({ title, total }) => [title, total?.raw, total?.minor]), [
    ['Hanging View Binder, White, 1"', "957.5775", 95758],
    ["Fold 'N Roll Cart System", "22.368", 2237],
    ['Shelving, 5-Shelf: 72"H x 36"W x 18 1/2"D', "0.005", 1],
    ["Conference\u00a0phone  Charcoal", "1.444", 144],
    ["Harbor Bookcase, Narrow", "261.96", 26196],
    ["Upholstered Stacking Chairs, Rounded Back", "731.94", 73194],
    ["Harbor Bookcase, Narrow", "130.98", 13098],
    ['Eraser Cap, "Big"', "8.9944", 899],
  ]);
  assert.equal(orders[1]?.recipient_name, 'Seán "Jack" Byrne');
});

Deno.test("postal codes get back the zeros that a spreadsheet took, and empty ones stay empty", async () => {
  const { orders } = assemble(await readFile(FIXTURE, "utf8"));
  const codes = Object.fromEntries(orders.map(({ city, postal_code }) => [city, postal_code]));
  assert.deepEqual(codes, {
    Seattle: "98103",
    Austin: "78701",
    Burlington: "",
    Cambridge: "02138",
    Newark: "07102",
  });
});

Deno.test("days are read month first, and a day that does not exist is refused", () => {
  const { orders, survey } = assemble(file(row(), row({ "Order ID": "A-2", "Order Date": "2/30/2019" })));
  assert.equal(orders[0]?.ordered_on, "31-01-2019");
  assert.deepEqual(reasons(survey), [[3, "badDate", "Order Date"]]);
});

Deno.test("every wrong cell of a row is named with its line and column", () => {
  const wrong = row({
    "Order ID": "",
    "Quantity": "none",
    "Sales": "1e3",
    "Country": "Narnia",
    "Product ID": " ",
  });
  const { survey, orders } = assemble(file(wrong, row()));
  assert.deepEqual(reasons(survey), [
    [2, "required", "Order ID"],
    [2, "required", "Product ID"],
    [2, "badNumber", "Quantity"],
    [2, "badNumber", "Sales"],
  ]);
  assert.equal(survey.refusedRows, 1);
  assert.equal(orders.length, 1);
});

Deno.test("an order with one refused row is refused whole, and each of its rows says which one and why", () => {
  const { survey, orders } = assemble(file(
    row(),
    row({ "Order ID": "A-2" }),
    row({ "Sales": "one" }),
    row({ "Product ID": "P-2" }),
  ));
  assert.deepEqual(orders.map((order) => order.external_number), ["A-2"]);
  assert.deepEqual(reasons(survey), [
    [2, "badNumber", "Sales", 4],
    [4, "badNumber", "Sales"],
    [5, "badNumber", "Sales", 4],
  ]);
});

Deno.test("a ragged or badly quoted row refuses the order with its number", () => {
  const { survey, orders } = assemble(file(row(), "A-1,only two", row({ "Order ID": "A-2" }), 'A-2,"x"y'));
  assert.deepEqual(orders, []);
  assert.deepEqual(reasons(survey), [
    [2, "ragged", "", 3],
    [3, "ragged", ""],
    [4, "badQuotes", "", 5],
    [5, "badQuotes", ""],
  ]);
});

Deno.test("rows that disagree about their order refuse it", () => {
  const { survey, orders } = assemble(file(row(), row({ "City": "Boston" })));
  assert.deepEqual(orders, []);
  assert.deepEqual(reasons(survey), [[2, "mismatch", "", 3], [3, "mismatch", ""]]);
});

Deno.test("an order with too many lines, control characters and too long a name are refused", () => {
  const long = Array.from({ length: MAX_ORDER_LINES + 1 }, () => row({ "Order ID": "A-9" }));
  const { survey } = assemble(file(
    row({ "Customer Name": "a\0b" }),
    row({ "Order ID": "A-2", "City": "x".repeat(121) }),
    ...long,
  ));
  assert.deepEqual(reasons(survey).slice(0, 3), [
    [2, "badText", "Customer Name"],
    [3, "tooLong", "City"],
    [4, "tooManyLines", ""],
  ]);
  assert.equal(survey.refusedRows, 2 + long.length);
});

Deno.test("missing columns are named, regardless of the other columns", () => {
  const header = [
    "__proto__",
    "constructor",
    ...HEADER.filter((name) => name !== "Sales" && name !== "City"),
  ];
  assert.deepEqual(missingHeaders(superstore, header).toSorted(), ["City", "Sales"]);
  assert.deepEqual(missingHeaders(superstore, HEADER.map((name) => ` ${name} `)), []);
});

Deno.test("in any order of rows, every row is in exactly one whole order or refused", () => {
  const cell = fc.record({
    "Order ID": fc.constantFrom("A", "B", "C", ""),
    "Sales": fc.constantFrom("1", "2.5", "x"),
    "City": fc.constantFrom("Austin", "Austin", "Austin", "Boston"),
  });
  fc.assert(fc.property(fc.array(cell, { maxLength: 12 }), (cells) => {
    const { survey, orders } = assemble(file(...cells.map(row)));
    const used = orders.reduce((sum, order) => sum + order.lines.length, 0);
    assert.equal(used + survey.refusedRows, cells.length);
    for (const { external_number, lines } of orders) {
      const of = cells.filter((each) => each["Order ID"] === external_number);
      assert.equal(lines.length, of.length);
      assert.equal(new Set(of.map((each) => each.City)).size, 1);
      assert.ok(of.every((each) => each.Sales !== "x"));
    }
    assert.equal(orders.length, survey.orders);
  }));
});

Deno.test("reading that stops at any row and continues with a saved memory has the result of one reading", () => {
  const cell = fc.record({
    "Order ID": fc.constantFrom("A", "B", "C", ""),
    "Sales": fc.constantFrom("1", "2.5", "x"),
    "City": fc.constantFrom("Austin", "Austin", "", "Boston"),
  });
  const found = ({ sizeOf, isWhole, ...survey }: Survey) => ({
    ...survey,
    orders: ["A", "B", "C"].map((number) => [sizeOf(number), isWhole(number)]),
  });
  fc.assert(fc.property(fc.array(cell, { maxLength: 12 }), fc.nat(12), (cells, stop) => {
    // Blank cells repeat the order's first row, so the reader's memory must be passed on too.
    const plan = { ...planOf(HEADER), profile: "custom" as const };
    const rows = cells.map((each, at) => ({ line: at + 2, cells: row(each).split(","), broken: null }));
    const whole = new Surveyor(rowReader(plan, "USD"));
    whole.take(rows);
    const memory = new RowMemory();
    const first = new Surveyor(rowReader(plan, "USD", memory));
    first.take(rows.slice(0, stop));
    const state = structuredClone({ memory: memory.snapshot(), state: first.snapshot() });
    const second = new Surveyor(rowReader(plan, "USD", new RowMemory(state.memory)), state.state);
    second.take(rows.slice(stop));
    assert.deepEqual(found(second.finish()), found(whole.finish()));
  }));
});

Deno.test("an unreadable address makes a draft to fix: its country goes into the note, and no row is refused", () => {
  const { survey, orders } = assemble(file(row({ "Country": "Narnia" }), row({ "Order ID": "A-2" })));
  assert.deepEqual([survey.refusedRows, orders.length], [0, 2]);
  assert.equal(orders[0]?.country, "");
  assert.match(orders[0]?.note ?? "", /Country: Narnia$/);
  assert.deepEqual(survey.remarks, [{ code: "countryKept", rows: 1, orders: 1 }]);
  const none = new Set<string>();
  const knowledge = {
    ...{
      taken: none,
      unknown: none,
      unpriced: none,
      unavailable: none,
      withoutArt: none,
      withoutMethod: none,
    },
  };
  assert.ok(predictProblems(orders[0]!, knowledge).includes("countryMissing"));
});

Deno.test("a row that an import contains twice is reported: 2 + 2 = 4 garments, in the preview and by line", () => {
  const { orders } = assemble(
    file(row({ "Quantity": "2" }), row({ "Quantity": "2" }), row({ "Order ID": "A-2" })),
  );
  const [doubled, single] = orders;
  assert.deepEqual(repeatedLines(doubled!.lines).map(({ quantities }) => quantities), [[2, 2]]);
  assert.deepEqual(repeatedLines(single!.lines), []);
  const counter = new OutlookCounter();
  counter.take(orders);
  assert.equal(counter.result().repeated, 1);
});
