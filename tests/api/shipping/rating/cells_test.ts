/** A price table as cells of a spreadsheet and back, and a public tariff to the cent. */
import assert from "node:assert/strict";
import test from "node:test";
import { clipboardRows, clipboardText } from "../../../../api/csv/clipboard.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { cellsOf, isWholeTable, priceTableFromCells } from "../../../../api/shipping/rating/cells.ts";
import { EMPTY_BODY, priceTableOf, problemsOf } from "../../../../api/shipping/rating/problems.ts";
import { rateBy } from "../../../../api/shipping/rating/rate.ts";

const rowsOf = (text: string) => text.trim().split("\n").map((row) => row.split(","));
function read(rows: readonly (readonly string[])[], more: object = {}): PriceTableBody {
  const found = priceTableFromCells(rows, { currency: "USD", ...more });
  assert.ok(found.ok, `asks for ${found.ok ? "" : found.asks}`);
  assert.deepEqual(found.problems.filter(({ level }) => level === "red"), []);
  return found.body;
}

const LOOKALIKE = `# A tariff of the same form
oz,1 & 2,3,4
1,3.10,3.20,4.06
2,3.10,3.20,4.06
13,5.71,5.78,6.27`;

/** The carrier defines the zones of a tariff: here each one is a postal prefix. */
const placed = (body: PriceTableBody): PriceTableBody => ({
  ...body,
  zones: body.zones.map((zone, at) => ({ ...zone, countries: ["US"], postal_prefixes: [String(at)] })),
});
const quote = (body: PriceTableBody, zone: number, weight_g: number): number | string => {
  const question = { kind: "cost", method_code: "", at: 0, plan: "", vip: 0, location_id: null } as const;
  const rated = rateBy(
    { ...question, country: "US", postal_code: `${zone}0001`, weight_g, mm: null },
    priceTableOf(body),
  );
  return rated.ok ? rated.total_minor : rated.refusal;
};
const OUNCE = 28.349523125;

