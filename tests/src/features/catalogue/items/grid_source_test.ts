import assert from "node:assert/strict";
import { editedRows, type Edits, writeTexts } from "../../../../../machines/grid_table.ts";
import {
  byColorAndSize,
  type GridItem,
  levelsOf,
  paramsOf,
  problemsOf,
  tableOf,
} from "../../../../../src/features/catalogue/items/grid_source.ts";

const item = (_id: string, level_prices: string): GridItem => ({
  _id,
  sku: _id,
  title: "Tee",
  color: "Black",
  size: _id,
  price_minor: 1_000,
  level_prices,
  currency: "USD",
  weight_g: 200,
  packed_l_mm: 1,
  packed_w_mm: 1,
  packed_h_mm: 1,
  version: 1,
});
const ITEMS = [
  item("S", "3: 9.00"),
  item("M", ""),
  item("L", "1: 9.50, 3: 8.00"),
];
const table = tableOf(ITEMS, "USD", [...levelsOf(ITEMS), 5]);
const LEVEL = (level: number) => table.columns.findIndex(({ key }) => key === `price_vip_${level}`);
const changed = (...texts: readonly (readonly [row: number, column: number, text: string])[]) => {
  const none: Edits = new Map();
  return editedRows(
    table,
    writeTexts(table, none, texts.map(([row, column, text]) => [{ row, column }, text])),
  );
};

Deno.test("each VIP level is a column after the price, also an added one; a level without a price is empty", () => {
  assert.deepEqual(levelsOf(ITEMS), [1, 3]);
  assert.deepEqual(table.columns.slice(4, 8).map(({ key }) => key), [
    "price_minor",
    "price_vip_1",
    "price_vip_3",
    "price_vip_5",
  ]);
  assert.deepEqual(table.rows.map(({ cells }) => cells.slice(4, 8)), [
    ["10.00", "", "9.00", ""],
    ["10.00", "", "", ""],
    ["10.00", "9.50", "8.00", ""],
  ]);
});

Deno.test("a changed level sends all prices of its row: cleared ones are removed, unchanged ones stay", () => {
  const [small, large] = changed([0, LEVEL(5), "7.25"], [0, 2, "Coal"], [2, LEVEL(3), ""]);
  assert.deepEqual(paramsOf(small!, table), {
    color: "Coal",
    prices: [{ level: 3, price_minor: 900 }, { level: 5, price_minor: 725 }],
  });
  assert.deepEqual(paramsOf(large!, table), { prices: [{ level: 1, price_minor: 950 }] });
  const [plain] = changed([1, 2, "Coal"]);
  assert.deepEqual(paramsOf(plain!, table), { color: "Coal" });
});

Deno.test("an amount that would have to be rounded is reported at its cell before anything is sent", () => {
  const found = problemsOf(changed([2, LEVEL(3), "0.005"], [1, LEVEL(5), "-1"], [0, LEVEL(1), "1"]), table);
  assert.deepEqual(found.map(({ _id, path }) => [_id, path]), [["M", "price_vip_5"], ["L", "price_vip_3"]]);
});

Deno.test("rows of a grid are in the matrix's order: colors together, sizes in the usual order", () => {
  const [black, white] = ["Black", "White"].map((color) =>
    ITEMS.map((each) => ({ ...each, color, _id: `${color} ${each.size}` }))
  );
  const mixed = [...white!, ...black!].toReversed();
  assert.deepEqual(mixed.toSorted(byColorAndSize).map(({ _id }) => _id), [
    "Black S",
    "Black M",
    "Black L",
    "White S",
    "White M",
    "White L",
  ]);
});
