/** Views of reports are saved, shared and checked as those of lists are. */
import assert from "node:assert/strict";
import type { SavedView, ViewCount, ViewInput } from "../../../../api/generated/schema.ts";
import { COUNTS, inViewScene, MAKE, PIN } from "../../../support/desk/view_calls.ts";

const BY_SELLER: ViewInput = {
  resource: "order_report",
  name: "Late by seller",
  audience: "everyone",
  filters: { range: "last-month", by: "seller,week", status: "!Draft" },
  columns: [{ key: "orders", width: 120 }, { key: "late", width: 120 }],
  sort: "-late",
};

Deno.test(
  "S2.4 a view of a report keeps figures, groups, days and filters; it is shared and pinned, and has no count",
  inViewScene(async ({ ask, list, make }) => {
    const made = await make("root", BY_SELLER);
    assert.deepEqual([made.columns, made.filters, made.sort], [
      BY_SELLER.columns,
      BY_SELLER.filters,
      BY_SELLER.sort,
    ]);
    const shared = await list("super_root", "order_report");
    assert.deepEqual(shared.map(({ name, may_edit }) => [name, may_edit]), [["Late by seller", true]]);
    const pinned = await ask<{ pinViews: SavedView[] }>("super_root", PIN, {
      resource: "order_report",
      ids: [made._id],
    });
    assert.deepEqual(pinned.data?.pinViews.map(({ is_pinned }) => is_pinned), [true]);
    const counts = await ask<{ viewCounts: ViewCount[] }>("super_root", COUNTS, { ids: [made._id] });
    assert.deepEqual([counts.errors, counts.data?.viewCounts], [[], []]);
  }),
);

Deno.test(
  "S2.4 a view of a report is refused what the report refuses, and people see no views of reports beyond their rights",
  inViewScene(async ({ list, make, refusal }) => {
    const refused = (filters: object, more: object = {}, name: "root" | "anna" = "root") =>
      refusal(name, MAKE, { params: { ...BY_SELLER, audience: "mine", filters, ...more } });
    assert.equal(await refused({ by: "weather" }), "BAD_INPUT, params.filters.by unknown");
    assert.equal(await refused({ by: "day,week,month" }), "BAD_INPUT, params.filters.by tooMany");
    assert.equal(await refused({ range: "ages" }), "BAD_INPUT, params.filters.range unknown");
    assert.equal(await refused({ colour: "red" }), "BAD_INPUT, params.filters.colour unknown");
    assert.equal(
      await refused({}, { columns: [{ key: "luck", width: 120 }], sort: "-luck" }),
      "BAD_INPUT, params.columns.0.key unknown, params.sort unknown",
    );
    // A seller has no right to this report, nor to the sellers of Statistics.
    assert.equal(await refused({}, {}, "anna"), "FORBIDDEN");
    const bySeller = { resource: "statistics", columns: [], sort: "" };
    assert.equal(await refused({ by: "seller" }, bySeller, "anna"), "BAD_INPUT, params.filters.by unknown");
    await make("root", BY_SELLER);
    await assert.rejects(list("anna", "order_report"), /FORBIDDEN/);
  }),
);

Deno.test(
  "S2.4 a view whose figure or dimension no longer exists is returned complete, so that its page can name the missing part",
  inViewScene(async ({ db, list, make }) => {
    const { _id } = await make("root", BY_SELLER);
    const columns = JSON.stringify([{ key: "orders", width: 120 }, { key: "luck", width: 120 }]);
    await db.write((tx) =>
      tx.updateTable("saved_views").set({ columns, filters: '{"by":"weather"}', sort: "-luck" })
        .where("_id", "=", _id).execute()
    );
    const [view] = await list("root", "order_report");
    assert.deepEqual([view?.columns.map(({ key }) => key), view?.filters, view?.sort], [
      ["orders", "luck"],
      { by: "weather" },
      "-luck",
    ]);
  }),
);
