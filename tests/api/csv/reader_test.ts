/** Single rows: amounts, days, countries; what an import accepts, the form accepts as well. */
import assert from "node:assert/strict";
import { safeParse } from "valibot";
import { parseAmount } from "../../../api/csv/amounts.ts";
import { parseCount, parseCountry, parseDay, RefusedCell } from "../../../api/csv/cells.ts";
import { countryCode } from "../../../api/places/country_names.ts";
import { headerKey, IMPORT_FIELDS, type ImportField, importPlan } from "../../../api/csv/plan.ts";
import { rowReader } from "../../../api/csv/reader.ts";
import { createCsvParser } from "../../../api/csv/parser.ts";
import { csvRow } from "../../../api/csv/write.ts";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { orderInput } from "../../../api/inputs/orders/order.ts";
import { planOf } from "../../support/orders/plans.ts";
import { fc } from "../../support/property.ts";

const codeOf = (value: unknown) => value instanceof RefusedCell ? value.code : value;

Deno.test("amounts are exact in the file's decimal mark, regardless of surrounding text", () => {
  const of = (cell: string, mark: "." | ",", quantity = 1) => {
    const found = parseAmount(cell, quantity, mark, "USD");
    return found instanceof RefusedCell ? found.code : found.minor;
  };
  const cases = [
    ["12.50", 1250, "badNumber"],
    ["12,50", "badNumber", 1250],
    ["1,234.56", 123456, "badNumber"],
    ["1.234,56", "badNumber", 123456],
    ["1,234", 123400, 123],
    ["1 234", 123400, 123400],
    ["1'234", 123400, 123400],
    ["$ 5", 500, 500],
    ["5\u00a0USD", 500, 500],
    ["5 €", "otherCurrency", "otherCurrency"],
    ["CAD 5", "otherCurrency", "otherCurrency"],
    ["-5", "badNumber", "badNumber"],
    ["(5)", "badNumber", "badNumber"],
    ["1e3", "badNumber", "badNumber"],
    ["12,34.5", "badNumber", "badNumber"],
    ["999999999999", 99999999999900, 99999999999900],
  ] as const;
  for (const [cell, point, comma] of cases) {
    assert.deepEqual([cell, of(cell, "."), of(cell, ",")], [cell, point, comma]);
  }
  assert.equal(of("999999999999", ".", 10_000), "badNumber", "the number is above the maximum");
});

Deno.test("a price times a quantity is rounded half-up once", () => {
  const price = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }));
  fc.assert(fc.property(price, fc.integer({ min: 1, max: 10_000 }), ([whole, fraction], quantity) => {
    const cell = `${whole}.${String(fraction).padStart(4, "0")}`;
    const found = parseAmount(cell, quantity, ".", "USD");
    assert.ok(!(found instanceof RefusedCell));
    const exact = BigInt(whole * 10_000 + fraction) * BigInt(quantity);
    assert.equal(found.minor, Number((exact + 50n) / 100n));
  }));
});

Deno.test("days follow the chosen order; four digits are the year; impossible days and short years are refused", () => {
  const of = (cell: string) => (["dmy", "mdy", "ymd"] as const).map((order) => codeOf(parseDay(cell, order)));
  assert.deepEqual(of("3/4/2026"), ["03-04-2026", "04-03-2026", "03-04-2026"]);
  assert.deepEqual(of("2026-04-03 22:10:41 -0500"), ["03-04-2026", "03-04-2026", "03-04-2026"]);
  assert.deepEqual(of("31.12.2026 9:30:33 AM"), ["31-12-2026", "badDate", "31-12-2026"]);
  for (const bad of ["3/4/26", "30/2/2026", "2026-02-30", "x", "3/4-2026", "1/1/0026", "3/4/2026 later"]) {
    assert.deepEqual(of(bad), ["badDate", "badDate", "badDate"], bad);
  }
  assert.equal(codeOf(parseDay("09/03/26", "mdy", true)), "03-09-2026");
});

