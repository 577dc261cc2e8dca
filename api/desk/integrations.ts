/** Source: docs/requirements.md S2.32. */

export const INTEGRATION_KINDS = [
  "outgoing_webhook",
  "incoming_orders",
  "easypost",
  "etsy_app",
  "tiktok_app",
] as const;
export type IntegrationKindName = (typeof INTEGRATION_KINDS)[number];

export interface GivenSecret {
  readonly name: string;
  readonly chars: number;
  readonly isOptional?: boolean;
  /** Set for a secret that is an https address: the hosts that it may be on. */
  readonly hosts?: readonly string[];
}

/** Secrets that a platform gave our app. Other kinds have one secret, which is made here. */
const GIVEN_SECRETS: Readonly<Partial<Record<IntegrationKindName, readonly GivenSecret[]>>> = {
  etsy_app: [
    { name: "keystring", chars: 100 },
    { name: "shared_secret", chars: 100 },
    { name: "webhook_secret", chars: 200, isOptional: true },
  ],
  tiktok_app: [
    { name: "app_key", chars: 100 },
    { name: "app_secret", chars: 200 },
    {
      name: "authorization_link",
      chars: 300,
      // The second host is for sellers in the US.
      hosts: ["services.tiktokshop.com", "services.us.tiktokshop.com"],
    },
  ],
};
/** Returns null for a kind of integration whose secret we make. */
export const givenSecretsOf = (kind: string): readonly GivenSecret[] | null =>
  Object.entries(GIVEN_SECRETS).find(([name]) => name === kind)?.[1] ?? null;

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
