/** Files as Shopify, Etsy and TikTok Shop export them, read without any choice by a person. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { ImportedOrder } from "../../../api/csv/assembly.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import { matchColumns } from "../../../api/csv/match.ts";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import { createPreview } from "../../../api/csv/preview.ts";
import { readHead } from "../../../api/csv/rows.ts";
import { orderTexts } from "../../../api/orders/order_texts.ts";

async function previewOf(name: string) {
  const bytes = await readFile(new URL(`../../fixtures/${name}.csv`, import.meta.url));
  const { problem, format, headers, evidence } = detectFormat(bytes, true);
  assert.equal(problem, null);
  const { missing, ...match } = matchColumns(headers);
  assert.deepEqual(missing, []);
  const plan: ImportPlan = { ...match, format, headers };
  const preview = createPreview(plan, "USD");
  preview.take(readHead(bytes, true, format).slice(1));
  return { plan, evidence, ...preview.result() };
}

const linesOf = ({ lines }: ImportedOrder) =>
  lines.map(({ sku, title, variant, quantity, total }) => [
    sku,
    title,
    variant,
    quantity,
    total?.raw,
    total?.minor,
  ]);

Deno.test("Shopify: further items follow below the first row, notes keep their lines, postal codes lose the mark", async () => {
  const { plan, orders, refusals, orderCount } = await previewOf("shopify_orders");
  assert.deepEqual([plan.profile, orderCount, refusals], ["shopify", 2, []]);
  assert.deepEqual(plan.format, {
    encoding: "utf-8",
    delimiter: ",",
    quote: '"',
    decimal: ".",
    dateOrder: "ymd",
  });
  const [first, second] = orders;
  assert.ok(first && second);
  const { lines: _, ...order } = first;
  assert.deepEqual(order, {
    ...orderTexts({}),
    external_number: "#1001",
    ordered_on: "03-11-2026",
    recipient_name: "Zoë O'Hara",
    address_line1: "1 Main St",
    address_line2: "Apt 4",
    city: "Cambridge",
    region: "MA",
    postal_code: "02138",
    country: "US",
    email: "zoe@example.test",
    phone: "+1 617-555-0100",
    shipping_method: "Standard",
    note: 'Leave at the door.\nRing "twice".',
  });
  assert.deepEqual(linesOf(first), [
    ["TEE-BLACK-M", "Tee 🎉 - Black / M", "", 2, "19.99 × 2", 3998],
    // The shop gives no SKU: the item's title replaces it, so that a person can map it once.
    ["Mug, white", "Mug, white", "", 1, "8.50", 850],
  ]);
  // The quantity 3 times 0.335 is 1.005, rounded once and not three times.
  assert.deepEqual(linesOf(second), [["=HOOD", "Hoodie 👕", "", 3, "0.335 × 3", 101]]);
  assert.equal(second.country, "HK");
});

Deno.test("Etsy: semicolons, decimal commas, two-digit years and a cell of two lines", async () => {
  const { plan, orders, refusals, evidence } = await previewOf("etsy_sold_order_items");
  assert.deepEqual([plan.profile, refusals], ["etsy", []]);
  assert.deepEqual([plan.format.delimiter, plan.format.decimal, plan.format.dateOrder], [";", ",", "mdy"]);
  assert.deepEqual([evidence.delimiter, evidence.decimal, evidence.dateOrder], ["seen", "seen", "seen"]);
  assert.deepEqual(
    orders.map((order) => [order.ordered_on, order.country, order.postal_code, order.address_line2]),
    [
      ["14-09-2026", "CA", "V2C 1A1", ""],
      ["02-10-2026", "US", "07102", "c/o Müller"],
    ],
  );
  assert.deepEqual(orders.map(linesOf), [
    [
      ["MUG-WHITE", "Ceramic Mug; speckled", "", 2, "34,00 × 2", 6800],
      [
        "Greeting Card with a fox / Style:Matte,Size:A5",
        "Greeting Card with a fox",
        "Style:Matte,Size:A5",
        1,
        "1.234,50",
        123450,
      ],
    ],
    [["SOAP-1", "Soap Bar 🧼", "", 3, "9,00 × 3", 2700]],
  ]);
});

Deno.test("TikTok Shop: the row that describes the columns is skipped, ids lose their tab, totals are those after discount", async () => {
  const { plan, orders, refusals, rows } = await previewOf("tiktok_orders");
  assert.deepEqual([plan.profile, refusals, rows], ["tiktok", [], 3]);
  assert.deepEqual(
    orders.map((order) => [order.external_number, order.ordered_on, order.postal_code, order.note]),
    [
      ["576461413038785752", "05-11-2026", "95112", "Giao giờ hành chính 🙏"],
      ["576461413038785753", "05-11-2026", "95112", ""],
    ],
  );
  assert.deepEqual(orders.map(linesOf), [
    [
      ["TEE-BLACK-M", 'Tee, "best" cotton', "Black, M", 2, "$33.00", 3300],
      ["Hoodie / Grey, L", "Hoodie", "Grey, L", 1, "$1,029.90", 102990],
    ],
    [["MUG-WHITE", "Mug", "Default", 1, "$8.99", 899]],
  ]);
});

Deno.test("headers match without case, spaces and underscores, and the first of two equal ones counts", () => {
  const match = matchColumns([" ORDER_id", "sku", "QTY", "Sku", "__proto__", "constructor", "Item_Name"]);
  assert.deepEqual(match, {
    profile: "custom",
    columns: { external_number: 0, sku: 1, quantity: 2, title: 6 },
    missing: [],
  });
  assert.deepEqual(matchColumns(["__proto__", "toString", ""]), {
    profile: "custom",
    columns: {},
    missing: ["external_number", "sku", "quantity"],
  });
});

Deno.test("a gift message is found in files of Shopify, Etsy, TikTok Shop and any other shop, and keeps its lines", () => {
  const files = [
    ["shopify", "Name,Lineitem sku,Lineitem name,Lineitem quantity,Lineitem price", "#1,TEE,Tee,1,9.00"],
    ["etsy", "Order ID,SKU,Item Name,Quantity,Price,Ship Name", "1,TEE,Tee,1,9.00,Zoë"],
    [
      "tiktok",
      "Order ID,Seller SKU,Product Name,Quantity,SKU Subtotal After Discount,Recipient",
      "1,TEE,Tee,1,9.00,Zoë",
    ],
    ["custom", "Order,SKU,Qty", "1,TEE,1"],
    ["pressdock", "external_number,sku,quantity,line_total", "1,TEE,1,9.00"],
  ] as const;
  for (const [id, header, row] of files) {
    const heading = id === "pressdock" ? "gift_message" : id === "etsy" ? "Gift Message" : "Gift message";
    const bytes = new TextEncoder().encode(`${header},${heading}\n${row},"For Mia\nLove, Tom"\n`);
    const { format, headers } = detectFormat(bytes, true);
    const { missing: _, ...match } = matchColumns(headers);
    const preview = createPreview({ ...match, format, headers }, "USD");
    preview.take(readHead(bytes, true, format).slice(1));
    const { orders, refusals } = preview.result();
    assert.deepEqual([match.profile, refusals, orders.map(({ gift_message }) => gift_message)], [
      id,
      [],
      ["For Mia\nLove, Tom"],
    ]);
  }
});
