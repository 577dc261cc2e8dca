/** Every kind of delivery: one line each. */
import { extensionDelivery } from "../extensions/delivery.ts";
import { webhookDelivery } from "../integrations/webhook.ts";
import { notificationDelivery } from "../notification_settings/delivery.ts";
import type { DeliveryKind } from "./kind.ts";

export const deliveryKinds: readonly DeliveryKind[] = [
  webhookDelivery,
  extensionDelivery,
  notificationDelivery,
];
