/** Parcels as sellers and their agents follow them: reached by search and from an order, never by the menu. Source: spec S2.45. */
import { rules, staff } from "../api/access.ts";
import { PACKAGE_STATUSES } from "../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "./define.ts";
import { rightsIn } from "./rights.ts";

/** Parcels belong to orders: whoever sees these sees those. */
const may = rightsIn("orders", rules.operations);

export const fulfilments = defineResource({
  id: "fulfilments",
  path: "/fulfilments",
  group: "shipments",
  isApart: true,
  rule: may.view,
  module: "orders",
  query: "fulfilments",
  count: "fulfilmentsCount",
  roots: { getFulfilmentById: may.view },
  defaults: { shipment_status: "All", range: "last-7-days" },
  segment: "shipment_status",
  filters: [
    search(),
    statuses("shipment_status", PACKAGE_STATUSES),
    days(),
    // Also agents: they work for several sellers.
    options("seller", "sellers", staff),
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
    compound("price_minor", "money", 96, ["currency"]),
    column("seller_name", "text", 128, { rule: staff }),
  ],
  sort: "-created_at",
  record: true,
});
