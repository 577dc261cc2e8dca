/** Sales, Orders › Garments, with their next steps. Source: docs/requirements.md S2.20, S6.10. */
import { allOf, anyOf, role, rules, staff } from "../../api/access.ts";
import { METHODS } from "../../api/catalogue/locations.ts";
import { DUE_KINDS } from "../../api/time/ranges.ts";
import { OUTCOMES } from "../../api/workshop/returns.ts";
import { UNIT_STATUSES, WORK_STATUSES } from "../../api/statuses.ts";
import { BLANKS } from "../../api/catalogue/stock.ts";
import { ruleAt } from "../../api/steps.ts";
import { choices, column, compound, defineResource, ids, options, search, statuses } from "../define.ts";
import { batchRights } from "./print_batches.ts";
import { catalogueRights } from "../catalogue/products.ts";
import { garmentRights } from "../order_rights.ts";
import { rightsIn } from "../rights.ts";
import { qualityRights } from "./quality_rights.ts";
import { atStations } from "./station_screens.ts";
import { statusAlias } from "../status_filter.ts";

const may = garmentRights;
/** Only the screen, which belongs to the pages of orders. The floor may query garments, at stations and in packages. */
const listed = rightsIn("units", rules.operations).view;
/** Waiting times and rejects of the workshop are visible to the people who run it. */
export const workshopRule = allOf(anyOf(role("order_qc"), role("root"), role("super_root")), may.view);
/** People who decide about garments away from their station. */
const decideRule = allOf(anyOf(role("order_qc"), role("root"), role("super_root")), may.update);
/** The garment's seller decides whether a substitute may be used. */
const answerRule = allOf(role("sale"), may.update);
const workRule = allOf(rules.fulfilment, may.update);
export const unitRights = { view: may.view, work: workRule, decide: decideRule } as const;

/** Steps that are sent by hand, and the undo of any step: they belong to no station. */
const ANYWHERE: readonly string[] = ["unit.finish", "unit.reprint", "unit.reassign", "unit.undo"];

export const units = defineResource({
  id: "units",
  path: "/orders/print",
  group: "sales",
  within: "orders",
  rule: listed,
  note: qualityRights.view,
  module: "units",
  query: "units",
  count: "unitsCount",
  roots: {
    units: may.view,
    unitsCount: may.view,
    unitSteps: may.view,
    unitPlaces: allOf(staff, may.view),
    workshop: workshopRule,
    getUnitById: may.view,
    moveUnit: workRule,
    scan: workRule,
    stationChoices: atStations,
    stationDesk: atStations,
    offerSubstitute: decideRule,
    answerSubstitute: answerRule,
    trashUnitPhoto: decideRule,
  },
  defaults: { print_status: "All" },
  segment: "print_status",
  filters: [
    search(),
    statuses("print_status", UNIT_STATUSES),
    statusAlias("print_status", UNIT_STATUSES),
    statuses("work_status", WORK_STATUSES),
    choices("due", DUE_KINDS),
    choices("blank", BLANKS),
    choices("method", METHODS),
    choices("art", ["ready", "missing"]),
    choices("returned", OUTCOMES),
    options("product", "products", catalogueRights.view),
    options("location", "unitPlaces", staff),
    { key: "order", kind: "ids" },
    { key: "package", kind: "ids" },
    options("seller", "sellers", staff),
    ids(),
  ],
  columns: [
    compound("ticket", "code", 136, ["code"], { sortable: true }),
    column("rush", "word", 72, { sortable: true }),
    compound("due_at", "due", 144, ["order_status"]),
    compound("order_code", "order", 116, ["order_id"]),
    column("seller_name", "text", 128, { rule: staff }),
    compound("image_id", "picture", 56, ["title"]),
    column("title", "text", 176),
    column("color", "text", 104),
    column("size", "text", 72),
    column("print_status", "status", 104),
    column("work_status", "status", 104),
    column("blank", "word", 128),
    column("station_code", "mono", 112, { rule: staff }),
    column("bin_code", "mono", 80, { rule: staff }),
    compound("batch_code", "batch", 104, ["batch_id"], { rule: staff }),
    column("rejects", "number", 72),
    column("created_at", "age", 96),
    column("methods", "choices", 128, { hidden: true }),
    column("sku", "mono", 144, { hidden: true }),
    column("location_code", "mono", 96, { hidden: true, rule: staff }),
    column("package_code", "mono", 112, { hidden: true }),
  ],
  sort: "rush",
  record: true,
  bulk: [{ kind: "units.batch", rule: allOf(may.view, batchRights.add) }],
  lifecycle: {
    name: "unit",
    mutation: "moveUnit",
    input: "MoveUnitInput",
    job: "list.move",
    undo: "list.undo",
    ruleOf: (row, event) =>
      ANYWHERE.includes(event) ? null : ruleAt((row as { print_status: string }).print_status),
  },
  moves: [
    { event: "unit.start", rule: workRule, inverse: "unit.undo" },
    { event: "unit.pass", rule: workRule, inverse: "unit.undo" },
    {
      event: "unit.reject",
      rule: workRule,
      asks: ["reason_code", "fault_step?", "reason?"],
      inverse: "unit.undo",
    },
    { event: "unit.reprint", rule: decideRule, inverse: "unit.undo" },
    { event: "unit.finish", rule: decideRule, asks: ["reason"], inverse: "unit.undo" },
    { event: "unit.reassign", rule: decideRule, asks: ["location"] },
    { event: "unit.unpack", rule: workRule, inverse: "unit.undo" },
    { event: "unit.undo", rule: workRule },
  ],
});
