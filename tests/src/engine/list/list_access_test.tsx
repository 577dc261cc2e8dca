/** A list for people without a pointer or a screen: tab stops, names, and the focus. */
import { apiWithRows, onList, orderRow, rowOf } from "./stage.tsx";
import assert from "node:assert/strict";
import type { Row } from "../../../../machines/rows.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { nameColumn } from "../../../../resources/record_name.ts";
import { billingHistory } from "../../../../resources/money/billing_history.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { shortcuts } from "../../../../src/lib/keys.ts";
import { data, FakeApi, fireEvent, press, screen, waitFor } from "../record/stage.tsx";

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const name = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const pick = (code: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${code}` }));

Deno.test("Access 2 the focus returns to the row when the bulk bar disappears", async () => {
  await onList(apiWithRows(orderRow("1"), orderRow("2")), "/orders", async () => {
    const row = await rowOf("PD-2");
    row.focus();
    pick("PD-2");
    const clear = await screen.findByRole("button", { name: "Clear selection" });
    clear.focus();
    await press("Clear selection");
    await waitFor(() => assert.ok(document.activeElement === row));
  });
});

Deno.test("Access 3 the grips of all columns are one tab stop, named by their column; up and down move between them", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    const grips = screen.getAllByRole("separator");
    assert.ok(grips.length > 5);
    assert.deepEqual(grips.filter(({ tabIndex }) => tabIndex === 0), [grips[0]]);
    grips[0]!.focus();
    assert.equal(name(), "Resize Number");
    key("ArrowDown");
    assert.equal(name(), "Resize Created");
    key("ArrowUp");
    key("ArrowUp");
    assert.equal(name(), "Resize Number");
  });
});

Deno.test("Access 3 a key leads from a selected row to the bulk bar, and back; the key help lists it", async () => {
  await onList(apiWithRows(orderRow("1"), orderRow("2")), "/orders", async () => {
    const row = await rowOf("PD-2");
    const isListed = () => shortcuts.peek().some(({ label }) => label === "bulk.key");
    assert.equal(isListed(), false);
    row.focus();
    pick("PD-2");
    await screen.findByRole("button", { name: "Clear selection" });
    await waitFor(() => assert.ok(isListed()));
    row.focus();
    key(".");
    await waitFor(() => assert.ok(document.activeElement?.closest('[aria-label="Selected rows"]')));
    key(".");
    await waitFor(() => assert.ok(document.activeElement === row));
  });
});

Deno.test("Access 6 a column head is named only by its column, and a row once by its number", async () => {
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    await rowOf("PD-1");
    const heads = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-label"));
    assert.deepEqual(heads.slice(1, 3), ["Number", "Created"]);
    assert.equal(screen.getAllByRole("rowheader").length, 1);
    assert.match(screen.getByRole("rowheader").textContent ?? "", /^PD-1/);
  });
});

Deno.test("Access 6 a row without a number has the name of its resource, never its id", async () => {
  const row: Row = { _id: "019fb170-1", version: 1, name: "North", platform: "etsy", status: "Active" };
  const api = new FakeApi().on("List", data({ stores: [row] }))
    .on("Count", data({ storesCount: { count: 1, capped: false } }));
  await onList(api, "/stores", async () => {
    await screen.findByText("North");
    assert.ok(screen.getByRole("link", { name: "Open North as a page" }));
  }, { resource: stores });
  for (const { id, columns, ...resource } of resources) {
    const named = nameColumn(resource);
    assert.ok(columns.some(({ key, fields }) => key === named || fields.includes(named)), `${id}: ${named}`);
  }
});

Deno.test("Access 15 Ctrl and the middle button open a row's page in another tab, as with any link of the browser", async () => {
  const opened: unknown[] = [];
  const real = globalThis.open;
  globalThis.open = (url) => {
    opened.push(url);
    return null;
  };
  try {
    await onList(apiWithRows(orderRow("1")), "/orders", async ({ currentPath }) => {
      const row = await rowOf("PD-1");
      const cell = row.querySelector("td:nth-child(3)")!;
      const [before, href] = [currentPath(), row.querySelector("a[data-page]")!.getAttribute("href")];
      fireEvent.click(cell, { ctrlKey: true });
      fireEvent.click(cell, { metaKey: true });
      fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 1 }));
      fireEvent(cell, new MouseEvent("auxclick", { bubbles: true, button: 2 }));
      fireEvent.click(cell, { shiftKey: true });
      fireEvent.click(screen.getByRole("link", { name: "PD-1" }), { ctrlKey: true });
      assert.deepEqual(opened, Array(3).fill(href));
      assert.equal(currentPath(), before);
    });
  } finally {
    globalThis.open = real;
  }
});

Deno.test("Access 14 cards without links are scrolled by keys, as their list takes the focus; others are reached by their links", async () => {
  const line = { _id: "l1", version: 1, no: 1, created_at: 1_700_000_000, kind: "charge", ref_code: "PD-1" };
  const api = new FakeApi().on("List", data({ statementLines: [line] }))
    .on("Count", data({ statementLinesCount: { count: 1, capped: false } }));
  const cards = () => screen.findByRole("list", { name: /, list$/ });
  await onList(api, billingHistory.path, async () => {
    assert.equal((await cards()).tabIndex, 0);
  }, { resource: billingHistory, width: 390 });
  await onList(apiWithRows(orderRow("1")), "/orders", async () => {
    assert.equal((await cards()).hasAttribute("tabindex"), false);
  }, { width: 390 });
});
