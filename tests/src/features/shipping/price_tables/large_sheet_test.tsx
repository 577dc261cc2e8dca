/**
 * A price table of the maximum size as a sheet: which cells are drawn, and how keyboard and screen reader
 * reach the others.
 */
import { act, data, FakeApi, fireEvent, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { MAX_BRACKETS, MAX_ZONES } from "../../../../../api/shipping/rating/bounds.ts";
import type { PriceTableBody } from "../../../../../api/shipping/rating/price_table.ts";
import { priceTablePart } from "../../../../../src/features/shipping/price_tables/table_parts.tsx";

const BODY: PriceTableBody = {
  zones: Array.from({ length: MAX_ZONES }, (_, at) => ({
    code: `Z${at}`,
    countries: [],
    postal_prefixes: [],
  })),
  brackets: Array.from({ length: MAX_BRACKETS }, (_, row) => ({
    up_to_g: (row + 1) * 100,
    cells: Array.from({ length: MAX_ZONES }, (_, column) => 100 + row + column),
  })),
  further: null,
  dim: null,
  surcharges: [],
  duties: [],
};
const shown = data({
  getPriceTableById: {
    _id: "large",
    code: "PT-000009",
    version: 3,
    status: "draft",
    kind: "price",
    currency: "USD",
    body: JSON.stringify(BODY),
    in_force_body: "",
    in_force_code: "",
    cost_body: "",
    backtest: "",
    backtest_at: null,
  },
});

const Prices = priceTablePart("priceTables", "prices");
/** About the number of cells in a window, as happy-dom has no layout to tell. */
const MOST_CELLS = 700;

Deno.test("S2.29 of 50,000 prices the visible ones are drawn; the keyboard reaches all, and each announces its position", async () => {
  const prices = <Prices record={{ _id: "large", version: 3 }} />;
  await onStage(new FakeApi().on("ShownPriceTable", shown), prices, async () => {
    const grid = await screen.findByRole("grid");
    const cells = () => grid.querySelectorAll("[role=gridcell]").length;
    const active = () => document.getElementById(grid.getAttribute("aria-activedescendant") ?? "");
    const key = (name: string, more: object = {}) =>
      act(() => void fireEvent.keyDown(grid, { key: name, ...more }));
    assert.ok(cells() > 100 && cells() < MOST_CELLS, `${cells()} cells are drawn`);
    assert.deepEqual(
      [grid.getAttribute("aria-rowcount"), grid.getAttribute("aria-colcount")],
      [String(MAX_BRACKETS + 1), String(MAX_ZONES + 1)],
    );
    key("ArrowDown", { ctrlKey: true });
    key("ArrowRight", { ctrlKey: true });
    assert.equal(active()?.textContent, "6.98");
    assert.equal(active()?.getAttribute("aria-colindex"), String(MAX_ZONES + 1));
    assert.equal(active()?.parentElement?.getAttribute("aria-rowindex"), String(MAX_BRACKETS + 1));
    assert.ok(cells() < MOST_CELLS);
    // Each row still spans all columns.
    for (const row of grid.querySelectorAll("[role=row]")) {
      const room = [...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0);
      assert.equal(room, MAX_ZONES + 1);
    }
    key("a", { ctrlKey: true });
    let copied = "";
    const clipboardData = { setData: (_: string, text: string) => copied = text };
    act(() => void fireEvent.copy(grid, { clipboardData }));
    assert.equal(copied.split("\n").length, MAX_BRACKETS + 1);
  });
});
