/** Source: docs/requirements.md S2.32. */

/** Kinds with a working adapter; others cannot be added. */
export const INTEGRATION_KINDS = ["outgoing_webhook", "incoming_orders", "easypost"] as const;
export type IntegrationKindName = (typeof INTEGRATION_KINDS)[number];

/** A new one is paused until it has its secret. */
export { INTEGRATION_STATUSES } from "../generated/states/integration.ts";

export const WEBHOOK_EVENTS = [
  "order.made",
  "order.moved",
  "order.changed",
  "package.made",
  "package.moved",
  "refund.made",
  "refund.moved",
  "job.ended",
  "case.opened",
  "case.asked",
  "case.answered",
  "case.decided",
  "case.resolved",
  "case.rejected",
  "case.reopened",
  "case.closed",
  "bill.confirmed",
  "bill.invoiced",
  "bill.disputed",
  "bill.paid",
  "box.closed",
  "box.handedOver",
  "box.received",
  "flight.departed",
  "flight.arrived",
  "flight.held",
  "flight.cleared",
  "flight.injected",
  "flight.completed",
  "flight.cancelled",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Increased when a change of the payload would break old receivers. */
export const PAYLOAD_VERSION = 1;
