/** Lines of postage invoices, each in a bucket. Source: docs/requirements.md S2.11. */
import { POSTAGE_BUCKETS, POSTAGE_TYPES } from "../../api/handover/postage.ts";
import { POSTAGE_LINE_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { postageInvoiceRights as may } from "./pb_invoices.ts";

const hidden = { hidden: true };

export const pbLines = defineResource({
  id: "pb_lines",
  path: "/pb-invoices/lines",
  group: "shipments",
  isApart: true,
  rule: may.view,
  note: may.view,
  module: "pb_invoices",
  query: "postageLines",
  count: "postageLinesCount",
  roots: { getPostageLineById: may.view, movePostageLine: may.update },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", POSTAGE_LINE_STATUSES),
    choices("bucket", POSTAGE_BUCKETS),
    choices("line_type", POSTAGE_TYPES),
    { key: "invoice", kind: "ids" },
    { key: "package", kind: "ids" },
    ids(),
  ],
  columns: [
    column("at", "time", 168, { sortable: true }),
    compound("tracking_number", "tracking", 216, ["carrier"], { card: "title" }),
    compound("package_code", "mono", 112, ["package_id"]),
    column("line_type", "word", 112, { card: "words" }),
    compound("quoted_minor", "money", 96, ["currency"]),
    compound("charged_minor", "money", 96, ["currency"]),
    compound("amount_minor", "money", 96, ["currency"], { sortable: true, card: "figures" }),
    compound("diff_minor", "money", 104, ["currency"], { sortable: true }),
    column("status", "status", 112, { lifecycle: "postage_line" }),
    column("bucket", "word", 112),
    column("finding", "word", 208),
    compound("pass_minor", "money", 104, ["currency"], hidden),
    column("seller_name", "text", 128, hidden),
    column("ref", "mono", 176, hidden),
    column("line", "number", 72, hidden),
    column("invoice_code", "mono", 104, hidden),
    column("note", "text", 208, hidden),
    column("posted_at", "time", 168, hidden),
    column("post_failure", "text", 208, hidden),
    column("created_at", "time", 168, hidden),
  ],
  sort: "at",
  named: "tracking_number",
  record: true,
  primary: { path: "/pb-invoices/import", rule: may.add },
  lifecycle: {
    name: "postage_line",
    mutation: "movePostageLine",
    input: "PostageLineMoveInput",
    job: "list.move",
    openIn: [],
  },
  moves: [
    { event: "line.accept", rule: may.update, asks: ["reason?"], key: "a", quickKey: true },
    { event: "line.pass", rule: may.update, asks: ["pass_minor?", "reason?"] },
    { event: "line.dispute", rule: may.update, asks: ["reason?"] },
    { event: "line.ignore", rule: may.update, asks: ["reason?"] },
    { event: "line.reopen", rule: may.update, isUndo: true },
  ],
  shape: {
    noun: "PostageLine",
    name: "tracking_number",
    trash: null,
    isFinal: true,
    isMadeElsewhere: true,
    sections: [
      {
        key: "line",
        columns: [
          ...["at", "line_type", "tracking_number", "ref", "package_code", "seller_name"] as const,
          ...["invoice_code", "line", "bucket", "finding", "note"] as const,
        ],
        optional: ["tracking_number", "ref", "package_code", "seller_name", "finding", "note"],
      },
      {
        key: "money",
        columns: [
          ...["quoted_minor", "charged_minor", "amount_minor", "diff_minor", "pass_minor"] as const,
          ...["posted_at", "post_failure"] as const,
        ],
        optional: ["quoted_minor", "charged_minor", "pass_minor", "posted_at", "post_failure"],
      },
    ],
    form: [],
    input: () => import("../../api/inputs/none.ts").then(({ none }) => none),
  },
});
