/** Transitions by which an order follows its packages. */
import { type Shipment, SHIPMENTS } from "./order_facts.ts";

/** Returns the transitions from a state of the shipment region to that of the packages. */
export const followParcels = (here: Shipment) => [
  ...SHIPMENTS.filter((state) => state !== here).map((state) => ({
    target: state,
    guard: { type: "areParcels" as const, params: { state } },
    actions: ["followParcels" as const],
  })),
  { guard: "isTrackingStale" as const, actions: ["followParcels" as const] },
];
