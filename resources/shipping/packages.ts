/** Shipments › Packages. Source: docs/requirements.md S2.7, S6.12; events: machines/lifecycles/shipping/package.ts. */
import { allOf, anyOf, module, role, rules } from "../../api/access.ts";
import { SIDES } from "../../api/shipping/packages.ts";
import { column, compound, defineResource } from "../define.ts";
import { packageFilters } from "./package_filters.ts";
import { rightsIn } from "../rights.ts";

/** The floor works without prices. */
const prices = anyOf(role("root"), role("order_qc"), role("super_root"));
const may = rightsIn("packages", rules.fulfilment);
/** People who pack and hand over. */
const byPackers = allOf(anyOf(role("packager"), prices), may.update);
/** People who fill boxes. */
const byBoxers = allOf(byPackers, module("containers", "update"));
/** People who decide the end of a package. */
const byOffice = allOf(prices, may.update);
/** People who decide in place of a provider. */
const byRoot = allOf(anyOf(role("root"), role("super_root")), may.update);

export const packages = defineResource({
  id: "packages",
  path: "/packages",
  group: "shipments",
  rule: may.view,
  module: "packages",
  query: "packages",
  count: "packagesCount",
  roots: { getPackageById: may.view, movePackage: may.update },
  defaults: { status: "All", range: "last-7-days" },
  segment: "shipment_status",
  filters: [
    ...packageFilters({ several: prices, methods: prices }),
    { key: "box", kind: "ids" },
    // Packages that the Check List counted.
    { key: "check", kind: "ids", rule: rightsIn("shipment_report", rules.finance).view },
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    compound("order_code", "order", 116, ["order_id"]),
    column("orders_count", "number", 72, { hidden: true }),
    compound("recipient_name", "recipient", 208, ["city", "country"], { sortable: true }),
    column("shipment_status", "status", 132, { sortable: true }),
    column("label_status", "status", 116),
    column("order_closed", "status", 132),
    column("method_name", "text", 144),
    column("carrier", "text", 96),
    compound("tracking_number", "tracking", 208, ["carrier"]),
    column("last_event", "status", 132),
    column("last_event_at", "time", 168, { hidden: true }),
    column("items_count", "number", 72),
    column("units_packed", "number", 72, { hidden: true }),
    column("weight_g", "weight", 88, { sortable: true }),
    column("billed_g", "weight", 104),
    compound("price_minor", "money", 96, ["currency"], { rule: prices }),
    compound("cost_minor", "money", 96, ["cost_currency"], { rule: prices }),
    compound("due_at", "due", 144, ["shipment_status"], { sortable: true, hidden: true }),
    column("policy_code", "mono", 104, { hidden: true }),
    column("failed_reason", "text", 208, { hidden: true, when: "label" }),
    column("trouble", "word", 128, { hidden: true, when: "trouble" }),
    compound("box_code", "mono", 112, ["box_id"], { hidden: true, when: "box" }),
    column("seller_name", "text", 128),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "package",
    mutation: "movePackage",
    input: "MovePackageInput",
    job: "list.move",
    undo: "list.undo",
  },
  moves: [
    {
      event: "label.buy",
      rule: byPackers,
      previews: true,
      question: { guard: "isNetWithin", field: "net_sure" },
    },
    {
      event: "package.weigh",
      rule: byPackers,
      asks: ["weight_g", "package_type?"],
      carries: SIDES,
      isSingle: true,
    },
    { event: "package.setMethod", rule: byPackers, asks: ["method_code"] },
    { event: "package.applyPolicy", rule: byPackers, asks: ["policy_id?"] },
    { event: "label.attach", rule: byPackers, asks: ["carrier", "tracking_number", "file?"], isSingle: true },
    { event: "package.confirm", rule: byPackers, asks: ["reason"] },
    { event: "box.in", rule: byBoxers, asks: ["box_id"] },
    { event: "box.out", rule: byBoxers },
    { event: "package.handOver", rule: byPackers, inverse: "handOver.undo" },
    { event: "handOver.undo", rule: byPackers },
    { event: "package.deliver", rule: byOffice, carries: ["at"] },
    { event: "package.track", rule: byOffice, asks: ["status", "place?"], carries: ["at"] },
    { event: "package.split", rule: byPackers, asks: ["unit_ids"], isSingle: true },
    { event: "package.merge", rule: byPackers, asks: ["into"], isSingle: true },
    { event: "label.void", rule: byPackers, asks: ["reason"] },
    { event: "label.resolve", rule: byRoot, asks: ["outcome", "tracking_number?", "reason"], isSingle: true },
    { event: "label.voided", rule: byRoot, asks: ["reason"] },
    { event: "label.voidRefused", rule: byRoot, asks: ["reason"] },
    { event: "label.reinstate", rule: byRoot, asks: ["reason"], isSingle: true },
    { event: "package.return", rule: byOffice, asks: ["reason"], carries: ["at"], final: true },
    // Only the device on which the return was opened may undo it.
    { event: "return.undo", rule: byPackers, carries: ["device"], isSingle: true },
    { event: "package.lose", rule: byOffice, asks: ["reason"], carries: ["at"], final: true },
    { event: "package.cancel", rule: byOffice, asks: ["reason?"], final: true },
  ],
});
