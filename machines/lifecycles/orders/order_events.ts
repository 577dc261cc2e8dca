import { and } from "xstate";

export type OrderEvent =
  | { readonly type: "order.submit" }
  | { readonly type: "order.pay" }
  | { readonly type: "order.awaitFunds" }
  | { readonly type: "order.forgetFunds" }
  | { readonly type: "order.unpay" }
  | { readonly type: "order.drop" }
  | { readonly type: "order.repack" }
  | { readonly type: "order.hold" }
  | { readonly type: "order.release" }
  | { readonly type: "order.cancel" }
  | { readonly type: "order.requestCancel" }
  | { readonly type: "order.refuseCancel" }
  | { readonly type: "order.approveCancel" }
  | { readonly type: "order.complete" }
  | { readonly type: "production.start" }
  | { readonly type: "production.unstart" }
  | { readonly type: "production.finish" }
  | { readonly type: "label.attach" }
  | { readonly type: "label.void" }
  | { readonly type: "shipment.handOver" }
  | { readonly type: "shipment.deliver" }
  | { readonly type: "shipment.return" }
  | { readonly type: "units.settle" }
  | { readonly type: "packages.settle" }
  | { readonly type: "remedies.settle" }
  | { readonly type: "cases.settle" };

const effect = () => {};

export const ORDER_EFFECTS = {
  captureTotal: effect,
  awaitFunds: effect,
  forgetFunds: effect,
  refundTotal: effect,
  rememberHold: effect,
  forgetHold: effect,
  rememberAutoHold: effect,
  startCooling: effect,
  makeUnits: effect,
  makePackage: effect,
  reservePostage: effect,
  releaseToFloor: effect,
  takeBackFromFloor: effect,
  finishUnits: effect,
  holdUnits: effect,
  releaseUnits: effect,
  stopUnits: effect,
  refundUnits: effect,
  lightenPackages: effect,
  dropUnits: effect,
  releaseShelfUnits: effect,
  attachLabel: effect,
  voidLabels: effect,
  handOverPackages: effect,
  deliverPackages: effect,
  returnPackages: effect,
  followPackages: effect,
  followRefunds: effect,
  followCases: effect,
  bookProduction: effect,
};

/** Effects of a payment: the package, the reservation for its postage, and the garments. */
export const PAYMENT_EFFECTS = ["makePackage" as const, "reservePostage" as const, "makeUnits" as const];

/** Effects of stopping garments: the refund, the garments' state, their shelf, and lighter packages. */
const DROP_EFFECTS = [
  "refundUnits" as const,
  "dropUnits" as const,
  "releaseShelfUnits" as const,
  "lightenPackages" as const,
];

export const hold = {
  target: "On Hold",
  guard: "isSomethingIn" as const,
  actions: ["rememberHold" as const, "holdUnits" as const],
};
export const askToCancel = {
  target: "Cancel Requested",
  guard: "isNothingOut" as const,
  actions: ["holdUnits" as const],
};
export const drop = {
  guard: and(["isSomethingIn" as const, "hasStoppable" as const]),
  actions: DROP_EFFECTS,
};
export const repack = { guard: "hasLoose" as const, actions: ["makePackage" as const] };
export const RESUME_EFFECTS = ["forgetHold" as const, "releaseUnits" as const];
export const WHOLE_CANCEL_EFFECTS = [
  "refundTotal" as const,
  "stopUnits" as const,
  "releaseShelfUnits" as const,
];
export const HELD_CANCEL_EFFECTS = [...WHOLE_CANCEL_EFFECTS, "forgetHold" as const];

export const toShippedAgain = { target: "Shipped", guard: "isOnItsWay" as const };
export const toStopped = { target: "Stopped", guard: "isCancelled" as const };
/** `bookProduction` books the cost only the first time that the order is printed. */
export const toPrinted = {
  target: "Printed",
  guard: "isProduced" as const,
  actions: ["bookProduction" as const],
};
