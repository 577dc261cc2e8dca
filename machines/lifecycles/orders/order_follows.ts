import { type Shipment, SHIPMENTS } from "./order_facts.ts";

export const followParcels = (here: Shipment) => [
  ...SHIPMENTS.filter((state) => state !== here).map((state) => ({
    target: state,
    guard: { type: "areParcels" as const, params: { state } },
    actions: ["followParcels" as const],
  })),
  { guard: "isTrackingStale" as const, actions: ["followParcels" as const] },
];
