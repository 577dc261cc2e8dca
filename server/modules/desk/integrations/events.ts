import type { WebhookEvent } from "../../../../api/desk/integrations.ts";
import type { JOB_STATUSES } from "../../../../api/statuses.ts";
import type { RecordEvent } from "../../../events/events.ts";

const AXES: readonly string[] = ["status", "print_status", "shipment_status"];
const ENDED: readonly string[] = ["Done", "Failed", "Cancelled"] satisfies (typeof JOB_STATUSES)[number][];

/** The webhook event by a case's former and new state, or by its new state alone. */
const CASE_EVENTS: Readonly<Record<string, WebhookEvent>> = {
  "Draft Processing": "case.opened",
  "Waiting Seller Processing": "case.answered",
  Processing: "case.reopened",
  "Waiting Seller": "case.asked",
  Inprocess: "case.decided",
  Resolved: "case.resolved",
  Rejected: "case.rejected",
  Closed: "case.closed",
};

/** The webhook event by the new state of a forwarder's bill. */
const BILL_EVENTS: Readonly<Record<string, WebhookEvent>> = {
  Confirmed: "bill.confirmed",
  Invoiced: "bill.invoiced",
  Disputed: "bill.disputed",
  Paid: "bill.paid",
};

const BOX_EVENTS: Readonly<Record<string, WebhookEvent>> = {
  Closed: "box.closed",
  "Handed Over": "box.handedOver",
  Received: "box.received",
};

const FLIGHT_EVENTS: Readonly<Record<string, WebhookEvent>> = {
  Departed: "flight.departed",
  Arrived: "flight.arrived",
  "Customs Hold": "flight.held",
  Cleared: "flight.cleared",
  Injected: "flight.injected",
  Completed: "flight.completed",
  Cancelled: "flight.cancelled",
};

/** Returns the webhook event; null for an internal one. */
export function eventOf({ entity, isNew, changes }: RecordEvent): WebhookEvent | null {
  const moved = changes.find(({ field }) => AXES.includes(field));
  if (entity === "orders") {
    if (isNew) return "order.made";
    return moved ? "order.moved" : changes.length > 0 ? "order.changed" : null;
  }
  if (entity === "packages") return moved?.before === "" ? "package.made" : moved ? "package.moved" : null;
  // A refund request changes only by its steps, or by other refunds of the same lines.
  if (entity === "refundRequests") return isNew ? "refund.made" : "refund.moved";
  if (entity === "cases") {
    return moved ? CASE_EVENTS[`${moved.before} ${moved.after}`] ?? CASE_EVENTS[moved.after] ?? null : null;
  }
  if (entity === "localBills") return moved ? BILL_EVENTS[moved.after] ?? null : null;
  if (entity === "boxes") return moved ? BOX_EVENTS[moved.after] ?? null : null;
  if (entity === "consolidations") return moved ? FLIGHT_EVENTS[moved.after] ?? null : null;
  if (entity === "jobs") return moved && ENDED.includes(moved.after) ? "job.ended" : null;
  return null;
}

export type OutsideEvent = RecordEvent & { readonly type: WebhookEvent };

export const outsideEvents = (events: readonly RecordEvent[]): OutsideEvent[] =>
  events.flatMap((each) => {
    const type = eventOf(each);
    return type ? [{ ...each, type }] : [];
  });
