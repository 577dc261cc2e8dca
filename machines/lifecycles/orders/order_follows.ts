/** Edges by which an order follows its packages. */
import { type Shipment, SHIPMENTS } from "./order_facts.ts";

/** Returns the edges from a state of the shipment region to where the packages are. */
export const followParcels = (here: Shipment) => [
  ...SHIPMENTS.filter((state) => state !== here).map((state) => ({
    target: state,
    guard: { type: "areParcels" as const, params: { state } },
    actions: ["followParcels" as const],
  })),
  { guard: "isTrackingStale" as const, actions: ["followParcels" as const] },
];
