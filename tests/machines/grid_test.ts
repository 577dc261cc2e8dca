import assert from "node:assert/strict";
import { createActor } from "xstate";
import { clipboardRows, clipboardText } from "../../api/csv/clipboard.ts";
import { decimalText } from "../../api/money.ts";
import { type GridEvent, gridMachine } from "../../machines/grid.ts";
import { MAX_GRID_PAST } from "../../machines/grid_places.ts";
import {
  copyCells,
  editedRows,
  type GridColumn,
  type GridTable,
  isEdited,
  textAt,
} from "../../machines/grid_table.ts";
import { assertWholeGraph } from "../support/machines/graph.ts";
import { fc } from "../support/property.ts";

const COLUMNS: readonly GridColumn[] = [
  { key: "sku", kind: "fixed" },
  { key: "price_minor", kind: "money" },
  { key: "color", kind: "text" },
];
const rowOf = (_id: string, ...cells: string[]) => ({ _id, version: 1, cells });
const TABLE: GridTable = {
  columns: COLUMNS,
  currency: "USD",
  rows: [rowOf("a", "A-1", "12.50", "red"), rowOf("b", "B-1", "3.00", "blue"), rowOf("c", "C-1", "9.99", "")],
};

function open(table: GridTable = TABLE) {
  const actor = createActor(gridMachine).start();
  actor.send({ type: "rows.load", table });
  const context = () => actor.getSnapshot().context;
  return {
    context,
    value: () => actor.getSnapshot().value,
    send: (...events: readonly GridEvent[]) => events.forEach((event) => actor.send(event)),
    go: (row: number, column: number, extend = false) =>
      actor.send({ type: "cell.go", place: { row, column }, extend }),
    edited: () =>
      editedRows(context().table, context().edits).map(({ row, cells }) => [
        row._id,
        ...cells.map(({ column, after }) => `${column.key}=${after}`),
      ]),
    text: (row: number, column: number) => textAt(context().table, context().edits, { row, column }),
  };
}
const paste = (text: string): GridEvent => ({ type: "cells.paste", text });
const UNDO: GridEvent = { type: "change.undo" };

Deno.test("C5 grid: every state is reached and every edge taken", () => {
  const small: GridTable = { ...TABLE, rows: TABLE.rows.slice(0, 1) };
  assertWholeGraph(gridMachine, {
    payloads: {
      "rows.load": [{ table: small }],
      "cell.move": [{ down: 0, right: 1, extend: false }],
      "cell.go": [{ place: { row: 0, column: 1 }, extend: false }],
      "cell.edit": [{ text: "5" }],
      "text.change": [{ text: "6" }],
      "text.keep": [{ down: 0, right: 0 }],
      "cells.paste": [{ text: "1,234" }, { text: "7" }],
      "mark.choose": [{ mark: "." }],
    },
    key: ({ value, context: { table, edits, past, at } }) =>
      JSON.stringify([value, table.rows.length, edits.size > 0, past.length > 0, at.column]),
  });
});

Deno.test("a cell is edited from its text or from empty, kept while moving on, or discarded; a reverted change is no change", () => {
  const grid = open();
  grid.go(0, 2);
  grid.send({ type: "cell.edit", text: null }, { type: "text.change", text: "dark red" });
  assert.equal(grid.context().draft, "dark red");
  grid.send({ type: "text.keep", down: 1, right: 0 });
  assert.deepEqual([grid.edited(), grid.context().at], [[["a", "color=dark red"]], { row: 1, column: 2 }]);
  grid.send({ type: "cell.edit", text: "x" }, { type: "text.drop" });
  assert.deepEqual(grid.edited(), [["a", "color=dark red"]]);
  grid.go(0, 2);
  grid.send({ type: "cell.edit", text: "red" }, { type: "text.keep", down: 0, right: 0 });
  assert.deepEqual(grid.edited(), []);
  grid.send(UNDO);
  assert.deepEqual(grid.edited(), [["a", "color=dark red"]]);
  grid.go(0, 0);
  grid.send({ type: "cell.edit", text: "x" });
  assert.equal(grid.value(), "resting");
});

Deno.test("a paste begins at the selected corner, one cell fills the selection, read-only cells and cells beyond the rows stay", () => {
  const grid = open();
  grid.go(1, 0);
  grid.send(paste("X\t5\tgreen\nY\t6\tpink\nZ\t7\tgray\n"));
  assert.deepEqual(grid.edited(), [["b", "price_minor=5.00", "color=green"], [
    "c",
    "price_minor=6.00",
    "color=pink",
  ]]);
  grid.go(0, 2);
  grid.go(2, 2, true);
  grid.send(paste("white"));
  assert.deepEqual([0, 1, 2].map((row) => grid.text(row, 2)), ["white", "white", "white"]);
  grid.send(UNDO, UNDO);
  assert.deepEqual(grid.edited(), []);
});

