import assert from "node:assert/strict";
import { createActor } from "xstate";
import type { PriceTableBody } from "../../../api/shipping/rating/price_table.ts";
import { type PriceGridEvent, priceGridMachine } from "../../../machines/shipping/price_grid.ts";
import { MAX_GRID_PAST, spanOf } from "../../../machines/grid_places.ts";
import { keepInside, lineOf } from "../../../machines/shipping/price_grid_steps.ts";
import {
  copyCells,
  EMPTY_SHEETS,
  MAX_SHEET_ROWS,
  type TableSheets,
  textAt,
} from "../../../machines/shipping/price_sheet.ts";
import { bodyOf, sheetsOf } from "../../../machines/shipping/price_sheet_body.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";
import { isSoak } from "../../support/soak.ts";

const BODY: PriceTableBody = {
  zones: [
    { code: "US", countries: ["US"], postal_prefixes: [] },
    { code: "World", countries: ["*"], postal_prefixes: [] },
  ],
  brackets: [{ up_to_g: 100, cells: [450, 900] }, { up_to_g: 250, cells: [0, null] }],
  further: { step_g: 500, cells: [100, 250] },
  dim: { unit: "in", divisor: 166, over: 1728, side: "up", step_tenths: 10 },
  surcharges: [
    { code: "fuel", when: {}, bp: 525 },
    { code: "long", when: { side_over_mm: 600 }, flat_minor: 400 },
    { code: "heavy", when: { over_g: 2000 }, flat_minor: 100 },
    { code: "far", when: { zones: ["World"] }, flat_minor: 50, bp: 10 },
  ],
  duties: [{
    group: "base",
    origin: "*",
    hs_prefix: "6109.10.0010",
    channel: "post",
    max_value_minor: null,
    bp: 1650,
    per_line_minor: 300,
    per_item_minor: 0,
  }],
};

function open(body: PriceTableBody = BODY, isDraft = true, currency = "USD") {
  const actor = createActor(priceGridMachine).start();
  const table = sheetsOf(body, currency);
  actor.send({ type: "table.load", sheets: table, isDraft, dropsChanges: false });
  const context = () => actor.getSnapshot().context;
  return {
    loaded: table,
    context,
    value: () => actor.getSnapshot().value,
    send: (...events: readonly PriceGridEvent[]) => events.forEach((event) => actor.send(event)),
    go: (row: number, column: number, extend = false) =>
      actor.send({ type: "cell.go", place: { row, column }, extend }),
    text: (row: number, column: number) => textAt(context().sheets, context().sheet, { row, column }),
    type: (text: string) => {
      actor.send({ type: "cell.edit", text });
      actor.send({ type: "text.keep", down: 1, right: 0 });
    },
  };
}
const paste = (text: string): PriceGridEvent => ({ type: "cells.paste", text });
const UNDO: PriceGridEvent = { type: "change.undo" };
const REDO: PriceGridEvent = { type: "change.redo" };

Deno.test("S2.29 price grid: every state is reached and every edge taken", () => {
  const table = sheetsOf({ ...BODY, brackets: BODY.brackets.slice(0, 1), further: null }, "USD");
  assertWholeGraph(priceGridMachine, {
    payloads: {
      "table.load": [{ sheets: table, isDraft: true, dropsChanges: true }],
      "table.replace": [{ sheets: EMPTY_SHEETS }],
      "dim.change": [{ dim: { ...EMPTY_SHEETS.dim, divisor: "166" } }],
      "sheet.show": [{ sheet: "zones" }],
      "cell.move": [{ down: 0, right: 1, extend: false }],
      "cell.go": [{ place: { row: 0, column: 1 }, extend: false }],
      "cell.edit": [{ text: "5" }],
      "text.change": [{ text: "1,234" }],
      "text.keep": [{ down: 0, right: 0 }],
      "cells.paste": [{ text: "1,234" }, { text: "7" }],
      "mark.choose": [{ mark: "." }],
    },
    key: ({ value, context: { sheets: { prices }, draft, past, future, isDraft, sheet, at } }) =>
      JSON.stringify([
        value,
        isDraft,
        prices.length > 0,
        past.length > 0,
        future.length > 0,
        draft,
        sheet,
        at.column > 0,
      ]),
  });
});

Deno.test("S2.29 a price table becomes sheets and the same price table again, in any currency", () => {
  for (const currency of ["USD", "VND", "KWD"]) {
    const { body, wrong } = bodyOf(sheetsOf(BODY, currency));
    assert.deepEqual([body, wrong], [BODY, []]);
  }
  const { prices, ...sheets } = sheetsOf(BODY, "USD");
  assert.deepEqual(bodyOf({ ...sheets, prices: [...prices, ["", "", ""]] }).wrong, [], "empty last row");
});

