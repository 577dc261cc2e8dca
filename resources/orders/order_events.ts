import type { EventTable } from "../desk/desk_events.ts";
import { ordersRights } from "./orders.ts";
import { refundRights } from "./refund_requests.ts";

const ofOrders = { type: "Order", rule: ordersRights.view, isOn: false } as const;
const ofRefunds = { type: "Support", rule: refundRights.view } as const;

export const orderEvents = {
  "order.mention": {
    ...ofOrders,
    name: "Somebody mentions me",
    many: "comments mention you",
    isOn: true,
  },
  "order.held": { ...ofOrders, name: "Order put on hold", many: "orders were put on hold" },
  "order.shipped": { ...ofOrders, name: "Order shipped", many: "orders were shipped" },
  "order.delivered": { ...ofOrders, name: "Order delivered", many: "orders were delivered" },
  "order.returned": { ...ofOrders, name: "Order returned", many: "orders came back" },
  "order.cancelled": { ...ofOrders, name: "Order cancelled", many: "orders were cancelled" },
  "postage.higher": {
    ...ofOrders,
    name: "Postage is higher than reserved",
    many: "packages take more postage than was reserved",
    isOn: true,
  },
} as const satisfies EventTable;

export const refundEvents = {
  "refund.mention": {
    ...ofRefunds,
    name: "Somebody mentions me on a refund request",
    many: "comments on refund requests mention you",
    isOn: true,
  },
  "refund.asked": {
    ...ofRefunds,
    name: "Refund requested",
    many: "refunds were requested",
    isOn: false,
  },
  "refund.decided": {
    ...ofRefunds,
    name: "Refund request of mine decided",
    many: "refund requests of yours were decided",
    isOn: true,
  },
} as const satisfies EventTable;
