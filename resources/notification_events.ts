/** All events for notifications, in the order of the settings. Source: docs/requirements.md S3.7. */
import { allows, type Person, type Rule } from "../api/access.ts";
import { stockEvents } from "./catalogue/stock_events.ts";
import { boxEvents } from "./handover/box_events.ts";
import { flightEvents } from "./handover/flight_events.ts";
import { deskEvents, importEvents, type NotificationEvent } from "./desk/desk_events.ts";
import { balanceEvents, bookEvents, invoiceEvents, topupEvents } from "./money/money_events.ts";
import { orderEvents, refundEvents } from "./orders/order_events.ts";
import { billEvents } from "./handover/bill_events.ts";
import { tiktokEvents } from "./handover/tiktok_events.ts";
import { numberEvents } from "./shipping/number_events.ts";
import { shopEvents } from "./shops/shop_events.ts";
import { caseEvents } from "./support/support_events.ts";
import { reportEvents } from "./figures/report_events.ts";

const EVENTS = {
  ...orderEvents,
  ...topupEvents,
  ...invoiceEvents,
  ...refundEvents,
  ...caseEvents,
  ...billEvents,
  ...boxEvents,
  ...flightEvents,
  ...numberEvents,
  ...tiktokEvents,
  ...shopEvents,
  ...importEvents,
  ...balanceEvents,
  ...bookEvents,
  ...stockEvents,
  ...reportEvents,
  ...deskEvents,
};

export type NotificationEventId = keyof typeof EVENTS;

export const NOTIFICATION_EVENTS: readonly NotificationEvent[] = Object.entries(EVENTS)
  .map(([id, event]) => ({ id, ...event }));

export const ruleOfEvent = (id: NotificationEventId): Rule => EVENTS[id].rule;

export const notificationEventOf = (id: string): NotificationEvent | undefined =>
  NOTIFICATION_EVENTS.find((event) => event.id === id);

export const eventsFor = (type: string, person: Person): readonly NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => event.type === type && allows(event.rule, person));