Deno.test("countries are known by code and by English name, in any case", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  for (const code of COUNTRIES) {
    assert.equal(countryCode(code.toLowerCase()), code);
    assert.equal(countryCode((names.of(code) ?? "").toUpperCase()), code, code);
  }
  for (
    const [name, code] of [["USA", "US"], [" united  kingdom", "GB"], ["UK", "GB"], [
      "Viet Nam",
      "VN",
    ]] as const
  ) {
    assert.equal(countryCode(name), code);
  }
  assert.equal(countryCode("Narnia"), null);
  assert.equal(countryCode("__proto__"), null);
  assert.equal(codeOf(parseCountry("constructor")), "badCountry");
  assert.deepEqual(
    ["1", "2.0", "3,00", "0", "-1", "1.5", "x", "10001"].map((cell) =>
      codeOf(parseCount(cell, 10_000, cell === "3,00" ? "," : "."))
    ),
    [
      1,
      2,
      3,
      ...Array(5).fill("badNumber"),
    ],
  );
});

function readOne(cells: Partial<Record<ImportField, string>>, header = Object.keys(cells)) {
  const row = header.map((name) => cells[name as ImportField] ?? "");
  return rowReader(planOf(header), "USD")({ line: 2, cells: row, broken: null });
}

const NEEDED = { external_number: "1", sku: "S", quantity: "1" };

Deno.test("a number shortened by a spreadsheet and an invalid currency are refused by name", () => {
  const found = readOne({
    ...NEEDED,
    external_number: "5.76461E+17",
    currency: "EURO",
    unit_price: "5",
    title: "T",
  });
  assert.deepEqual(found && !found.ok && found.refusals.map(({ code, column }) => [code, column]), [
    ["shortened", "external_number"],
    ["badCurrency", "currency"],
  ]);
});

Deno.test("a long title becomes a digest where the SKU is missing: two with the same beginning stay distinct", () => {
  const skuOf = (title: string) => {
    const found = readOne({ ...NEEDED, sku: "", title });
    return found?.ok ? found.order && found.lines[0]?.sku : found?.refusals[0]?.code;
  };
  const [one, other] = [skuOf(`${"T".repeat(100)}1`), skuOf(`${"T".repeat(100)}2`)];
  assert.notEqual(one, other);
  assert.equal(one?.length, 60);
  assert.equal(skuOf(""), "required");
});

Deno.test("columns with equal names, blank names and names of object properties do not affect each other", () => {
  const header = [
    "__proto__",
    "sku",
    "constructor",
    "sku",
    "",
    "",
    "quantity",
    "toString",
    "external_number",
  ];
  const plan = planOf(header);
  const read = rowReader(plan, "USD");
  const found = read({
    line: 2,
    cells: ["p", "first", "c", "second", "", "", "2", "t", "N-1"],
    broken: null,
  });
  assert.deepEqual(found?.ok && found.order && [found.order.external_number, found.lines[0]?.sku], [
    "N-1",
    "first",
  ]);
  const wide = Array.from(
    { length: 200 },
    (_, at) => at === 7 ? "sku" : at === 150 ? "quantity" : at === 199 ? "order id" : `c${at}`,
  );
  const cells = wide.map((_, at) => at === 150 ? "3" : `v${at}`);
  const last = rowReader(planOf(wide), "USD")({ line: 2, cells, broken: null });
  const [line] = last?.ok && last.order ? last.lines : [];
  assert.deepEqual([last?.ok && last.order?.external_number, line?.sku, line?.quantity], [
    "v199",
    "v7",
    3,
  ]);
});

const words = (max: number) =>
  fc.string({ unit: fc.constantFrom("a", "'", "=", "+", "@", "-", '"', ",", " ", "é", "🎉"), maxLength: max })
    .map((text) => text.trim());

