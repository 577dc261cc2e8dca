/**
 * Quality of orders: reprints, lead times and punctuality, without money. Source: docs/requirements.md S2.20, S6.10.
 */
import { allOf } from "../../api/access.ts";
import { defineFigures } from "../define_figures.ts";
import { orders } from "../orders/orders.ts";
import { qualityRights } from "../workshop/quality_rights.ts";
import { ON_TIME_MEASURES, SHIPPED_DAYS, TO_SHIP } from "./shipped_orders.ts";

const PAID_DAYS = { dated: "paid" } as const;
const PRODUCED_DAYS = { dated: "produced" } as const;
const TO_PAY = { from: "created_at", to: "paid_at", where: PAID_DAYS } as const;
const TO_PRODUCE = { from: "created_at", to: "produced_at", where: PRODUCED_DAYS } as const;

export const qualityOrders = defineFigures({
  id: "quality_of_orders",
  path: "/orders/print/quality/orders",
  group: "sales",
  isApart: true,
  // The figures open orders, so the report needs the right to see them.
  rule: allOf(qualityRights.view, orders.rule),
  module: "quality",
  query: "qualityOrders",
  list: orders,
  hidden: ["paid_at", "produced_at", "shipped_at"],
  currency: "currency",
  measures: [
    { key: "orders", kind: "count" },
    { key: "remade", kind: "count", where: { remedy: "reprint" } },
    { key: "remade_share", kind: "share", part: "remade", whole: "orders" },
    { key: "paid", kind: "count", where: PAID_DAYS },
    { key: "paid_50", kind: "hours", percent: 50, ...TO_PAY },
    { key: "paid_90", kind: "hours", percent: 90, ...TO_PAY },
    { key: "produced", kind: "count", where: PRODUCED_DAYS },
    { key: "produced_50", kind: "hours", percent: 50, ...TO_PRODUCE },
    { key: "produced_90", kind: "hours", percent: 90, ...TO_PRODUCE },
    { key: "shipped", kind: "count", where: SHIPPED_DAYS },
    ...ON_TIME_MEASURES,
    { key: "hours_50", kind: "hours", percent: 50, ...TO_SHIP },
    { key: "hours_90", kind: "hours", percent: 90, ...TO_SHIP },
  ],
  cards: [
    "remade",
    "remade_share",
    "on_time_share",
    "paid_50",
    "produced_50",
    "produced_90",
    "hours_50",
    "hours_90",
  ],
  filters: ["seller", "store", "country", "shipping_method", "remedy"],
  dimensions: ["seller", "store", "country", "shipping_method"],
  by: "week",
});
