/** Packages for sellers and agents; not in the menu, linked from search. Source: docs/requirements.md S2.45. */
import { rules, staff } from "../../api/access.ts";
import { column, compound, defineResource } from "../define.ts";
import { packageFilters } from "./package_filters.ts";
import { rightsIn } from "../rights.ts";

/** Packages belong to orders and are visible to the same people. */
const may = rightsIn("orders", rules.operations);

/** Agents see these filters too: they work for several sellers. */
export const fulfilmentFilters = packageFilters({ several: staff, methods: may.view });

/** Common to both lists: the one of open packages, and the one of all packages. */
export const fulfilmentParts = {
  rule: may.view,
  module: "orders",
  query: "fulfilments",
  entity: "packages",
  count: "fulfilmentsCount",
  roots: { getFulfilmentById: may.view },
} as const;

export const fulfilments = defineResource({
  id: "fulfilments",
  path: "/fulfilments",
  group: "shipments",
  isApart: true,
  ...fulfilmentParts,
  defaults: { status: "All", range: "last-7-days" },
  segment: "shipment_status",
  filters: fulfilmentFilters,
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
    // Both lists share the query, so the column `due_at` of /orders/ship exists here too.
    compound("due_at", "due", 144, ["shipment_status"], { sortable: true, hidden: true }),
    column("weight_g", "weight", 88, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
});
