import { type Shipment, SHIPMENTS } from "./order_facts.ts";

export const followPackages = (current: Shipment) => [
  ...SHIPMENTS.filter((state) => state !== current).map((state) => ({
    target: state,
    guard: { type: "arePackages" as const, params: { state } },
    actions: ["followPackages" as const],
  })),
  { guard: "isTrackingStale" as const, actions: ["followPackages" as const] },
];