Deno.test("S2.29 null means not offered, 0 means free; a dash removes a price", () => {
  const grid = open();
  grid.go(0, 1);
  grid.type("–");
  grid.type("0");
  assert.deepEqual(bodyOf(grid.context().sheets).body.brackets.map(({ cells }) => cells[0]), [null, 0]);
  assert.equal(grid.text(0, 1), "");
});

Deno.test("S2.29 weights are typed in any unit, amounts with any mark; an ambiguous one is left to the person", () => {
  const grid = open();
  grid.go(0, 0);
  grid.type("8 oz");
  grid.type("0,5 kg");
  grid.type("+1 lb");
  assert.deepEqual([grid.text(0, 0), grid.text(1, 0), grid.text(2, 0)], ["227", "500", "+454"]);
  grid.go(0, 1);
  grid.type("1.234,50 $");
  assert.equal(grid.text(0, 1), "1234.50");
  grid.type("475,962");
  assert.equal(grid.value(), "asking");
  grid.send({ type: "mark.choose", mark: "." });
  assert.deepEqual([grid.value(), grid.text(1, 1)], ["resting", "475962.00"]);
  grid.send(paste("475,962"), { type: "mark.drop" });
  assert.equal(grid.text(1, 1), "475962.00");
  grid.type("cheap");
  assert.deepEqual(bodyOf(grid.context().sheets).wrong, [
    { sheet: "prices", row: 1, column: 1, code: "badAmount" },
  ]);
});

Deno.test("S2.29 a paste makes rows and zones, within bounds; it is one step of undo and redo", () => {
  const grid = open();
  const before = grid.context().sheets;
  grid.send(paste("100\t1\t2\t3\n200\t4\t5\t6\n300\t7\t8\t9\n400\t1\t2\t3\n"));
  assert.deepEqual([grid.context().sheets.zones.length, grid.context().sheets.prices.length], [3, 4]);
  const after = grid.context().sheets;
  assert.deepEqual(after.zones.map(([code]) => code), ["US", "World", "3"]);
  grid.send(UNDO);
  assert.equal(grid.context().sheets, before);
  grid.send(REDO);
  assert.equal(grid.context().sheets, after);
  grid.go(0, 0);
  grid.send(paste(Array.from({ length: MAX_SHEET_ROWS + 9 }, (_, at) => `${at + 1}\n`).join("")));
  assert.equal(grid.context().sheets.prices.length, MAX_SHEET_ROWS);
});

Deno.test("S2.29 a moved zone takes its prices along, and returns with them", () => {
  const grid = open();
  grid.send({ type: "sheet.show", sheet: "zones" });
  grid.send({ type: "rows.remove" });
  assert.deepEqual(grid.context().sheets.prices.map((cells) => cells.slice(1)), [["9.00"], [""], ["2.50"]]);
  grid.send({ type: "row.add" });
  assert.deepEqual(grid.context().sheets.prices[0], ["100", "9.00", ""]);
  grid.send(UNDO, UNDO);
  assert.equal(grid.context().sheets, grid.loaded);
});

Deno.test("S2.29 fill down, clear and row commands work, and fixed cells cannot be changed", () => {
  const grid = open();
  grid.go(0, 1);
  grid.go(2, 2, true);
  grid.send({ type: "cells.fill" });
  assert.deepEqual(grid.context().sheets.prices.map((cells) => cells.slice(1)), [
    ["4.50", "9.00"],
    ["4.50", "9.00"],
    ["4.50", "9.00"],
  ]);
  grid.send({ type: "cells.clear" });
  assert.equal(grid.text(2, 2), "");
  const done = open(BODY, false);
  done.send({ type: "cell.edit", text: "1" }, paste("1"), { type: "cells.clear" }, { type: "row.add" });
  done.send({ type: "cells.fill" }, { type: "rows.remove" }, { type: "dim.change", dim: EMPTY_SHEETS.dim });
  assert.equal(done.context().sheets, done.loaded);
});

Deno.test("S2.29 after somebody else saved, this person's changes stay until they are discarded", () => {
  const grid = open();
  grid.go(0, 1);
  grid.type("7");
  const theirs = sheetsOf({ ...BODY, further: null }, "USD");
  grid.send({ type: "table.load", sheets: theirs, isDraft: true, dropsChanges: false });
  assert.equal(grid.text(0, 1), "7.00");
  grid.send({ type: "table.load", sheets: theirs, isDraft: true, dropsChanges: true });
  assert.deepEqual([grid.context().sheets, grid.context().past], [theirs, []]);
});

