/** Sales, Orders › Print batches: garments that are printed together. */
import { anyOf, role } from "../../api/access.ts";
import { METHODS } from "../../api/catalogue/locations.ts";
import { BATCH_STATUSES } from "../../api/statuses.ts";
import { MAX_BATCH_UNITS, MAX_MERGED_GROUPS } from "../../api/workshop/batches.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

/** People who plan the printing. */
export const batchRights = rightsIn(
  "print_batches",
  anyOf(role("root"), role("order_qc"), role("super_root")),
);
const may = batchRights;

export const printBatches = defineResource({
  id: "print_batches",
  path: "/orders/batches",
  group: "sales",
  within: "orders",
  rule: may.view,
  module: "print_batches",
  query: "printBatches",
  count: "printBatchesCount",
  roots: {
    getPrintBatchById: may.view,
    batchGroups: may.view,
    batchWaiting: may.view,
    makePrintBatch: may.add,
    movePrintBatch: may.update,
  },
  defaults: { status: "!Cancelled" },
  segment: "status",
  filters: [
    search(),
    statuses("status", BATCH_STATUSES),
    choices("method", METHODS),
    { key: "location", kind: "ids" },
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("method", "word", 104),
    column("title", "text", 208),
    column("color", "text", 112),
    compound("printed_count", "number", 96, ["units_count"]),
    column("units_count", "number", 96),
    column("due_at", "time", 168),
    column("location_code", "mono", 96),
    column("maker_name", "text", 144),
    column("created_at", "time", 168, { sortable: true }),
    column("released_at", "time", 168, { hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "batch",
    mutation: "movePrintBatch",
    job: "list.move",
  },
  moves: [
    { event: "batch.release", rule: may.update },
    { event: "batch.cancel", rule: may.update, final: true },
  ],
  shape: {
    noun: "PrintBatch",
    name: "code",
    trash: null,
    isFinal: true,
    sections: [
      {
        key: "batch",
        columns: [
          ...["method", "title", "color", "location_code", "units_count", "printed_count"] as const,
          ...["due_at", "maker_name", "created_at", "released_at"] as const,
        ],
        optional: ["title", "color"],
      },
    ],
    form: [
      {
        key: "batch",
        fields: [
          { key: "group_key", kind: "option", source: "batchGroups", required: true, onlyNew: true },
          {
            ...{ key: "more_keys", kind: "checks", source: "batchMerges", onlyNew: true },
            ...{ of: ["group_key"], most: MAX_MERGED_GROUPS },
          },
          {
            ...{ key: "unit_ids", kind: "checks", source: "batchWaiting", onlyNew: true },
            ...{ of: ["group_key", "more_keys"], most: MAX_BATCH_UNITS },
          },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/workshop/print_batch.ts").then(({ printBatchInput }) => printBatchInput),
  },
});
