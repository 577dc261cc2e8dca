import assert from "node:assert/strict";
import { ORDER_TEXT_FIELDS } from "../../../../api/orders/order_texts.ts";
import type { Database } from "../../../../server/db/database.ts";
import type { OrderDraft } from "../../../../server/modules/orders/orders/create.ts";
import type { SourceLine } from "../../../../server/modules/orders/orders/draft.ts";
import { exportList, fetchFile, rowsOf } from "../../../support/desk/export_jobs.ts";
import { importFile, inScene } from "../../../support/orders/import_jobs.ts";
import { readRows } from "../../../support/files/workbooks.ts";
import { planOf } from "../../../support/orders/plans.ts";
import { NOW } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";

const DAY_START = NOW - NOW % 86_400;
/** Fields of the draft that an export keeps; ids, codes and derived fields are those of the new order. */
const FIELDS = [
  ...ORDER_TEXT_FIELDS,
  "ordered_at",
  "items_count",
  "items_title",
  "total_minor",
  "currency",
  "status",
  "problems",
] as const;

async function ordersOf(db: Database, store: string) {
  const orders = await db.read.selectFrom("orders").select(["_id", ...FIELDS]).where("store_id", "=", store)
    .orderBy("external_number").execute();
  const lines = await db.read.selectFrom("order_lines").selectAll().orderBy("position").execute();
  return orders.map(({ _id, ...order }) => ({
    ...order,
    lines: lines.filter(({ order_id }) => order_id === _id).map((line) => [
      line.position,
      line.sku,
      line.title,
      line.variant,
      line.quantity,
      line.total_minor,
      line.declared_minor,
      line.item_id,
    ]),
  }));
}

/** Generates texts with characters that disturb files, spreadsheets or databases; forms trim their ends. */
const words = fc.string({
  unit: fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "＝",
    "＋",
    "－",
    "＠",
    "'",
    '"',
    ",",
    ";",
    " ",
    "a",
    "é",
    "田",
    "\\",
    "0",
  ),
  maxLength: 12,
}).map((text) => text.trim());
const line: fc.Arbitrary<SourceLine> = fc.record({
  sku: fc.oneof(fc.constantFrom("TEE-BLACK-M", "MUG-WHITE"), words.map((text) => `S${text}`)),
  title: words.map((text) => `T${text}`),
  variant: words,
  quantity: fc.integer({ min: 1, max: 99 }),
  declared_minor: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
});
const draft: fc.Arbitrary<Partial<Omit<OrderDraft, "store_id" | "seller_id">>> = fc.record({
  recipient_name: words,
  company: words,
  address_line1: words,
  city: words,
  postal_code: words,
  country: fc.constantFrom("DE", "US", "PT", ""),
  phone: words,
  note: fc.tuple(words, words).map((parts) => parts.filter(Boolean).join("\n")),
  ordered_at: fc.constantFrom(null, DAY_START, DAY_START - 86_400 * 300),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});

for (const format of ["csv", "xlsx"] as const) {
  Deno.test(`orders exported and imported again as ${format} are equal, regardless of their texts; repeating it adds none`, () =>
    inScene(async (scene) => {
      const { app, db, world, anna } = scene;
      const drafts = fc.sample(draft, { numRuns: 60, seed: 7 });
      for (const [at, each] of drafts.entries()) {
        await world.order({ ...each, external_number: `=N-${at}`, email: `a${at}@example.test` });
      }
      const job = await exportList(scene, anna, {
        shape: "lines",
        format,
        filters: { store: ["anna-etsy"] },
        sort: "code",
      });
      const file = new Uint8Array(await (await fetchFile(app, anna, job)).arrayBuffer());
      const header = format === "xlsx"
        ? (await readRows(file))[0]?.cells
        : rowsOf(new TextDecoder().decode(file))[0];
      const plan = {
        ...planOf(header ?? [], { dateOrder: "dmy" }),
        ...format === "xlsx" && { sheet: "Export" },
      };
      assert.equal(plan.profile, "pressdock");
      const upload = { store: "anna-shopify", plan: JSON.stringify(plan) };
      const first = await importFile(app, db, anna, file, upload);
      assert.deepEqual([first.status, first.made, first.refused, first.refusals], [
        "Done",
        drafts.length,
        0,
        [],
      ]);
      assert.deepEqual(await ordersOf(db, "anna-shopify"), await ordersOf(db, "anna-etsy"));
      const again = await importFile(app, db, anna, file, upload);
      assert.deepEqual([again.made, again.skipped], [0, drafts.length]);
    }));
}

Deno.test("an order without a shop number, or without items, is refused, not created under another number", () =>
  inScene(async (scene) => {
    const { app, db, world, anna } = scene;
    await world.order({ external_number: "" });
    await world.order({ external_number: "N-1", lines: [] });
    const job = await exportList(scene, anna, { shape: "lines" });
    const text = await (await fetchFile(app, anna, job)).text();
    const plan = JSON.stringify(planOf(rowsOf(text)[0] ?? [], { dateOrder: "dmy" }));
    const done = await importFile(app, db, anna, text, { store: "anna-shopify", plan });
    assert.deepEqual([done.made, done.refused], [0, 2]);
  }));