const cellText = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 0, max: 10_000_000 }).map((minor) => minor),
);
const body = fc.record({ zones: fc.integer({ min: 1, max: 5 }), rows: fc.integer({ min: 1, max: 8 }) })
  .chain(({ zones, rows }) =>
    fc.array(fc.array(cellText, { minLength: zones, maxLength: zones }), { minLength: rows, maxLength: rows })
      .map((cells): PriceTableBody => ({
        ...BODY,
        zones: Array.from({ length: zones }, (_, at) => ({
          code: `Z${at}`,
          countries: ["US"],
          postal_prefixes: [String(at)],
        })),
        brackets: cells.map((row, at) => ({
          up_to_g: (at + 1) * 100,
          cells: row.map((minor) => typeof minor === "number" ? minor : null),
        })),
        further: null,
        surcharges: [],
      }))
  );

Deno.test("S2.29 a copy pasted where it was copied changes nothing", () => {
  fc.assert(
    fc.property(body, fc.constantFrom("USD", "VND", "KWD"), (made, currency) => {
      const grid = open(made, true, currency);
      grid.send({ type: "cells.all" });
      const { at, corner, sheets, sheet } = grid.context();
      grid.send(paste(copyCells(sheets, sheet, spanOf(at, corner))));
      assert.equal(grid.value(), "resting");
      assert.deepEqual(grid.context().sheets, sheets);
    }),
    { seed: 20_261_123, numRuns: isSoak ? 20_000 : 200 },
  );
});

const place = fc.record({ row: fc.integer({ min: 0, max: 9 }), column: fc.integer({ min: 0, max: 6 }) });
const step: fc.Arbitrary<PriceGridEvent> = fc.oneof(
  place.map((each) => ({ type: "cell.go" as const, place: each, extend: false })),
  place.map((each) => ({ type: "cell.go" as const, place: each, extend: true })),
  fc.constantFrom("1", "2.50\t3\n4\t5", "–", "x").map((text) => paste(text)),
  fc.constantFrom("prices", "zones", "duties").map((sheet) => ({ type: "sheet.show", sheet }) as const),
  fc.constantFrom(
    { type: "cells.clear" } as const,
    { type: "cells.fill" } as const,
    { type: "row.add" } as const,
    { type: "rows.remove" } as const,
    { type: "cells.all" } as const,
  ),
);

const rectangular = ({ zones, prices }: TableSheets) =>
  prices.every(({ length }) => length === zones.length + 1);

Deno.test("S2.29 undo leads back to the saved state, redo to the edited one; every row fits its zones", () => {
  fc.assert(
    fc.property(body, fc.array(step, { maxLength: 30 }), (made, steps) => {
      const grid = open(made);
      grid.send(...steps);
      const { sheets, past } = grid.context();
      assert.ok(rectangular(sheets) && past.length <= MAX_GRID_PAST);
      for (const _ of past) grid.send(UNDO);
      assert.equal(grid.context().sheets, grid.loaded);
      for (const _ of past) grid.send(REDO);
      assert.deepEqual(grid.context().sheets, sheets);
    }),
    { seed: 20_261_123, numRuns: isSoak ? 20_000 : 200 },
  );
});

Deno.test("S2.29 surcharges keep their zones when these are renamed, and back", () => {
  const grid = open();
  const zonesOf = () => grid.context().sheets.surcharges.map((cells) => cells[3]);
  grid.send({ type: "sheet.show", sheet: "zones" });
  grid.go(1, 0);
  grid.type("Rest");
  assert.deepEqual(zonesOf(), ["", "", "", "Rest"]);
  grid.send(UNDO);
  assert.deepEqual(zonesOf(), ["", "", "", "World"]);
  // Two zones that swap their names at the same time are both followed.
  grid.go(0, 0);
  grid.send(paste("World\nUS"));
  assert.deepEqual(zonesOf(), ["", "", "", "US"]);
  // Two zones of the same name are ambiguous, and a zone without a name matches nothing.
  grid.send(UNDO);
  grid.go(0, 0);
  grid.send(paste("World\nWorld"), { type: "cell.go", place: { row: 1, column: 0 }, extend: false });
  grid.type("Rest");
  assert.deepEqual(zonesOf(), ["", "", "", "World"]);
  grid.send({ type: "cell.go", place: { row: 0, column: 0 }, extend: false }, { type: "cells.clear" });
  assert.deepEqual(zonesOf(), ["", "", "", "World"]);
});

Deno.test("S2.29 typed text is one line, and no position is outside of its sheet", () => {
  assert.equal(lineOf(' 4\t5\r\n"6" '), "4 5 6");
  const { sheets } = open().context();
  assert.deepEqual(keepInside({ sheets, sheet: "zones" }, { row: 9, column: 9 }), { row: 1, column: 2 });
  assert.deepEqual(keepInside({ sheets: EMPTY_SHEETS, sheet: "prices" }, { row: 9, column: -1 }), {
    row: 0,
    column: 0,
  });
});