/** Quotes every cell at its weight limit, a gram below and a gram above; returns how many were right. */
function proven(text: string): number {
  const [header = [], ...rows] = rowsOf(text.replace(/^#.*\n/, ""));
  const body = placed(read(rowsOf(text)));
  assert.deepEqual(body.zones.map(({ code }) => code), header.slice(1));
  let quotes = 0;
  for (const [row, [ounces = "", ...cells]] of rows.entries()) {
    const border = Math.round(Number(ounces) * OUNCE);
    for (const [zone, cell] of cells.entries()) {
      const cents = Math.round(Number(cell) * 100);
      assert.equal(body.brackets[row]?.cells[zone], cents, `row ${row}, zone ${zone}`);
      assert.equal(quote(body, zone, border), cents);
      assert.equal(quote(body, zone, border - 1), cents);
      const next = rows[row + 1]?.[zone + 1];
      assert.equal(quote(body, zone, border + 1), next ? Math.round(Number(next) * 100) : "tooHeavy");
      quotes += 3;
    }
  }
  return quotes;
}

test("S2.29 a tariff by the ounce is read and quoted to the cent", () => {
  assert.equal(proven(LOOKALIKE), 27);
});

test("S2.29 a whole public tariff is read and quoted to the cent", {
  skip: !Deno.env.has("SAMPLE_RATES_CSV"),
}, async () => {
  assert.equal(proven(await Deno.readTextFile(Deno.env.get("SAMPLE_RATES_CSV") ?? "")), 13 * 8 * 3);
});

const BODY: PriceTableBody = {
  ...EMPTY_BODY,
  zones: [
    { code: "1 & 2", countries: ["US"], postal_prefixes: ["1", "2"] },
    { code: "rest", countries: ["*"], postal_prefixes: [] },
  ],
  brackets: [{ up_to_g: 28, cells: [366, null] }, { up_to_g: 1_000, cells: [0, 123_456_789] }],
  further: { step_g: 500, cells: [10, null] },
  dim: { unit: "in", divisor: 139, over: 1728, side: "up", step_tenths: 10 },
  surcharges: [{ code: "fuel", when: {}, bp: 800 }],
};

test("S2.29 a price table that is copied and pasted is unchanged", () => {
  for (const currency of ["USD", "VND", "KWD"]) {
    const copied = clipboardRows(clipboardText(cellsOf(BODY, currency)));
    assert.deepEqual(read(copied, { currency, base: BODY, mark: "." }), BODY);
  }
});

test("S2.29 an ambiguous number is left for a person to decide and never guessed", () => {
  const cells = [["kg", "all"], ["2", "475,962"]];
  const found = priceTableFromCells(cells, { currency: "USD" });
  assert.deepEqual(found, { ok: false, asks: "mark", example: "475,962", problems: [] });
  assert.equal(read(cells, { mark: "." }).brackets[0]?.cells[0], 47_596_200);
  // With a decimal comma the amount would have to be rounded.
  const rounded = priceTableFromCells(cells, { currency: "USD", mark: "," });
  assert.deepEqual(rounded.problems.map(({ code }) => code), ["unknownZone", "badAmount"]);
  // Another cell, or a currency without fractions, decides which mark is meant.
  assert.equal(read([...cells, ["3", "500,000.50"]]).brackets[0]?.cells[0], 47_596_200);
  assert.equal(read([["kg", "all"], ["2", "4,95"]]).brackets[0]?.cells[0], 495);
  assert.equal(read(cells, { currency: "VND" }).brackets[0]?.cells[0], 475_962);
});

test("S2.29 weights are in the header's unit", () => {
  const grams = (unit: string, weight: string) =>
    read([[unit, "all"], [weight, "1.00"]]).brackets[0]?.up_to_g;
  assert.equal(grams("Weight not over (lbs)", "1"), 454);
  assert.equal(grams("kg", "0.5"), 500);
  assert.equal(grams("oz", "15.999"), 454);
  assert.equal(grams("g", "250"), 250);
  const found = priceTableFromCells([["weight", "all"], ["1", "1.00"]], { currency: "USD" });
  assert.equal(!found.ok && found.asks, "unit");
});

test("S2.29 rows with from and to must be contiguous", () => {
  const problems = (rows: readonly (readonly string[])[]) =>
    priceTableFromCells([["from g", "to g", "all"], ...rows], { currency: "USD" }).problems
      .filter(({ code }) => code !== "unknownZone").map(({ code, row }) => [code, row]);
  assert.deepEqual(problems([["0", "100", "1.00"], ["101", "200", "2.00"], ["200", "300", "3.00"]]), []);
  assert.deepEqual(problems([["0", "100", "1.00"], ["150", "200", "2.00"]]), [["gap", 1]]);
  assert.deepEqual(problems([["0", "100", "1.00"], ["90", "200", "2.00"]]), [["overlap", 1]]);
});

test("S2.29 a table with a header is distinguished from cells alone", () => {
  for (
    const table of [
      "oz\t1\t2\n1\t3.66\t3.70",
      "# tariff\noz,1 & 2,3\n1,3.66,3.70",
      '"Up to (g)";US\n100;3,50',
    ]
  ) {
    assert.equal(isWholeTable(table), true, table);
  }
  for (const cells of ["100\t3.66\n200\t3.70", "n/a\t1\n–\t2", "250 g\t4\n500 g\t5", "oz\t1", "US\nEU", ""]) {
    assert.equal(isWholeTable(cells), false, cells);
  }
});

test("S2.29 an invalid weight or amount is reported with its cell", () => {
  const found = priceTableFromCells([["g", "a", "b"], ["100", "1.00", "cheap"], ["heavy", "-1", "n/a"]], {
    currency: "USD",
  });
  assert.deepEqual(
    found.problems.filter(({ level }) => level === "red").map(({ code, row, zone }) => [code, row, zone]),
    [["badAmount", 0, 1], ["badWeight", 1, undefined], ["badAmount", 1, 0]],
  );
});

test("S2.29 errors of a price table are red, warnings amber", () => {
  const codes = (body: PriceTableBody, cost: PriceTableBody | null = null) =>
    problemsOf(body, cost).map(({ code, level, row, zone }) =>
      `${level} ${code} ${row ?? ""} ${zone ?? ""}`.trim()
    );
  assert.deepEqual(codes(BODY), ["amber falls 1 0"]);
  assert.deepEqual(codes(EMPTY_BODY), ["red noZones", "red noPrices"]);
  const [first, second] = BODY.zones;
  assert.ok(first && second);
  const twice = {
    ...BODY,
    zones: [first, { ...second, code: "east", countries: ["US"], postal_prefixes: ["2"] }],
  };
  assert.deepEqual(codes(twice), ["red twoZones  1", "amber falls 1 0"]);
  const flat = BODY.brackets.map(({ up_to_g }) => ({ up_to_g, cells: [400, 400] }));
  const same = { ...BODY, brackets: flat.map((each) => ({ ...each, up_to_g: 50 })) };
  assert.deepEqual(codes(same), ["red notAscending 1"]);
  const far = { code: "far", when: { zones: [first.code, "moon"] }, flat_minor: 1 };
  assert.deepEqual(
    problemsOf({ ...BODY, surcharges: [far] }).filter(({ level }) => level === "red"),
    [{ code: "goneZone", level: "red", surcharge: 0, values: { name: "far", zone: "moon" } }],
  );
  const cost = { ...BODY, brackets: [{ up_to_g: 1_000, cells: [401, 400] }], surcharges: [] };
  assert.deepEqual(codes({ ...BODY, brackets: flat }, cost), ["amber belowCost 0 0", "amber belowCost 1 0"]);
});
