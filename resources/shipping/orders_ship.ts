/** Sales, Orders › Ship: packages to pack and label, by due date. Source: docs/requirements.md S2.21, S6.10. */
import { staff } from "../../api/access.ts";
import { column, compound, defineResource, type Resource } from "../define.ts";
import { fulfilmentFilters, fulfilmentParts } from "./fulfilments.ts";
import { packages } from "./packages.ts";

/** Steps that this list offers; the record has the others, and so has the list of packages. */
const STEPS: readonly string[] = [
  "label.buy",
  "package.applyPolicy",
  "package.setMethod",
  "package.handOver",
  "handOver.undo",
];

const list = defineResource({
  id: "orders_ship",
  path: "/orders/ship",
  group: "sales",
  within: "orders",
  ...fulfilmentParts,
  defaults: { shipment_status: "Processing" },
  segment: "shipment_status",
  filters: fulfilmentFilters,
  columns: [
    column("code", "code", 116, { sortable: true }),
    compound("order_code", "order", 116, ["order_id"]),
    compound("due_at", "due", 144, ["shipment_status"], { sortable: true, card: "aside" }),
    compound("recipient_name", "recipient", 184, ["city", "country"], { sortable: true, card: "title" }),
    column("items_count", "number", 64),
    column("units_made", "number", 64),
    column("units_packed", "number", 64),
    column("weight_g", "weight", 80, { sortable: true, card: "figures" }),
    compound("price_minor", "money", 96, ["currency"], { card: "figures" }),
    column("covered", "word", 124),
    column("label_status", "status", 116),
    column("order_closed", "status", 132),
    column("method_name", "text", 144, { card: "words" }),
    column("policy_code", "mono", 104, { rule: staff }),
    column("seller_name", "text", 128, { rule: staff }),
    column("shipment_status", "status", 132, { sortable: true }),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
    compound("tracking_number", "tracking", 208, ["carrier"], { hidden: true }),
  ],
  sort: "due_at",
  record: true,
});

/** The rows are packages, so the steps are taken from the list of packages. */
export const ordersShip: Resource = {
  ...list,
  ...packages.lifecycle && { lifecycle: packages.lifecycle },
  moves: (packages.moves ?? []).filter(({ event }) => STEPS.includes(event)),
};
