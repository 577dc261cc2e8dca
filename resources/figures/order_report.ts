/** Order Report. Source: docs/requirements.md S2.4, S6.11. */
import { rules } from "../../api/access.ts";
import { OPEN_ORDER_STATUSES } from "../../api/statuses.ts";
import { defineFigures } from "../define_figures.ts";
import { orders } from "../orders/orders.ts";
import { rightsIn } from "../rights.ts";
import { ON_TIME_MEASURES, SHIPPED_DAYS, TO_SHIP } from "./shipped_orders.ts";

/** Drafts are not submitted: nobody waits for them. */
const OPEN = OPEN_ORDER_STATUSES.filter((status) => status !== "Draft").join(",");

export const orderReport = defineFigures({
  id: "order_report",
  path: "/order-report",
  group: "report",
  rule: rightsIn("order_report", rules.finance).view,
  module: "order_report",
  query: "orderReport",
  list: orders,
  hidden: ["shipped_at"],
  currency: "currency",
  measures: [
    { key: "orders", kind: "count" },
    { key: "garments", kind: "sum", of: "items_count" },
    { key: "value", kind: "sum", of: "total_minor", isMoney: true },
    { key: "open", kind: "count", where: { status: OPEN } },
    { key: "late", kind: "count", where: { due: "late" } },
    { key: "on_hold", kind: "count", where: { status: "On Hold" } },
    { key: "cancelled", kind: "count", where: { status: "Cancelled" } },
    { key: "cancelled_share", kind: "share", part: "cancelled", whole: "orders" },
    { key: "returned", kind: "count", where: { status: "Returned" } },
    { key: "returned_share", kind: "share", part: "returned", whole: "orders" },
    { key: "remade", kind: "count", where: { remedy: "reprint" } },
    { key: "remade_share", kind: "share", part: "remade", whole: "orders" },
    { key: "shipped", kind: "count", where: SHIPPED_DAYS },
    ...ON_TIME_MEASURES,
    { key: "hours_50", kind: "hours", percent: 50, ...TO_SHIP },
    { key: "hours_90", kind: "hours", percent: 90, ...TO_SHIP },
  ],
  cards: ["orders", "garments", "value", "late", "shipped", "on_time_share", "hours_50", "cancelled_share"],
  filters: [
    "seller",
    "store",
    "country",
    "status",
    "print_status",
    "shipment_status",
    "shipping_method",
    "remedy",
  ],
  dimensions: [
    "seller",
    "store",
    "country",
    "shipping_method",
    "status",
    "print_status",
    "shipment_status",
  ],
  by: "day",
});
