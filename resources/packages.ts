/** Shipments › Packages. Source: spec S2.7, S6.12; events: machines/lifecycles/package.ts. */
import { allOf, anyOf, role, rules } from "../api/access.ts";
import { PACKAGE_STATUSES } from "../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "./define.ts";
import { rightsIn } from "./rights.ts";

/** The floor works without prices. */
const prices = anyOf(role("root"), role("order_qc"), role("super_root"));
const may = rightsIn("packages", rules.fulfilment);
/** Who packs and hands over. */
const byPackers = allOf(anyOf(role("packager"), prices), may.update);
/** Who decides how a parcel ended. */
const byOffice = allOf(prices, may.update);

export const packages = defineResource({
  id: "packages",
  path: "/packages",
  group: "shipments",
  rule: may.view,
  module: "packages",
  query: "packages",
  count: "packagesCount",
  roots: { getPackageById: may.view, movePackage: may.update },
  defaults: { shipment_status: "All", range: "last-7-days" },
  segment: "shipment_status",
  filters: [
    search(),
    statuses("shipment_status", PACKAGE_STATUSES),
    days(),
    options("seller", "sellers", prices),
    options("country", "countries"),
    { key: "order", kind: "ids" },
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("created_at", "time", 168, { sortable: true }),
    compound("order_code", "order", 116, ["order_id"]),
    compound("recipient_name", "recipient", 208, ["city", "country"], { sortable: true }),
    column("shipment_status", "status", 132, { sortable: true }),
    column("carrier", "text", 96),
    compound("tracking_number", "tracking", 208, ["carrier"]),
    column("items_count", "number", 72),
    column("weight_g", "weight", 88, { sortable: true }),
    compound("price_minor", "money", 96, ["currency"], { rule: prices }),
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
    facts: [
      "orderOpen",
      "paid",
      "labelled",
      "unscanned",
      "untracked",
      "units",
      "unitsMade",
      "unitsPacked",
      "tracked",
      "undoable",
    ],
  },
  moves: [
    { event: "label.attach", rule: byPackers, asks: ["carrier", "tracking_number", "file?"], alone: true },
    { event: "package.confirm", rule: byPackers, asks: ["reason"] },
    { event: "package.handOver", rule: byPackers, inverse: "handOver.undo" },
    { event: "handOver.undo", rule: byPackers },
    { event: "package.deliver", rule: byOffice },
    { event: "package.track", rule: byOffice, asks: ["status", "place?"] },
    { event: "package.split", rule: byPackers, asks: ["unit_ids"], alone: true },
    { event: "package.merge", rule: byPackers, asks: ["into"], alone: true },
    { event: "label.void", rule: byPackers, asks: ["reason"] },
    { event: "package.return", rule: byOffice, asks: ["reason"], final: true },
    { event: "package.lose", rule: byOffice, asks: ["reason"], final: true },
    { event: "package.cancel", rule: byOffice, asks: ["reason?"], final: true },
  ],
});
