import assert from "node:assert/strict";
import { hasUnfinishedItem } from "../../../api/csv/plan_edit.ts";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import { type PlanEdit, withEdit } from "../../../machines/orders/import_file_edit.ts";

const WHOLE: ImportPlan = {
  profile: "custom",
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" },
  headers: ["Number", "SKU", "Quantity", "Pieces"],
  columns: { external_number: 0, sku: 1, quantity: 2 },
};

Deno.test("each choice of a person changes only its own part of the plan", () => {
  const edits: readonly (readonly [PlanEdit, Partial<ImportPlan>])[] = [
    [{ type: "rows.choose", choice: "hidden", isKept: true }, { keep: ["hidden"] }],
    [{ type: "column.choose", field: "title", position: 3 }, { columns: { ...WHOLE.columns, title: 3 } }],
    [{ type: "column.join", field: "note", positions: [3] }, { furtherColumns: { note: [3] } }],
    [{ type: "items.choose", items: [{ sku: 1, quantity: 3 }] }, { furtherItems: [{ sku: 1, quantity: 3 }] }],
    [{ type: "profile.choose", profile: "etsy" }, { profile: "etsy" }],
    [{ type: "grouping.choose", grouping: "row" }, { grouping: "row" }],
    [{ type: "country.choose", country: "DE" }, { country: "DE" }],
    [{ type: "method.choose", method: "express" }, { shipping_method: "express" }],
  ];
  for (const [edit, part] of edits) {
    const { columns, ...others } = withEdit(WHOLE, edit);
    // Choosing a known kind of file also sets its known columns.
    assert.deepEqual({ ...others, columns: part.profile ? WHOLE.columns : columns }, { ...WHOLE, ...part });
  }
});

Deno.test("a further item needs SKU and quantity, and removing one leaves none of its columns", () => {
  const with2 = withEdit(WHOLE, { type: "items.choose", items: [{ sku: 1 }] });
  assert.equal(hasUnfinishedItem(with2), true);
  assert.equal(
    hasUnfinishedItem(withEdit(with2, { type: "items.choose", items: [{ sku: 1, quantity: 3 }] })),
    false,
  );
  assert.deepEqual(withEdit(with2, { type: "items.choose", items: [] }), WHOLE);
});
