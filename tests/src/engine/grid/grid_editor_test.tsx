/** Records as a grid: after any question the keyboard continues in the same cell. */
import { act, FakeApi, fireEvent, onStage, press, says, screen, waitFor } from "../record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import { GridEditor } from "../../../../src/engine/grid/grid_editor.tsx";
import type { GridTable } from "../../../../machines/grid_table.ts";

const TABLE: GridTable = {
  currency: "USD",
  columns: [{ key: "sku", kind: "fixed" }, { key: "price", kind: "money" }, { key: "color", kind: "text" }],
  rows: [
    { _id: "a", version: 1, cells: ["A-1", "12.50", "red"] },
    { _id: "b", version: 1, cells: ["B-1", "3.00", "blue"] },
  ],
};

const editorOf = (table: GridTable) => (
  <GridEditor
    table={table}
    label="Items"
    titleOf={(key) => key}
    problemsOf={() => []}
    isBusy={false}
    onSave={() => {}}
  />
);
const editor = editorOf(TABLE);

let load: (table: GridTable) => void = () => {};
function LiveEditor() {
  const [table, setTable] = useState(TABLE);
  load = setTable;
  return editorOf(table);
}
const grid = () => screen.getByRole("grid", { name: "Items" });
const cells = () => [...document.querySelectorAll("[role=gridcell]")].map(({ textContent }) => textContent);
const key = (name: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? grid(), { key: name, ...more }));
const paste = (text: string) =>
  act(() => void fireEvent.paste(grid(), { clipboardData: { getData: () => text } }));

Deno.test("C5 after a cell, and after the question for the decimal mark, the grid has the focus again", async () => {
  await onStage(new FakeApi(), editor, async () => {
    act(() => grid().focus());
    key("ArrowRight");
    key("7");
    const input = await screen.findByRole("textbox", { name: "A-1: price" });
    assert.ok(document.activeElement === input);
    key("Enter");
    await waitFor(() => assert.ok(document.activeElement === grid()));
    assert.deepEqual(cells().slice(0, 2), ["A-1", "7"]);
    paste("475,962");
    await says("475,962");
    // The question's first answer has the focus.
    assert.equal(document.activeElement?.tagName, "BUTTON");
    await press("With a decimal comma");
    await waitFor(() => assert.ok(document.activeElement === grid()));
    key("z", { ctrlKey: true });
    assert.deepEqual(cells().slice(0, 5), ["A-1", "7", "red", "B-1", "3.00"]);
  });
});

Deno.test("C5 cells are selected by mouse, and copied as a table", async () => {
  await onStage(new FakeApi(), editor, () => {
    const all = [...document.querySelectorAll("[role=gridcell]")];
    act(() => void fireEvent.mouseDown(all[1]!));
    act(() => void fireEvent.mouseOver(all[5]!, { buttons: 1 }));
    let copied = "";
    const clipboardData = { setData: (_: string, text: string) => copied = text };
    act(() => void fireEvent.copy(grid(), { clipboardData }));
    assert.equal(copied, "12.50\tred\n3.00\tblue\n");
    act(() => void fireEvent.cut(grid(), { clipboardData }));
    assert.deepEqual(cells(), ["A-1", "", "", "B-1", "", ""]);
    return Promise.resolve();
  });
});

Deno.test("C5 a click on another cell keeps the typed text and selects the clicked cell, where the next text goes", async () => {
  await onStage(new FakeApi(), editor, async () => {
    act(() => grid().focus());
    key("ArrowRight");
    key("7");
    await screen.findByRole("textbox", { name: "A-1: price" });
    act(() => void fireEvent.mouseDown(document.querySelectorAll("[role=gridcell]")[4]!));
    await waitFor(() => assert.ok(document.activeElement === grid()));
    key("9");
    await screen.findByRole("textbox", { name: "B-1: price" });
    key("Enter");
    assert.deepEqual(cells(), ["A-1", "7", "red", "B-1", "9", "blue"]);
  });
});

Deno.test("C5 rows that are fetched again without a change end neither the question for the decimal mark, the review nor the undo", async () => {
  await onStage(new FakeApi(), <LiveEditor />, async () => {
    act(() => grid().focus());
    key("ArrowRight");
    paste("475,962");
    await says("475,962");
    act(() => load(structuredClone(TABLE)));
    await press("With a decimal comma");
    await says("1 row changed");
    act(() => load(structuredClone(TABLE)));
    await press("Review changes");
    await press("Save 1 row");
    act(() => load(structuredClone(TABLE)));
    assert.ok(screen.queryByRole("button", { name: "Save 1 row" }));
    act(() => load({ ...TABLE, rows: TABLE.rows.map((row) => ({ ...row, version: 2 })) }));
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: "Save 1 row" }), null));
    await says("1 row changed");
  });
});
