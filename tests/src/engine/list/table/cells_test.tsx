import { CONFIG, orderRow } from "../stage.tsx";
import assert from "node:assert/strict";
import { cleanup, render } from "@testing-library/react";
import { TONES } from "../../../../../api/tones.ts";
import type { Row } from "../../../../../machines/rows.ts";
import type { Column } from "../../../../../resources/define.ts";
import { orders } from "../../../../../resources/orders/orders.ts";
import { refundRequest } from "../../../../../resources/orders/refund_requests.ts";
import { setConfig } from "../../../../../src/lib/config.ts";
import { Cell } from "../../../../../src/engine/list/table/cells.tsx";
import { StatusPill } from "../../../../../src/parts/status_pill.tsx";

const columnOf = (key: string): Column => {
  const column = orders.columns.find((each) => each.key === key);
  assert.ok(column);
  return column;
};

function cell(key: string, over: Partial<Row> = {}, href: string | null = null): HTMLElement {
  setConfig(CONFIG);
  cleanup();
  return render(<Cell row={orderRow("1", over)} column={columnOf(key)} href={href} />).container;
}
const words = (key: string, over: Partial<Row> = {}) => cell(key, over).textContent;
const hint = (key: string, over: Partial<Row> = {}) =>
  cell(key, over).querySelector("[title]")?.getAttribute("title");

Deno.test("S4.7 a time within 18 hours is relative, with the exact time on hover; an older one is DD-MM-YYYY HH:mm", () => {
  const now = Math.floor(Date.now() / 1000);
  assert.equal(words("created_at", { created_at: now - 2 * 3600 - 5 }), "2 hours ago");
  assert.match(hint("created_at", { created_at: now - 3600 }) ?? "", /^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/);
  assert.equal(words("created_at", { created_at: 1_700_000_000 }), "14-11-2023 22:13");
});

Deno.test("money is shown with its decimals; a currency other than ours is named", () => {
  assert.equal(words("total_minor"), "1,234.56");
  assert.equal(hint("total_minor"), "1,234.56 USD");
  assert.equal(words("total_minor", { total_minor: -5, currency: "EUR" }), "-0.05 EUR");
  assert.equal(words("total_minor", { total_minor: null }), "");
});

Deno.test("a recipient is a name and a place, each in its own writing direction", () => {
  assert.equal(words("recipient_name"), "Ada Byron · London, United Kingdom");
  assert.equal(words("recipient_name", { city: "", country: "ZZZ" }), "Ada Byron · ZZZ");
  assert.equal(words("recipient_name", { recipient_name: "", city: "Graz", country: "" }), "Graz");
  const parts = cell("recipient_name", { recipient_name: "דוד לוי" }).querySelectorAll("bdi[dir=auto]");
  assert.deepEqual([...parts].map((part) => part.textContent), ["דוד לוי", "London", "United Kingdom"]);
});

Deno.test("the next recipient in the same cell leaves nothing of a city named as its country", () => {
  setConfig(CONFIG);
  cleanup();
  const draw = (city: string, country: string) => (
    <Cell row={orderRow("1", { city, country })} column={columnOf("recipient_name")} href={null} />
  );
  const { container, rerender } = render(draw("Singapore", "SG"));
  assert.equal(container.textContent, "Ada Byron · Singapore, Singapore");
  rerender(draw("Bonn", "DE"));
  assert.equal(container.textContent, "Ada Byron · Bonn, Germany");
});

Deno.test("a late order is marked by a sign and a word; one due later, a draft and a sent order are not", () => {
  assert.equal(words("due_at"), "▲ 20-11-2023 Late");
  assert.equal(hint("due_at"), "Late 20-11-2023");
  assert.equal(words("due_at", { status: "Draft" }), "20-11-2023");
  assert.equal(words("due_at", { status: "Shipped" }), "20-11-2023");
  assert.equal(words("due_at", { due_at: 4_000_000_000 }), "02-10-2096");
});

Deno.test("Clear answers 1: items are the API's text, whatever they count; a number is a link that can be copied", () => {
  assert.equal(words("items_title"), "T-shirt × 2");
  const mixed = { items_title: "Organic cotton tee, Bodysuit × 2", items_count: 3 };
  assert.equal(words("items_title", mixed), "Organic cotton tee, Bodysuit × 2");
  assert.equal(hint("items_title", mixed), "Organic cotton tee, Bodysuit × 2");
  assert.equal(words("items_title", { items_title: "" }), "");
  const code = cell("code", {}, "/orders/all/1?view=page");
  assert.equal(code.querySelector("a")?.getAttribute("href"), "/orders/all/1?view=page");
  assert.equal(code.querySelector("a bdi")?.textContent, "PD-1");
  assert.equal(code.querySelector("button")?.getAttribute("aria-label"), "Copy PD-1");
});

Deno.test("an empty text draws nothing, so that it takes no room on a card", () => {
  for (const kind of ["text", "items", "mono", "word", "country", "days"] as const) {
    const column = { ...columnOf("items_title"), kind, key: "note", fields: ["note"] };
    for (const note of ["", null]) {
      cleanup();
      const { container } = render(<Cell row={orderRow("1", { note })} column={column} href={null} />);
      assert.equal(container.innerHTML, "", kind);
    }
  }
});

Deno.test("a day is DD-MM-YYYY; a status unknown to this build is shown unchanged", () => {
  assert.equal(words("hold_until", { hold_until: 1_700_000_000 }), "14-11-2023");
  assert.equal(words("status", { status: "Sleeping" }), "Sleeping");
  assert.equal(words("status", { status: "" }), "");
});

Deno.test("every status has a word and a shape for its tone: none is recognised by color alone", () => {
  const shapes = new Map<string, Set<string>>();
  for (const [status, tone] of Object.entries(TONES)) {
    cleanup();
    const { container } = render(<StatusPill status={status} />);
    assert.ok(container.textContent);
    shapes.set(
      tone,
      (shapes.get(tone) ?? new Set()).add(container.querySelector("path")?.getAttribute("d") ?? ""),
    );
  }
  assert.ok([...shapes.values()].every((drawn) => drawn.size === 1));
  assert.equal(new Set([...shapes.values()].flatMap((drawn) => [...drawn])).size, shapes.size);
  cleanup();
});

Deno.test("S2.13 a processing refund request waits for a person, and has the color for that; a processing order does not", () => {
  const shapeOf = (element: HTMLElement) => element.querySelector("path")?.getAttribute("d");
  const status = refundRequest.columns.find(({ key }) => key === "status");
  assert.ok(status);
  cleanup();
  const drawn = shapeOf(
    render(<Cell row={orderRow("1", { status: "Processing" })} column={status} href={null} />).container,
  );
  assert.equal(drawn, shapeOf(cell("status", { status: "On Hold" })));
  assert.notEqual(drawn, shapeOf(cell("status", { status: "Processing" })));
});
