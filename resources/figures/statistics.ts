/** Sales › Statistics; a seller sees only their own orders. Source: docs/requirements.md S2.17, S6.13. */
import { rules } from "../../api/access.ts";
import { defineFigures } from "../define_figures.ts";
import { orders } from "../orders/orders.ts";
import { rightsIn } from "../rights.ts";
import { ON_TIME_MEASURES, SHIPPED_DAYS, TO_SHIP } from "./shipped_orders.ts";

export const statistics = defineFigures({
  id: "statistics",
  path: "/statistics",
  group: "sales",
  rule: rightsIn("statistics", rules.sales).view,
  module: "statistics",
  query: "statistics",
  list: orders,
  hidden: ["shipped_at"],
  currency: "currency",
  measures: [
    { key: "orders", kind: "count" },
    { key: "garments", kind: "sum", of: "items_count" },
    { key: "value", kind: "sum", of: "total_minor", isMoney: true },
    { key: "refunded", kind: "sum", of: "refunds_minor", isMoney: true },
    { key: "refunded_share", kind: "share", part: "refunded", whole: "value", isMoney: true },
    { key: "late", kind: "count", where: { due: "late" } },
    { key: "cancelled", kind: "count", where: { status: "Cancelled" } },
    { key: "cancelled_share", kind: "share", part: "cancelled", whole: "orders" },
    { key: "returned", kind: "count", where: { status: "Returned" } },
    { key: "remade", kind: "count", where: { remedy: "reprint" } },
    { key: "remade_share", kind: "share", part: "remade", whole: "orders" },
    { key: "shipped", kind: "count", where: SHIPPED_DAYS },
    ...ON_TIME_MEASURES,
    { key: "hours_50", kind: "hours", percent: 50, ...TO_SHIP },
    { key: "hours_90", kind: "hours", percent: 90, ...TO_SHIP },
  ],
  cards: [
    "orders",
    "garments",
    "value",
    "refunded_share",
    "shipped",
    "on_time_share",
    "hours_50",
    "remade_share",
  ],
  filters: ["seller", "store", "country", "status", "shipping_method", "remedy"],
  dimensions: ["seller", "store", "country", "shipping_method", "status"],
  by: "day",
});
