import assert from "node:assert/strict";
import { resources } from "../../../../../resources/generated/resources.ts";
import { orders } from "../../../../../resources/orders/orders.ts";
import { ordersShip } from "../../../../../resources/shipping/orders_ship.ts";
import { setConfig } from "../../../../../src/lib/config.ts";
import { CONFIG } from "../stage.tsx";
import { cardColumnsOf } from "../../../../../src/engine/list/table/card_columns.ts";

Deno.test("the card of every list shows which record it is", () => {
  setConfig(CONFIG);
  const nameless = resources.filter(({ columns }) => {
    const { head, title } = cardColumnsOf(columns.filter(({ hidden }) => !hidden), {
      _id: "one",
      version: 1,
    });
    return !head && !title;
  });
  assert.deepEqual(nameless.map(({ id }) => id), []);
});

Deno.test("the card of a late order shows that it is late instead of its creation time", () => {
  setConfig(CONFIG);
  const DAY = 86_400;
  const now = Math.floor(Date.now() / 1000);
  const columns = orders.columns.filter(({ hidden }) => !hidden);
  const figuresAt = (due_at: number, status = "Processing") => {
    const row = { _id: "o1", version: 1, status, due_at };
    return cardColumnsOf(columns, row).figures.map(({ key }) => key);
  };
  assert.deepEqual(figuresAt(now - 2 * DAY), ["total_minor", "due_at"]);
  assert.deepEqual(figuresAt(now + 2 * DAY), ["total_minor", "created_at"]);
  assert.deepEqual(figuresAt(now - 2 * DAY, "Completed"), ["total_minor", "created_at"]);
});

Deno.test("S2.21 the card of a package without a label shows its shipment status, and no Yes or No without a heading", () => {
  const row = { _id: "p1", version: 1, label_status: "", order_closed: "", shipment_status: "Processing" };
  const { status, words } = cardColumnsOf(ordersShip.columns.filter(({ hidden }) => !hidden), row);
  assert.equal(status?.key, "shipment_status");
  assert.deepEqual(words.map(({ key }) => key), ["method_name"]);
});
