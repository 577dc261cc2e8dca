/** Every kind of delivery: one line each. */
import type { DeliveryKind } from "./kind.ts";

export const deliveryKinds: readonly DeliveryKind[] = [];