Deno.test("pasted amounts are read by their own decimal mark; an ambiguous one is left to the person", () => {
  const grid = open();
  grid.go(0, 1);
  grid.send(paste("1.234,50 $\n12,30"));
  assert.deepEqual([grid.text(0, 1), grid.text(1, 1)], ["1234.50", "12.30"]);
  grid.send(paste("1,234"));
  assert.equal(grid.value(), "asking");
  grid.send({ type: "mark.drop" });
  assert.equal(grid.text(0, 1), "1234.50");
  grid.send(paste("1,234"), { type: "mark.choose", mark: "." });
  assert.equal(grid.text(0, 1), "1234.00");
  grid.send(paste("1,50\n0.005"));
  assert.deepEqual([grid.text(0, 1), grid.text(1, 1)], ["1.50", "0.005"]);
  // The amount would have to be rounded, so the text stays and is reported.
  grid.send(paste("0.005"));
  assert.equal(grid.text(0, 1), "0.005");
});

Deno.test("fill down, clear and undo act on the selection", () => {
  const grid = open();
  grid.send({ type: "cells.all" }, { type: "cells.fill" });
  assert.deepEqual(grid.edited(), [["b", "price_minor=12.50", "color=red"], [
    "c",
    "price_minor=12.50",
    "color=red",
  ]]);
  grid.go(1, 2);
  grid.send({ type: "cells.clear" });
  assert.equal(grid.text(1, 2), "");
  grid.send(UNDO, UNDO, UNDO);
  assert.deepEqual(grid.edited(), []);
  for (let at = 0; at <= MAX_GRID_PAST; at++) {
    grid.send({ type: "cell.edit", text: `t${at}` }, { type: "text.keep", down: 0, right: 0 });
  }
  assert.equal(grid.context().past.length, MAX_GRID_PAST);
});

Deno.test("reloaded rows keep the edits of their records, and a finished grid has none left", () => {
  const grid = open();
  grid.go(0, 2);
  grid.send(paste("green\nblack"), { type: "review.open" });
  assert.equal(grid.value(), "reviewing");
  const next: GridTable = {
    ...TABLE,
    rows: [rowOf("b", "B-1", "4.00", "black"), rowOf("a", "A-1", "1.00", "red")],
  };
  grid.send({ type: "rows.load", table: next });
  assert.deepEqual([grid.value(), grid.edited()], ["resting", [["a", "color=green"]]]);
  assert.ok(isEdited(grid.context().edits, { row: 1, column: 2 }));
  const written = { ...next, rows: [rowOf("b", "B-1", "4.00", "black"), rowOf("a", "A-1", "1.00", "green")] };
  grid.send({ type: "rows.load", table: written });
  assert.deepEqual([grid.edited(), grid.context().past], [[], []]);
  grid.send({ type: "review.open" });
  assert.equal(grid.value(), "resting");
});

const cell = fc.string({
  unit: fc.constantFrom("a", '"', "\t", "\n", "\r", " ", ",", "1", ".", "'", "é"),
  maxLength: 5,
});

Deno.test("clipboard text survives a round trip, blank lines too", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      assert.deepEqual(clipboardRows(clipboardText(rows)), rows);
    }),
  );
  assert.deepEqual(clipboardRows("a\r\n\r\nb"), [["a"], [""], ["b"]]);
  assert.deepEqual(clipboardRows(""), []);
});

Deno.test("pasting a copied grid changes nothing, in any currency and with any characters in its texts", () => {
  const currency = fc.constantFrom("USD", "VND", "KWD");
  const rows = fc.array(fc.tuple(cell, fc.integer({ min: 0, max: 10_000_000 }), cell), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(fc.property(currency, rows, (money, cells) => {
    const table: GridTable = {
      columns: COLUMNS,
      currency: money,
      rows: cells.map(([sku, minor, color], at) => rowOf(`${at}`, sku, decimalText(minor, money), color)),
    };
    const grid = open(table);
    grid.send({ type: "cells.all" });
    const { at, corner, edits } = grid.context();
    const text = copyCells(table, edits, {
      top: at.row,
      left: at.column,
      bottom: corner.row,
      right: corner.column,
    });
    grid.send(paste(text));
    assert.deepEqual([grid.value(), grid.edited()], ["resting", []]);
  }));
});
