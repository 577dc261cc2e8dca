import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { jobOffers } from "../../../../../src/features/desk/jobs/job.ts";
import { jobTitle } from "../../../../../src/features/desk/jobs/words.ts";
import { setLanguage } from "../../../../../src/lib/i18n.ts";
import { job } from "./sample.ts";
import { JOB_KINDS } from "../../../../../api/statuses.ts";

const titleOf = (kind: string, about: Record<string, unknown> = {}, total = 1) =>
  jobTitle({ kind, title: "shopify.csv", total, about: { resource: "orders", ...about } });

Deno.test("every kind of job is described in the reader's language, with its subject and size", async () => {
  assert.deepEqual([
    titleOf("orders.import"),
    titleOf("list.export", {}, 1_204),
    titleOf("list.export", { resource: "packages" }, 0),
    titleOf("orders.move", { event: "order.hold" }, 4_963),
    titleOf("orders.tag", { add_tags: ["gift"], remove_tags: ["rush"] }, 12),
    titleOf("orders.method", { shipping_method: "express" }),
    titleOf("orders.mend", { external_sku: "TEE-M" }),
    titleOf("orders.undo"),
  ], [
    "Import: shopify.csv",
    "Export: 1,204 orders",
    "Export: Packages",
    "Hold order: 4,963 orders",
    "Change tags (+gift, −rush): 12 orders",
    "Ship by express: 1 order",
    "Fix SKU TEE-M: 1 order",
    "Undo: 1 order",
  ]);
  await setLanguage("de");
  assert.equal(titleOf("list.export", {}, 1_204), "Export: 1.204 Bestellungen");
  await setLanguage("en");
});

Deno.test("a job of a kind or a list that this build does not know is still described", () => {
  assert.equal(titleOf("orders.paint"), "shopify.csv");
  assert.equal(titleOf("list.export", { resource: "boxes" }, 3), "Export: 3 rows");
  for (const kind of JOB_KINDS) assert.ok(titleOf(kind, { event: "order.hold" }).length > 0, kind);
});

/** Jobs about a file or a table, whose own name is the best title. */
const BY_NAME: readonly string[] = [
  "orders.import",
  "items.import",
  "tiktok.import",
  "postage.import",
  "prices.backtest",
];

Deno.test("Access 18 no kind of job shows the server's English title to a reader of another language", async () => {
  await setLanguage("de");
  for (const kind of JOB_KINDS) {
    const title = titleOf(kind, { event: "order.hold" });
    assert.notEqual(title, "shopify.csv", kind);
    assert.equal(title.includes("shopify.csv"), BY_NAME.includes(kind), `${kind}: ${title}`);
  }
  await setLanguage("en");
});

Deno.test("an undo that is refused is shown with its reason, also for edits of items, but not for exports", () => {
  const undoOf = (kind: string, has_undo = true) =>
    jobOffers(job({ kind, has_undo, steps: [], made: 0 })).find(({ event }) => event === "job.undo");
  for (const kind of ["orders.move", "items.edit"]) assert.equal(undoOf(kind)?.refusedBy, "isUndoable", kind);
  assert.equal(undoOf("orders.substitute", false), undefined);
  assert.equal(undoOf("list.export"), undefined);
});
