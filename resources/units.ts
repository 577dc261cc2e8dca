/** Garments: they stand in the records of orders and packages. Source: workshop §3; events: machines/lifecycles/unit.ts. */
import { allOf, anyOf, role, rules, staff } from "../api/access.ts";
import { UNIT_STATUSES, WORK_STATUSES } from "../api/statuses.ts";
import { ruleAt } from "../api/steps.ts";
import { choices, column, compound, defineResource, ids, options, search, statuses } from "./define.ts";
import { rightsIn } from "./rights.ts";

/** Whoever works at garments, and whoever sees the orders that they belong to. */
const may = rightsIn("units", anyOf(rules.fulfilment, rules.operations));
/** Who decides about garments without standing at their station. */
const byHand = allOf(anyOf(role("order_qc"), role("root"), role("super_root")), may.update);
const onTheFloor = allOf(rules.fulfilment, may.update);

/** Steps that a person takes in the place of another, or takes back: these are not the station's that it is at. */
const ANYWHERE: readonly string[] = ["unit.finish", "unit.reprint", "unit.undo"];

export const units = defineResource({
  id: "units",
  path: "/orders",
  group: "sales",
  rule: may.view,
  module: "units",
  query: "units",
  count: "unitsCount",
  roots: { getUnitById: may.view, moveUnit: onTheFloor, scan: onTheFloor },
  defaults: {},
  segment: "print_status",
  filters: [
    search(),
    statuses("print_status", UNIT_STATUSES),
    choices("work_status", WORK_STATUSES),
    { key: "order", kind: "ids" },
    { key: "package", kind: "ids" },
    options("seller", "sellers", staff),
    ids(),
  ],
  columns: [
    compound("ticket", "code", 128, ["code"]),
    column("due_at", "time", 144, { sortable: true }),
    column("sku", "mono", 144),
    column("title", "text", 176),
    column("variant", "text", 112),
    column("print_status", "status", 112, { sortable: true }),
    column("work_status", "status", 112),
    column("station_code", "code", 112),
    column("package_code", "code", 112),
    column("rejects", "number", 72),
  ],
  sort: "due_at",
  record: false,
  lifecycle: {
    name: "unit",
    mutation: "moveUnit",
    input: "MoveUnitInput",
    facts: [
      "next",
      "first",
      "cooling",
      "held",
      "elsewhere",
      "rejects",
      "artFault",
      "artReady",
      "left",
      "wasOpen",
      "undo",
    ],
    ruleOf: (row, event) =>
      ANYWHERE.includes(event) ? null : ruleAt((row as { print_status: string }).print_status),
  },
  moves: [
    { event: "unit.start", rule: onTheFloor },
    { event: "unit.pass", rule: onTheFloor },
    { event: "unit.reject", rule: onTheFloor, asks: ["reason_code", "fault_step?", "reason?"] },
    { event: "unit.reprint", rule: byHand },
    { event: "unit.finish", rule: byHand, asks: ["reason"] },
    { event: "unit.unpack", rule: onTheFloor },
    { event: "unit.undo", rule: onTheFloor },
  ],
});