Deno.test("our own files are read back unchanged, formulas and apostrophes too", () => {
  const row = fc.record({
    external_number: words(20).filter(Boolean),
    recipient_name: words(20),
    postal_code: fc.constantFrom("'90210", "2138", "+1", "'=1", "", "''-x"),
    phone: fc.constantFrom("+1 555", "'+1", ""),
    country: fc.constantFrom("US", "DE", ""),
    note: fc.tuple(words(10), words(10)).map((lines) => lines.join("\n").trim()),
    sku: words(20).filter(Boolean),
    title: words(20),
    variant: words(20),
  });
  fc.assert(fc.property(row, fc.integer({ min: 0, max: 10 ** 9 }), (given, minor) => {
    const total = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
    const cells = { ...given, quantity: "2", line_total: total };
    const header = Object.keys(cells);
    const text = csvRow(header) + csvRow(Object.values(cells));
    const parser = createCsvParser();
    const [head, line] = [...parser.push(text), ...parser.end()];
    assert.ok(head && line);
    const found = rowReader(planOf(head.cells), "USD")(line);
    assert.ok(found?.ok && found.order, JSON.stringify(found));
    const { order, lines: [item] } = found;
    assert.ok(item);
    for (const [field, value] of Object.entries(given)) {
      assert.equal({ ...order, ...item }[field as "sku"], value, field);
    }
    assert.deepEqual(item.total, { raw: total, minor, currency: "USD" });
  }));
});

Deno.test("an imported order passes exactly the checks of its form", () => {
  const cell = fc.oneof(words(130), fc.string({ maxLength: 70 }), fc.constantFrom("a@b.de", "DE", "Germany"));
  const cells = fc.record(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, cell])));
  fc.assert(fc.property(cells, (given) => {
    const found = readOne({
      ...given,
      ...NEEDED,
      unit_price: "1",
      line_total: "",
      currency: "",
      ordered_on: "",
    });
    if (!found?.ok || !found.order) return;
    const { ordered_on: _, ...order } = found.order;
    const [{ sku, quantity } = { sku: "", quantity: 0 }] = found.lines;
    const read = readInput(orderInput, { ...order, lines: [{ sku, quantity }] });
    assert.ok(read.ok, JSON.stringify(read));
    assert.deepEqual(
      { ...order },
      Object.fromEntries(Object.keys(order).map((key) => [key, read.value[key as "city"]])),
    );
  }));
});

Deno.test("an import plan is accepted only if it fits its own header and maps every required column", () => {
  const plan = planOf(["external_number", "sku", "quantity"]);
  const codesOf = (change: object) =>
    (safeParse(importPlan, { ...plan, ...change }).issues ?? []).map((issue) =>
      `${issue.path?.map(({ key }) => key).join(".")} ${issue.message}`
    );
  assert.deepEqual(codesOf({}), []);
  assert.deepEqual(codesOf({ columns: { external_number: 0, sku: 3 } }), [
    "columns.sku unknown",
    "columns.quantity required",
  ]);
  assert.deepEqual(codesOf({ profile: "__proto__" }), ["profile unknown"]);
  assert.deepEqual(codesOf({ format: { ...plan.format, delimiter: "x" } }), ["format.delimiter unknown"]);
  assert.deepEqual(codesOf({ headers: ["x".repeat(201), "b", "c"] }), ["headers.0 tooLong"]);
  assert.deepEqual(codesOf({ headers: Array(1_001).fill("") }), ["headers tooMany"]);
  assert.deepEqual(codesOf({ columns: { ...plan.columns, sku: -1 } }), ["columns.sku invalid"]);
  const odd = JSON.parse(`{"__proto__": 1, "constructor": 1, "external_number": 0, "sku": 1, "quantity": 2}`);
  const read = readInput(importPlan, { ...plan, columns: odd });
  assert.deepEqual(read.ok && Object.keys(read.value.columns), ["external_number", "sku", "quantity"]);
});

Deno.test("a header is identified by its cells and their order", () => {
  assert.match(headerKey(["a"]), /^[0-9a-f]{32}$/);
  const keys = [["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""], ["A", "b"]].map(headerKey);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(headerKey([" a", "b "]), keys[0]);
});
