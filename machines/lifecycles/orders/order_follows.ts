import { type Shipment, SHIPMENTS } from "./order_facts.ts";

export const followPackages = (here: Shipment) => [
  ...SHIPMENTS.filter((state) => state !== here).map((state) => ({
    target: state,
    guard: { type: "arePackages" as const, params: { state } },
    actions: ["followPackages" as const],
  })),
  { guard: "isTrackingStale" as const, actions: ["followPackages" as const] },
];
