/** Billing › History: the statement with all of a seller's transactions. Source: docs/requirements.md S2.24. */
import { allOf, rules, staff } from "../../api/access.ts";
import { STATEMENT_KINDS } from "../../api/money/statement.ts";
import { STATEMENT_STATUSES } from "../../api/statuses.ts";
import {
  choices,
  column,
  compound,
  days,
  defineResource,
  ids,
  options,
  search,
  statuses,
} from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("billing_history", rules.sales);
/** Agents and staff, who see several sellers, get a filter and a column for the seller. */
const ofSeveral = allOf(may.view, staff);

export const billingHistory = defineResource({
  id: "billing_history",
  path: "/billing/history",
  group: "billing",
  rule: may.view,
  note: may.view,
  module: "billing_history",
  query: "statementLines",
  count: "statementLinesCount",
  roots: { statementTotals: may.view, openHolds: may.view },
  defaults: { status: "Paid", range: "last-month" },
  segment: "status",
  filters: [
    search(),
    statuses("status", STATEMENT_STATUSES),
    choices("kind", STATEMENT_KINDS),
    days(),
    options("seller", "sellers", ofSeveral),
    ids(),
  ],
  named: "no",
  columns: [
    column("no", "number", 64),
    column("created_at", "time", 160, { sortable: true }),
    column("seller_name", "text", 128, { rule: ofSeveral }),
    column("kind", "word", 120),
    compound("ref_code", "reference", 112, ["ref_kind", "ref_id", "event_at"]),
    compound("debit_minor", "money", 96, ["currency"]),
    compound("credit_minor", "money", 96, ["currency"]),
    compound("balance_minor", "money", 104, ["currency"]),
    column("status", "status", 96),
    column("actor_name", "text", 128),
    column("account", "word", 96, { hidden: true }),
    compound("amount_minor", "money", 104, ["currency"], { hidden: true }),
  ],
  sort: "-created_at",
  record: false,
});
