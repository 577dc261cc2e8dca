/** What a person can be told of, by the type of its notification. Source: spec S3.7. */
import { allows, anyOf, type Person, type Rule, rules } from "../../api/access.ts";
import type { NotificationType } from "../../api/inputs/desk/notification.ts";
import { approvalRights } from "../money/approvals.ts";
import { locations } from "../catalogue/locations.ts";
import { jobs } from "./jobs.ts";
import { ordersRights } from "../orders/orders.ts";
import { refundRights } from "../orders/refund_requests.ts";
import { labelsAtWork } from "../catalogue/prints.ts";
import { topupRights } from "../money/topup.ts";

export interface NotificationEvent {
  readonly id: string;
  readonly type: NotificationType;
  /** What the API calls it; screens have their own words, `choice.events.<id>`. */
  readonly name: string;
  /** Behind a number: several of them in one notification. */
  readonly many: string;
  /** Who can be told of it at all: whoever may see what it is about. */
  readonly rule: Rule;
  /** Whether a person who said nothing is told of it. */
  readonly isOn: boolean;
}

const ofOrders = { type: "Order", rule: ordersRights.view, isOn: false } as const;
const ofRefunds = { type: "Support", rule: refundRights.view } as const;
const ofJobs = { type: "Support", rule: jobs.rule } as const;

const EVENTS = {
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
  "topup.mention": {
    type: "Support",
    rule: anyOf(topupRights.view, approvalRights.view),
    name: "Somebody mentions me on a top-up",
    many: "comments on top-ups mention you",
    isOn: true,
  },
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
  "import.failed": { ...ofJobs, name: "Import of mine failed", many: "imports of yours failed", isOn: true },
  "balance.low": {
    type: "Support",
    rule: topupRights.view,
    name: "Balance is low",
    many: "balances are low",
    isOn: true,
  },
  "money.moved": {
    type: "Support",
    rule: topupRights.view,
    name: "Money on my balance moved",
    many: "movements of money on your balance",
    isOn: true,
  },
  "stock.low": {
    type: "Item",
    rule: locations.rule,
    name: "Stock is low",
    many: "items are low",
    isOn: true,
  },
  "label.unused": {
    type: "Support",
    rule: labelsAtWork,
    name: "Unused label soon cannot be voided",
    many: "unused labels soon cannot be voided",
    isOn: true,
  },
  "storage.trouble": {
    type: "Support",
    rule: rules.rootOnly,
    name: "Trouble with files or their disk",
    many: "troubles with files or their disk",
    isOn: true,
  },
  "job.ended": { ...ofJobs, name: "Job of mine ended", many: "jobs of yours ended", isOn: false },
} as const satisfies Readonly<Record<string, Omit<NotificationEvent, "id">>>;

export type NotificationEventId = keyof typeof EVENTS;

export const NOTIFICATION_EVENTS: readonly NotificationEvent[] = Object.entries(EVENTS)
  .map(([id, event]) => ({ id, ...event }));

export const notificationEventOf = (id: string): NotificationEvent | undefined =>
  NOTIFICATION_EVENTS.find((event) => event.id === id);

/** The events of a type that somebody can be told of. */
export const eventsFor = (type: string, person: Person): readonly NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => event.type === type && allows(event.rule, person));
