/** The lifecycle of a label, as its parcel commands it. */
import type { LabelFacts } from "../../../machines/lifecycles/label.ts";
import { changedFields } from "../../entity/changes.ts";
import { defineLifecycle } from "../../lifecycle/lifecycle.ts";
import { type LabelPatch, type LabelRow, labelsById, updateLabel } from "./store.ts";

export const labelLifecycle = defineLifecycle<"Package", LabelRow, LabelFacts, LabelPatch>({
  // Only its parcel steps it: it has neither a list nor a mutation of its own.
  resource: {
    id: "labels",
    query: "packages",
    lifecycle: { name: "label", mutation: "movePackage" },
    moves: [],
  },
  called: "label",
  rows: (reader, ids, { scope }) => labelsById(reader, scope, ids),
  facts: (_reader, rows) =>
    Promise.resolve(new Map(rows.map((row) => [row._id, { unscanned: row.scanned === 0 }]))),
  effects: {},
  async write(tx, row, change, at) {
    await updateLabel(tx, row, change.status === "Voided" ? { ...change, voided_at: at } : change, at);
    return row.version + 1;
  },
  isToldByCommander: true,
  seller: ({ seller_id }) => seller_id,
  changes: (row, change) => changedFields<"status", LabelPatch>(["status"], row, change),
  parents: ["labels.settle", "track.settle"].map((event) => ({
    lifecycle: "package",
    event,
    idsOf: (_tx, rows: readonly LabelRow[]) => [...new Set(rows.map(({ package_id }) => package_id))],
  })),
  likely: [{ unscanned: true }],
});
