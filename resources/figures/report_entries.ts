/** The entries on our own accounts, which the figures of Report open. Source: docs/requirements.md S2.2, S6.11. */
import { rules } from "../../api/access.ts";
import { LEDGER_HEADINGS } from "../../api/money/headings.ts";
import { LEDGER_KINDS } from "../../api/money/legs.ts";
import { REMEDIES } from "../../api/orders/remedies.ts";
import { choices, column, compound, days, defineResource, ids, options } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const reportRights = rightsIn("report", rules.finance);

export const reportEntries = defineResource({
  id: "report_entries",
  path: "/report/entries",
  group: "report",
  isApart: true,
  rule: reportRights.view,
  module: "report",
  query: "ledgerEntries",
  count: "ledgerEntriesCount",
  roots: { trialBalance: reportRights.view },
  defaults: { range: "this-month" },
  segment: "heading",
  filters: [
    choices("heading", LEDGER_HEADINGS),
    choices("kind", LEDGER_KINDS),
    days(),
    options("seller", "sellers"),
    options("service", "shippingMethods"),
    choices("remedy", REMEDIES),
    ids(),
  ],
  named: "heading",
  columns: [
    column("created_at", "time", 160, { sortable: true }),
    column("heading", "word", 160),
    column("kind", "word", 128),
    compound("ref_code", "reference", 120, ["ref_kind", "ref_id"]),
    column("seller_name", "text", 144),
    column("service", "text", 144),
    compound("amount_minor", "money", 112, ["currency"], { sortable: true }),
  ],
  sort: "-created_at",
  record: false,
});
