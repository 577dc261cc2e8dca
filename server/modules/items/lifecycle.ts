/** The lifecycle of an item, as the API carries it out. */
import type { ItemFacts } from "../../../machines/lifecycles/item.ts";
import { items } from "../../../resources/items.ts";
import { changedFields } from "../../entity/changes.ts";
import { recordsById, updateRecord } from "../../entity/record_store.ts";
import { callerOf, defineLifecycle } from "../../lifecycle/lifecycle.ts";
import { askRecheck } from "./make_store.ts";
import { itemsList, type ShownItem } from "./store.ts";

type Patch = Partial<Pick<ShownItem, "status">>;

export const itemLifecycle = defineLifecycle<"Item", ShownItem, ItemFacts, Patch>({
  resource: items,
  called: "item",
  rows: (reader, ids, caller) => recordsById(reader, itemsList, ids, callerOf(caller)),
  facts: (_reader, rows) =>
    Promise.resolve(
      new Map(rows.map((row) => [row._id, { productActive: row.product_status === "Active" }])),
    ),
  effects: {
    async recheckDrafts({ tx, row }) {
      await askRecheck(tx, [row._id]);
      return {};
    },
  },
  async write(tx, row, change, at) {
    await updateRecord(tx, itemsList.table, row, change, at);
    return row.version + 1;
  },
  seller: () => null,
  changes: (row, change) => changedFields<"status", Patch>(["status"], row, change),
  likely: [{ productActive: true }],
});
