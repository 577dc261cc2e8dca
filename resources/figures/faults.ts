/** The list of faults of garments, which the figures of Quality open. Source: docs/requirements.md S2.20, S6.10. */
import { FAULT_FINDERS, FAULT_REASONS } from "../../api/figures/faults.ts";
import { WORK_STEPS } from "../../api/steps.ts";
import { choices, column, compound, days, defineResource, ids, options, statuses } from "../define.ts";
import { caseRights } from "../support/cases.ts";
import { qualityRights } from "../workshop/quality_rights.ts";

export const faults = defineResource({
  id: "faults",
  path: "/orders/print/faults",
  group: "sales",
  isApart: true,
  rule: qualityRights.view,
  module: "quality",
  query: "faults",
  count: "faultsCount",
  roots: {},
  defaults: { range: "this-month" },
  segment: "found",
  filters: [
    choices("found", FAULT_FINDERS),
    statuses("step", WORK_STEPS.map(({ state }) => state)),
    choices("reason", FAULT_REASONS),
    { key: "station", kind: "ids" },
    options("seller", "sellers"),
    days("at"),
    ids(),
  ],
  named: "ticket",
  columns: [
    column("at", "time", 160, { sortable: true, card: "beside" }),
    compound("ticket", "unit", 136, ["unit_id"], { card: "title" }),
    column("step", "status", 120),
    column("reason", "word", 168, { card: "words" }),
    column("station", "mono", 104, { card: "aside" }),
    column("found", "word", 112),
    column("found_step", "status", 120),
    compound("order_code", "order", 116, ["order_id"]),
    compound("case_code", "case", 116, ["case_id"], { rule: caseRights.view }),
    column("note", "text", 200),
    column("quantity", "number", 88, { hidden: true }),
    column("seller_name", "text", 136),
  ],
  sort: "-at",
  record: false,
});
