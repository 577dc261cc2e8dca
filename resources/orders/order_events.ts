import type { EventTable } from "../desk/desk_events.ts";
import { ordersRights } from "./orders.ts";
import { refundRights } from "./refund_requests.ts";

const ofOrders = { type: "Order", rule: ordersRights.view, isOn: false } as const;
const ofRefunds = { type: "Support", rule: refundRights.view } as const;

export const orderEvents = {
  "order.mention": {
    ...ofOrders,
    name: "Somebody mentions me",
    many: "orderMentions",
    isOn: true,
  },
  "order.held": { ...ofOrders, name: "Order put on hold", many: "ordersHeld" },
  "order.shipped": { ...ofOrders, name: "Order shipped", many: "ordersShipped" },
  "order.delivered": { ...ofOrders, name: "Order delivered", many: "ordersDelivered" },
  "order.returned": { ...ofOrders, name: "Order returned", many: "ordersReturned" },
  "order.cancelled": { ...ofOrders, name: "Order cancelled", many: "ordersCancelled" },
  "postage.higher": {
    ...ofOrders,
    name: "Postage is higher than reserved",
    many: "postagesHigher",
    isOn: true,
  },
} as const satisfies EventTable;

export const refundEvents = {
  "refund.mention": {
    ...ofRefunds,
    name: "Somebody mentions me on a refund request",
    many: "refundMentions",
    isOn: true,
  },
  "refund.asked": {
    ...ofRefunds,
    name: "Refund requested",
    many: "refundsRequested",
    isOn: false,
  },
  "refund.decided": {
    ...ofRefunds,
    name: "My refund request was decided",
    many: "refundsDecided",
    isOn: true,
  },
} as const satisfies EventTable;
