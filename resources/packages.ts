/** Shipments › Packages, read only. Source: spec S2.7, S6.12. */
import { anyOf, role, rules } from "../api/access.ts";
import { PACKAGE_STATUSES } from "../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "./define.ts";
import { rightsIn } from "./rights.ts";

/** The floor works without prices. */
const prices = anyOf(role("root"), role("order_qc"), role("super_root"));

export const packages = defineResource({
  id: "packages",
  path: "/packages",
  group: "shipments",
  rule: rightsIn("packages", rules.fulfilment).view,
  module: "packages",
  query: "packages",
  count: "packagesCount",
  roots: {},
  defaults: { shipment_status: "All", range: "last-7-days" },
  segment: "shipment_status",
  filters: [
    search(),
    statuses("shipment_status", PACKAGE_STATUSES),
    days(),
    options("seller", "sellers", prices),
    options("country", "countries"),
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
  record: false,
});
